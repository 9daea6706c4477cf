import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { order, wholeNumber } from '../parameters'

/** What every list of trends can be ordered by. */
export const TREND_SORTS = [
  'level',
  'score',
  'growth',
  'adjusted_growth',
  'yoy',
  'ytd',
  'season',
  'peak',
  'verdict',
  'usual_error',
  'name',
] as const

/** Beside `sort`. */
export const trendOrder = {
  order,
  /**
   * Weeks from the order to the shop, the usual lead where it is left out: `verdict` and `usual_error` are of the season that goods
   * ordered today still meet. By `usual_error` the surest come first where the order is `asc`.
   */
  lead_weeks: wholeNumber(LEAD_WEEKS.least, LEAD_WEEKS.most).optional(),
}
