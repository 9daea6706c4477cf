import type { Texts } from '../i18n/use-texts'
import type { ChartModel } from './chart-model'

type Words = Pick<Texts, 't' | 'format'>

interface PriceBand {
  readonly from: number
  readonly to: number | null
  readonly products: number
}

/** A price band in words: `Under $10`, `$10–20`, `$100 and over`. */
export function bandName({ from, to }: Pick<PriceBand, 'from' | 'to'>, { t, format }: Words): string {
  const money = (amount: number) => format.money(amount, 'USD', 0)
  if (to === null) return t('price.from', { from: money(from) })
  return from === 0 ? t('price.under', { to: money(to) }) : `${money(from)}–${money(to)}`
}

/** How many products lie in each price band. */
export function priceModel(bands: readonly PriceBand[], words: Words): ChartModel {
  return {
    x: bands.map((band) => bandName(band, words)),
    kind: 'labels',
    fromZero: true,
    write: words.format.count,
    series: [
      {
        id: 'products',
        name: words.t('column.products'),
        look: 'bar',
        color: 'accent',
        values: bands.map((band) => band.products),
      },
    ],
  }
}
