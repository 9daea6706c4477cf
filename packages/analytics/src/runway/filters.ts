import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const COUNT = z.object({ kind: z.string(), parent: z.string(), value: z.string(), name: z.string(), looks: z.number() })
export type LookCount = z.output<typeof COUNT>

const MOST_OPTIONS = 1000

/** How many looks there are of each value that they can be filtered by; of a house its name. Most first. */
export function lookCounts(db: AnalyticsDb): Promise<LookCount[]> {
  return db.rows(
    COUNT,
    `SELECT counted.1 AS kind, counted.2 AS parent, counted.3 AS value, any(counted.4) AS name, count() AS looks
     FROM (
       SELECT arrayJoin([('season', '', toString(season), ''), ('city', '', toString(city), ''),
         ('brand', '', brand_id, brand), ('gender', '', toString(gender), '')]) AS counted
       FROM trendee.look_current
       UNION ALL
       SELECT arrayJoin(arrayDistinct(groupArrayArray(arrayConcat(
         [('primary', '', toString(primary_category), ''),
          ('secondary', toString(primary_category), toString(secondary_category), '')],
         arrayMap((type, value) -> ('attribute', toString(type), toString(value), ''), attribute_types, attribute_values))))) AS counted
       FROM trendee.look_garment GROUP BY look_id)
     WHERE value != '' GROUP BY kind, parent, value
     ORDER BY looks DESC, value LIMIT ${MOST_OPTIONS} BY kind`,
    {},
    { route: 'runway.filters', isKept: true },
  )
}

const SEASON = z.object({
  season: z.string(),
  shows: z.number(),
  looks: z.number(),
  from_day: z.string(),
  to_day: z.string(),
})

/** Seasons with their shows, the newest first. */
export function seasons(db: AnalyticsDb): Promise<z.output<typeof SEASON>[]> {
  return db.rows(
    SEASON,
    `SELECT season, count() AS shows, sum(looks) AS looks, toString(min(shown_on)) AS from_day, toString(max(shown_on)) AS to_day
     FROM trendee.show_current WHERE season != '' GROUP BY season ORDER BY max(shown_on) DESC, season`,
    {},
    { route: 'runway.seasons', isKept: true },
  )
}
