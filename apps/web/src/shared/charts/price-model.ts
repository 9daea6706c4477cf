import type { Texts } from '../i18n/use-texts'
import type { ChartModel } from './chart-model'

type ModelTexts = Pick<Texts, 't' | 'format'>

interface PriceBand {
  readonly from: number
  readonly to: number | null
  readonly products: number
}

/** A price band in words: `Under $10`, `$10–20`, `$100 and over`. */
export function bandName({ from, to }: Pick<PriceBand, 'from' | 'to'>, { t, format }: ModelTexts): string {
  const money = (amount: number) => format.money(amount, 'USD', 0)
  if (to === null) return t('price.from', { from: money(from) })
  return from === 0 ? t('price.under', { to: money(to) }) : `${money(from)}–${money(to)}`
}

/** How many products lie in each price band. */
export function priceModel(bands: readonly PriceBand[], texts: ModelTexts): ChartModel {
  return {
    x: bands.map((band) => bandName(band, texts)),
    kind: 'labels',
    fromZero: true,
    write: texts.format.count,
    series: [
      {
        id: 'products',
        name: texts.t('column.products'),
        look: 'bar',
        color: 'accent',
        values: bands.map((band) => band.products),
      },
    ],
  }
}
