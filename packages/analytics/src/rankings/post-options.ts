import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const OPTION = z.object({
  kind: z.enum(['platform', 'region', 'gender', 'category', 'attribute']),
  /** Type of an attribute, '' for the others. */
  type: z.string(),
  value: z.string(),
  posts: z.number(),
})
export type PostOption = z.output<typeof OPTION>

const MOST_OPTIONS = 2000

/** What posts can be asked by, with how many posts hold it, most first. */
export function postOptions(db: AnalyticsDb): Promise<PostOption[]> {
  return db.rows(
    OPTION,
    `SELECT key.1 AS kind, key.2 AS type, key.3 AS value, count() AS posts FROM trendee.post_current
     ARRAY JOIN arrayConcat(
       [('platform', '', toString(platform)), ('region', '', toString(region)), ('gender', '', toString(gender)),
        ('category', '', toString(secondary_category))],
       arrayMap((each, named) -> ('attribute', toString(each), toString(named)), attribute_types, attribute_values)) AS key
     WHERE value != '' GROUP BY kind, type, value ORDER BY posts DESC, type, value LIMIT ${MOST_OPTIONS} BY kind`,
    {},
    { route: 'filters.socialMediaOptions', isKept: true },
  )
}
