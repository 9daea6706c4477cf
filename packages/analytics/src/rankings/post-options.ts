import type { PostFilters } from '@trendee/contract/social/post-filters'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { CARRIED_CATEGORIES } from '../tables/carried-categories'
import { inPostWindow } from '../tables/post-days'
import { postFilter } from '../tables/post-filter'

const OPTION = z.object({
  kind: z.enum(['platform', 'region', 'gender', 'category', 'attribute']),
  /** Type of an attribute, '' for the others. */
  type: z.string(),
  value: z.string(),
  posts: z.number(),
})
export type PostOption = z.output<typeof OPTION>

const MOST_OPTIONS = 2000

/** What posts can be asked by, and what a choice of it takes the place of. */
const KINDS = [
  { kind: 'platform', key: "('', toString(platform))", own: { platform: undefined } },
  { kind: 'region', key: "('', toString(region))", own: { region: undefined } },
  { kind: 'gender', key: "('', toString(gender))", own: { gender: undefined } },
  { kind: 'category', key: `('', arrayJoin(${CARRIED_CATEGORIES}))`, own: { secondaryCategory: undefined } },
  {
    kind: 'attribute',
    key: 'arrayJoin(arrayZip(attribute_types, attribute_values))',
    own: { attributeType: undefined, attributeName: undefined },
  },
] as const

/**
 * How many posts of a window there are of each value that they can be filtered by, were it chosen beside the other
 * filters: as many as the list then has; a broad category counts what it covers. Most first.
 */
export async function postOptions(
  db: AnalyticsDb,
  { window, ...filters }: PostFilters & { readonly window: number },
): Promise<PostOption[]> {
  const { parameters } = await postFilter(db, filters)
  const counts = await Promise.all(
    KINDS.map(async ({ kind, key, own }) => {
      const asked = { ...filters, ...own }
      const { sql } = await postFilter(db, asked)
      return `SELECT '${kind}' AS kind, ${key} AS value_of_type, count() AS posts FROM trendee.post_current AS post
        WHERE ${inPostWindow(asked.platform)} AND ${sql} GROUP BY value_of_type`
    }),
  )
  return db.rows(
    OPTION,
    `SELECT kind, value_of_type.1 AS type, value_of_type.2 AS value, posts FROM (
       ${counts.join('\n       UNION ALL ')})
     WHERE value != '' ORDER BY posts DESC, type, value LIMIT ${MOST_OPTIONS} BY kind`,
    { ...parameters, window },
    { route: 'filters.socialMediaOptions', isKept: true },
  )
}
