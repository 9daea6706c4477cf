import { MOST_HISTORY_DAYS, type ProductDetail } from '@trendee/contract/selling/detail'
import { PRICE_STEP } from '@trendee/core/prices/price-step'
import type { ChartModel } from '../charts/chart-model'
import type { Texts } from '../i18n/use-texts'

export type Observation = ProductDetail['history'][number]
type ModelTexts = Pick<Texts, 't' | 'format'>

const DAY_MS = 86_400_000
const WEEK_DAYS = 7

function dayOf(isoDay: string): number {
  return Date.parse(`${isoDay}T00:00:00Z`) / DAY_MS
}

function isoOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Days between neighbouring observations, as they usually are. */
function usualStep(days: readonly number[]): number {
  const steps = days.slice(1).map((day, index) => day - (days[index] ?? day))
  return steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 1
}

/**
 * The days of a history with an empty one put into each hole, so that a line breaks where nothing was seen. A hole is
 * three times the usual step, and more than a week: shops are also read weekly.
 */
export function withHoles(history: readonly Observation[]): { x: string[]; rows: (Observation | null)[] } {
  const days = history.map((row) => dayOf(row.day))
  const step = usualStep(days)
  const x: string[] = []
  const rows: (Observation | null)[] = []
  for (const [index, row] of history.entries()) {
    const day = days[index] ?? 0
    const before = days[index - 1]
    if (before !== undefined && day - before > Math.max(3 * step, WEEK_DAYS + 1)) {
      x.push(isoOf(before + step))
      rows.push(null)
    }
    x.push(row.day)
    rows.push(row)
  }
  return { x, rows }
}

/** Prices in the shop's own currency; in dollars where it changed its currency. */
export function priceHistory(detail: ProductDetail, { t, format }: ModelTexts): ChartModel {
  const { x, rows } = withHoles(detail.history)
  const [own, ...others] = new Set(detail.history.flatMap(({ price }) => price?.currency ?? []))
  const isOwn = own !== undefined && others.length === 0
  return {
    x,
    kind: 'time',
    fromZero: false,
    write: (value) => format.money(value, isOwn ? own : 'USD'),
    series: [
      {
        id: 'price',
        name: t('sort.price'),
        look: 'step',
        color: 'accent',
        values: rows.map((row) => (isOwn ? row?.price?.amount : row?.price_usd) ?? null),
      },
    ],
  }
}

/**
 * Units a day: what was sold since the capture before, spread over the days between. Bars of the raw differences would
 * make a weekly capture look like seven good days.
 */
export function unitsHistory(detail: ProductDetail, { t, format }: ModelTexts): ChartModel {
  const { x, rows } = withHoles(detail.history)
  return {
    x,
    kind: 'time',
    fromZero: true,
    write: format.short,
    series: [
      {
        id: 'units',
        name: t('units.a_day'),
        look: 'span',
        color: 'accent',
        values: rows.map((_, at) => perDay(rows, at)),
      },
    ],
  }
}

function perDay(rows: readonly (Observation | null)[], at: number): number | null {
  const row = rows[at] ?? null
  const before = rows.slice(0, at).findLast((candidate) => candidate !== null) ?? null
  if (row === null || before === null || row.units === null) return null
  return row.units / (dayOf(row.day) - dayOf(before.day))
}

/** A count as it stood, such as reviews or favourites of all time. */
export function countHistory(
  detail: ProductDetail,
  count: 'reviews' | 'favorites' | 'units_total' | 'units_in_period',
  { t, format }: ModelTexts,
): ChartModel {
  // A shop that is read daily may tell a count once a week.
  const { x, rows } = withHoles(detail.history.filter((row) => row[count] !== null))
  const name = {
    reviews: 'sort.reviews',
    favorites: 'column.favorites',
    units_total: 'units.label',
    units_in_period: 'units.label',
  } as const
  return {
    x,
    kind: 'time',
    fromZero: false,
    write: format.short,
    series: [
      {
        id: count,
        name: t(name[count]),
        look: 'line',
        color: 'accent',
        values: rows.map((row) => row?.[count] ?? null),
      },
    ],
  }
}

/** Rank with the best on top. */
export function rankHistory(detail: ProductDetail, { t, format }: ModelTexts): ChartModel {
  const { x, rows } = withHoles(detail.history)
  return {
    x,
    kind: 'time',
    fromZero: false,
    isInverted: true,
    write: (value) => (value === null ? format.count(null) : `#${format.count(value)}`),
    series: [
      {
        id: 'rank',
        name: t('sort.rank'),
        look: 'line',
        color: 'accent',
        values: rows.map((row) => row?.sales_rank ?? null),
      },
    ],
  }
}

export interface LaunchEvent {
  readonly day: string
  readonly kind:
    | 'listed'
    | 'first_seen'
    | 'cheaper'
    | 'dearer'
    | 'best_rank'
    | 'sold_out'
    | 'gone'
    | 'back'
    | 'last_seen'
  /** The price after a change. */
  readonly price?: NonNullable<Observation['price']>
  /** The best rank. */
  readonly rank?: number
}

/** More changes of a price say less: the greatest stand in the story, all in the chart. */
const MOST_PRICE_CHANGES = 12

interface PriceChange extends LaunchEvent {
  /** Share of the price before. */
  readonly step: number
}

/** The greatest changes of a price between two captures of one currency: rates of exchange change no price. */
function priceChanges(history: readonly Observation[]): PriceChange[] {
  const priced = history.flatMap(({ day, price }) => (price === null ? [] : [{ day, price }]))
  return priced
    .flatMap(({ day, price }, at): PriceChange[] => {
      const before = priced[at - 1]?.price
      if (before === undefined || before.currency !== price.currency || before.amount === 0) return []
      const change = price.amount / before.amount - 1
      const step = Math.abs(change)
      return step > PRICE_STEP ? [{ day, kind: change < 0 ? 'cheaper' : 'dearer', price, step }] : []
    })
    .toSorted((a, b) => b.step - a.step)
    .slice(0, MOST_PRICE_CHANGES)
}

/**
 * How the known story of a product begins: a shop may tell that it listed it before it was first captured. Of a history that
 * was cut short nobody knows.
 */
function beginning({ product, history }: ProductDetail): LaunchEvent[] {
  const [first] = history
  if (product.first_seen === null) return []
  if (first === undefined || history.length === MOST_HISTORY_DAYS || first.day <= product.first_seen) {
    return [{ day: product.first_seen, kind: 'first_seen' }]
  }
  return [
    { day: product.first_seen, kind: 'listed' },
    { day: first.day, kind: 'first_seen' },
  ]
}

/** What happened to a product, in order: from the first day that is known of it to the last. */
export function launchEvents(detail: ProductDetail): LaunchEvent[] {
  const { product, history } = detail
  const events: LaunchEvent[] = [...beginning(detail), ...priceChanges(history)]
  let isInStock: boolean | null = null
  for (const row of history) {
    if (row.in_stock === true && isInStock === false) events.push({ day: row.day, kind: 'back' })
    isInStock = row.in_stock ?? isInStock
  }
  const ranked = history.filter((row) => row.sales_rank !== null)
  const best = ranked.toSorted((a, b) => (a.sales_rank ?? 0) - (b.sales_rank ?? 0))[0]
  if (best && best.sales_rank !== null && ranked.length > 1) {
    events.push({ day: best.day, kind: 'best_rank', rank: best.sales_rank })
  }
  if (detail.sold_out_on !== null) {
    // What is not seen any more counts as sold out; nobody said so.
    events.push({ day: detail.sold_out_on, kind: product.in_stock === false ? 'sold_out' : 'gone' })
  }
  if (product.last_seen !== null && product.last_seen !== product.first_seen)
    events.push({ day: product.last_seen, kind: 'last_seen' })
  return events.toSorted((a, b) => a.day.localeCompare(b.day))
}
