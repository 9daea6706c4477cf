import { z } from 'zod'
import { NOT_COMPARED } from '@trendee/core/collections/what-changed'
import { LEVELS, LIFECYCLES } from '@trendee/core/trend/vocabulary'
import { taken } from './decision'
import { day, forecastIn, fraction, trendSummary } from '../fields'

/** How a trend stood on the newest day of its data. */
export const standing = z.object({
  level: z.enum(LEVELS),
  lifecycle: z.enum(LIFECYCLES).nullable(),
  /** Over the asked window. */
  growth: fraction,
  forecast_peak_week: day.nullable(),
  as_of: day,
})
export type Standing = z.output<typeof standing>

export const collectedTrend = z.object({
  categoryId: z.string(),
  /** The trend's id. */
  trendName: z.string(),
  name: z.string(),
  trend_name_zh: z.string(),
  collected_at: z.int(),
  note: z.string(),
  /** What was decided on it last; `null` where nothing was. */
  decision: taken.nullable(),
  /** As it stands now for the asked gender and region; `null` where the data does not know it there. */
  trend: trendSummary.nullable(),
  /** When it was collected, in the region and for the gender that `trend` tells of. */
  before: standing.nullable(),
  now: standing.nullable(),
  /** Why before and now cannot be compared; `null` where they can. */
  not_compared: z.enum(NOT_COMPARED).nullable(),
})
export type CollectedTrend = z.output<typeof collectedTrend>

/** What of a list of them is forecast, for `hides`. */
export const COLLECTED_HIDES = [
  ...forecastIn('list.trend.'),
  { feature: 'forecast', field: 'list.before.forecast_peak_week' },
  { feature: 'forecast', field: 'list.now.forecast_peak_week' },
] as const
