import { LEAD_SOURCES } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const source = z.enum(LEAD_SOURCES)
const LEAD = z.object({
  trend_id: z.string(),
  first: source,
  second: source,
  lead_weeks: z.number(),
  correlation: z.number(),
  p_value: z.number(),
  weeks: z.number(),
  is_told: z.number(),
})
export type LeadRow = z.output<typeof LEAD>

/** What was tested between sources for a gender, with '' for everybody: of one trend, or of all that have a page. */
export function trendLeads(db: AnalyticsDb, asked: { gender: string; trendId?: string }): Promise<LeadRow[]> {
  return db.rows(
    LEAD,
    `SELECT trend_id, first, second, lead_weeks, correlation, p_value, weeks, is_told FROM trendee.trend_lead
     WHERE gender = {gender:String} AND trend_id != '' AND ({trend:String} = '' OR trend_id = {trend:String})
       AND trend_id IN (SELECT trend_id FROM trendee.trend_metric)
     ORDER BY trend_id, first, second`,
    { gender: asked.gender, trend: asked.trendId ?? '' },
    { route: 'trends.trendLeads', isKept: true },
  )
}

const MEASURED = z.object({ source, platform: z.string(), weeks: z.number(), last: z.string().nullable() })

/** What each source measures for a gender; one that nothing is known of is left out. */
export function leadSources(db: AnalyticsDb, gender: string): Promise<z.output<typeof MEASURED>[]> {
  return db.rows(
    MEASURED,
    `SELECT first AS source, platform, weeks, toString(last_week) AS last FROM trendee.trend_lead
     WHERE gender = {gender:String} AND trend_id = ''`,
    { gender },
    { route: 'trends.leadSources', isKept: true },
  )
}
