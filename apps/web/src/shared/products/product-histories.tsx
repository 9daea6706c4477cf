import { useMemo } from 'react'
import type { ProductDetail } from '@trendee/contract/selling/detail'
import { type RankingMeasure, rankingMeasure } from '@trendee/core/selling/ranking-measure'
import { productRecordTexts } from '@trendee/contract/texts/product-record'
import { addTexts } from '../i18n/i18n'
import { Chart } from '../charts/chart'
import { hasValues } from '../charts/chart-model'
import { useTexts } from '../i18n/use-texts'
import { Section } from '../ui/screen'
import { countHistory, priceHistory, rankHistory, unitsHistory } from './product-models'
import classes from './product-record.module.css'

addTexts(productRecordTexts)

/** What was counted of the product, by the measure that it can rank by. */
const HISTORIES = {
  units: 'product.units_history',
  units_in_period: 'product.units_period_history',
  units_total: 'product.units_total_history',
  sales_rank: 'product.rank_history',
  reviews: 'product.reviews_history',
  favorites: 'product.favorites_history',
} as const
type History = keyof typeof HISTORIES

/** Units of a window are drawn a day from lifetime counts, or as the feed counts them over its own period. */
function historyOf(measure: RankingMeasure | null, { history }: ProductDetail): History | null {
  if (measure === 'units' && history.some((day) => day.units_in_period !== null)) return 'units_in_period'
  return measure === 'reviews_total' ? 'reviews' : measure
}

/** The product over time: first what ranks it, then its price and whatever else is known. */
export function ProductHistories({ detail }: { readonly detail: ProductDetail }) {
  const texts = useTexts()
  const { t, format } = texts
  const { history, product } = detail
  const leading = historyOf(rankingMeasure(product), detail)
  const known = useMemo(() => {
    const models = {
      units: unitsHistory(detail, texts),
      units_in_period: countHistory(detail, 'units_in_period', texts),
      units_total: countHistory(detail, 'units_total', texts),
      sales_rank: rankHistory(detail, texts),
      reviews: countHistory(detail, 'reviews', texts),
      favorites: countHistory(detail, 'favorites', texts),
    }
    const order = (Object.keys(HISTORIES) as History[]).toSorted(
      (a, b) => Number(b === leading) - Number(a === leading),
    )
    const days = product.units_window_days ?? ''
    const counts = order.map((id) => ({ title: t(HISTORIES[id], { days }), model: models[id] }))
    const [first, ...others] = counts
    const price = { title: t('product.price_history'), model: priceHistory(detail, texts) }
    return [...(first === undefined ? [] : [first]), price, ...others].filter(({ model }) => hasValues(model))
  }, [detail, leading, product, t, texts])
  const [only] = history
  if (only === undefined) return null
  if (history.length === 1) {
    return (
      <Section id="histories" title={t('product.histories')}>
        <p className={classes.once}>{t('product.seen_once', { day: format.day(only.day) })}</p>
      </Section>
    )
  }
  return (
    <div className={classes.charts} id="histories" data-count={Math.min(known.length, 4)}>
      {known.map(({ title, model }) => (
        <Section key={title} title={title}>
          <Chart
            title={title}
            model={model}
            height={240}
            source={t('source.to', { day: format.day(product.last_seen) })}
          />
        </Section>
      ))}
    </div>
  )
}
