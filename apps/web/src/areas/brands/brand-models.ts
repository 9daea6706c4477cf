import type { OutputOf } from '@trendee/contract/endpoint'
import type { brands } from '@trendee/contract/brands/brands'
import { addWeeks, weeksBetween } from '@trendee/core/periods/week'
import type { ChartModel, SeriesColor } from '../../shared/charts/chart-model'
import type { Texts } from '../../shared/i18n/use-texts'

export type BrandInfo = OutputOf<typeof brands.info>
export type BrandWeek = BrandInfo['weeks'][number]
export type CategoryPrices = BrandInfo['categories'][number]

type ModelTexts = Pick<Texts, 't' | 'format'>

/** Mondays from the first captured week to the last; weeks between without a capture are gaps. */
function mondaysOf(weeks: readonly { readonly week: string }[]): string[] {
  const days = weeks.map(({ week }) => week).toSorted()
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return []
  return Array.from({ length: weeksBetween(first, last) + 1 }, (_, index) => addWeeks(first, index))
}

function onMondays(
  mondays: readonly string[],
  weeks: readonly BrandWeek[],
  valueOf: (week: BrandWeek) => number | null,
): (number | null)[] {
  const byWeek = new Map(weeks.map((week) => [week.week, valueOf(week)]))
  return mondays.map((monday) => byWeek.get(monday) ?? null)
}

/** How much of the brand's products was reduced, and how deep, week by week. */
export function discountModel(weeks: readonly BrandWeek[], { t, format }: ModelTexts): ChartModel {
  const mondays = mondaysOf(weeks)
  return {
    x: mondays,
    kind: 'time',
    fromZero: true,
    write: format.share,
    series: [
      {
        id: 'reduced',
        name: t('column.reduced_share'),
        look: 'line',
        color: 'accent',
        isLabelled: true,
        values: onMondays(mondays, weeks, (week) => week.reduced_share),
      },
      {
        id: 'depth',
        name: t('column.discount_depth'),
        look: 'thin',
        color: 'ink',
        isLabelled: true,
        values: onMondays(mondays, weeks, (week) => week.discount_depth),
      },
    ],
  }
}

/** One course for each brand: what its prices were cut by on average over all of its products. */
export function comparedModel(
  brands: readonly { readonly name: string; readonly id: string; readonly weeks: readonly BrandWeek[] }[],
  { format }: ModelTexts,
): ChartModel {
  const mondays = mondaysOf(brands.flatMap(({ weeks }) => weeks))
  return {
    x: mondays,
    kind: 'time',
    fromZero: true,
    write: format.share,
    series: brands.map(({ id, name, weeks }, index) => ({
      id,
      name,
      look: 'line',
      color: index === 0 ? 'accent' : ((index - 1) as SeriesColor),
      isLabelled: true,
      values: onMondays(mondays, weeks, averageCut),
    })),
  }
}

/** Share of the reduced × their reduction. */
export function averageCut({ reduced_share: share, discount_depth: depth }: BrandWeek): number | null {
  return share === null || depth === null ? null : share * depth
}

/** Where a price stands on a strip from the lowest to the highest price, 0 to 1, by ratio: prices are told apart by ratio. */
export function priceScale(categories: readonly CategoryPrices[]): (price: number) => number {
  const all = categories
    .flatMap(({ prices, market }) => [prices.low, prices.high, market.low, market.high])
    .filter((price) => price > 0)
  const low = Math.log(Math.min(...all))
  const high = Math.log(Math.max(...all))
  return (price) =>
    all.length === 0 || high === low ? 0.5 : (Math.log(Math.max(price, Math.exp(low))) - low) / (high - low)
}
