import type { LookFilters } from '@trendee/contract/runway/look'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { CARRIED_CATEGORIES } from '../tables/carried-categories'
import { wordsPutRight } from '../tables/found-by-words'
import { askedGarments, lookConditions } from '../tables/look-filter'

const COUNT = z.object({ kind: z.string(), parent: z.string(), value: z.string(), name: z.string(), looks: z.number() })
export type LookCount = z.output<typeof COUNT>

const MOST_OPTIONS = 1000

/** What a look is filed under, and what a choice of it takes back: a show is of one season, city and house. */
const PLACES = [
  { kind: 'season', column: 'season', name: "''", own: { season: undefined, show: undefined } },
  { kind: 'city', column: 'city', name: "''", own: { city: undefined, show: undefined } },
  { kind: 'brand', column: 'brand_id', name: 'any(brand)', own: { brand: undefined, show: undefined } },
  { kind: 'gender', column: 'gender', name: "''", own: { gender: undefined } },
] as const

const CATEGORY = { primaryCategory: undefined, secondaryCategory: undefined } as const
const ATTRIBUTE = { attributeType: undefined, attributeName: undefined } as const

/**
 * How many looks there are of each value that they can be filtered by, were it chosen beside the other filters: as many as
 * the list then has. A broad category counts what it covers; of a house stands the name that a feed writes. Most first.
 */
export async function lookCounts(db: AnalyticsDb, filters: LookFilters): Promise<LookCount[]> {
  const { q } = await wordsPutRight(db, filters.q)
  const conditions = (own: Partial<LookFilters>) => lookConditions({ ...filters, ...own }, q)
  const ofPlaces = PLACES.map(({ kind, column, name, own }) => {
    const { place, worn } = conditions(own)
    return `SELECT '${kind}' AS kind, '' AS parent, toString(${column}) AS value, ${name} AS name, count() AS looks
      FROM trendee.look_current WHERE ${place} AND ${worn} GROUP BY value`
  })
  const ofCategories = askedGarments(conditions(CATEGORY))
  return db.rows(
    COUNT,
    `SELECT * FROM (
       ${ofPlaces.join('\n       UNION ALL ')}
       UNION ALL SELECT 'primary' AS kind, '' AS parent, toString(primary_category) AS value, '' AS name,
         uniqExact(look_id) AS looks FROM ${ofCategories} GROUP BY value
       UNION ALL SELECT 'secondary' AS kind, toString(primary_category) AS parent, arrayJoin(${CARRIED_CATEGORIES}) AS value,
         '' AS name, uniqExact(look_id) AS looks FROM ${ofCategories} GROUP BY parent, value
       UNION ALL SELECT 'attribute' AS kind, toString(attribute.1) AS parent, toString(attribute.2) AS value, '' AS name,
         uniqExact(look_id) AS looks
         FROM (SELECT look_id, arrayJoin(arrayZip(attribute_types, attribute_values)) AS attribute
           FROM ${askedGarments(conditions(ATTRIBUTE))}) GROUP BY parent, value)
     WHERE value != '' ORDER BY looks DESC, value LIMIT ${MOST_OPTIONS} BY kind`,
    lookConditions(filters, q).parameters,
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
