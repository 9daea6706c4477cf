import type { SeasonSaid, TrendSummary } from '@trendee/contract/fields'
import { dueOf } from '@trendee/contract/trends/season-to-meet'
import type { SeasonDue } from '@trendee/core/season/season-order'
import { SEASON_VERDICTS } from '@trendee/core/season/season-verdict'

/** What the order calendar shows of a trend for a season. */

type OrderedTrend = Pick<TrendSummary, 'trend_id' | 'name' | 'trend_name_zh' | 'type' | 'gender' | 'region'>

export interface OrderRow {
  readonly key: string
  readonly trend: OrderedTrend
  readonly said: SeasonSaid
  readonly due: SeasonDue
}

export const keyOf = ({ type, trend_id: id, gender }: OrderedTrend) => `${type}/${id}/${gender}`

interface Counted {
  /** The day from which it is counted. */
  readonly today: string
  readonly leadWeeks: number
}

export function orderRow(trend: OrderedTrend, said: SeasonSaid, { today, leadWeeks }: Counted): OrderRow {
  return { key: keyOf(trend), trend, said, due: dueOf(said, { region: trend.region, told_on: today }, leadWeeks) }
}

/** Of trends those to order for the season that begins on a Monday and still in time, the soonest due first, then as `trends.season_list` has them. */
export function rowsOfTrends(list: readonly TrendSummary[], from: string, leadWeeks: number): OrderRow[] {
  return list
    .flatMap((trend) =>
      trend.forecast_seasons
        .filter((said) => said.from === from)
        .map((said) => orderRow(trend, said, { today: trend.told_on, leadWeeks })),
    )
    .filter(({ due: { orderBy, isTooLate } }) => orderBy !== null && !isTooLate)
    .toSorted(
      (a, b) =>
        compare(a.due.orderBy ?? '', b.due.orderBy ?? '') ||
        SEASON_VERDICTS.indexOf(a.said.verdict) - SEASON_VERDICTS.indexOf(b.said.verdict) ||
        doubts(a.said) - doubts(b.said) ||
        strength(b.said) - strength(a.said),
    )
}

const doubts = ({ is_guess: isGuess, reason }: SeasonSaid) => (isGuess ? 2 : 0) + (reason === 'below_last_year' ? 1 : 0)
const strength = ({ verdict, of_year: ofYear, times_lower: lower }: SeasonSaid) =>
  (verdict === 'returns' ? ofYear : lower) ?? 0

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
