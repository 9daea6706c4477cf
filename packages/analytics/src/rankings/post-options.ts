import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { inPostWindow } from '../tables/post-days'

const OPTION = z.object({
  kind: z.enum(['platform', 'region', 'gender', 'category', 'attribute']),
  /** Type of an attribute, '' for the others. */
  type: z.string(),
  value: z.string(),
  posts: z.number(),
})
export type PostOption = z.output<typeof OPTION>

const MOST_OPTIONS = 2000

export interface PostsCounted {
  readonly platform?: string | undefined
  readonly window: number
}

/** What posts can be asked by, with how many posts of a window, of one network or of all, hold it; most first. */
export function postOptions(db: AnalyticsDb, { platform, window }: PostsCounted): Promise<PostOption[]> {
  return db.rows(
    OPTION,
    `SELECT key.1 AS kind, key.2 AS type, key.3 AS value, count() AS posts FROM trendee.post_current
     ARRAY JOIN arrayConcat(
       [('platform', '', toString(platform)), ('region', '', toString(region)), ('gender', '', toString(gender)),
        ('category', '', toString(secondary_category))],
       arrayMap((each, named) -> ('attribute', toString(each), toString(named)), attribute_types, attribute_values)) AS key
     WHERE ${inPostWindow(platform)} AND ${platform === undefined ? '1' : 'platform = {platform:String}'} AND value != ''
     GROUP BY kind, type, value ORDER BY posts DESC, type, value LIMIT ${MOST_OPTIONS} BY kind`,
    { platform: platform ?? '', window },
    { route: 'filters.socialMediaOptions', isKept: true },
  )
}
