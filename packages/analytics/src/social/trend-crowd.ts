import type { GenderGroup } from '@trendee/core/lexicon/types'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { inPostWindow } from '../tables/post-days'
import { itemFilter, itemParameters, itemsOf } from '../tables/trend-key'
import { GENERATION } from './creators'
import { newestPostDay } from './posts'

const FIELDS = ['age_group', 'generation', 'gender'] as const
const SAID = z.object({ field: z.enum(FIELDS), value: z.string(), creators: z.number() })

const WINDOW_DAYS = 90

/**
 * What the creators whose posts of 90 days show a trend are declared to be, and of how many of them an age is. Who is in no
 * file of creators counts among them with nothing declared.
 */
export async function trendCrowd(
  db: AnalyticsDb,
  question: { readonly name: string; readonly gender: GenderGroup | '' },
) {
  const asOf = await newestPostDay(db)
  if (asOf === null) return { creators: 0, declared: 0, said: [], asOf: null }
  const items = itemsOf(question.name, question.gender)
  const who = `SELECT DISTINCT platform, author_key FROM trendee.post_current
    WHERE ${inPostWindow()} AND author_key != '' AND ${itemFilter(items, 'caption')}`
  const parameters = { ...itemParameters(items), window: WINDOW_DAYS }
  const [said, [all], [aged]] = await Promise.all([
    db.rows(
      SAID,
      `SELECT said.1 AS field, said.2 AS value, count() AS creators
       FROM (SELECT toString(age_group) AS ages, toString(gender) AS person, ${GENERATION} AS generation
         FROM trendee.creator_current WHERE (platform, author) IN (${who}))
       ARRAY JOIN [('age_group', ages), ('generation', generation), ('gender', person)] AS said WHERE said.2 != ''
       GROUP BY field, value ORDER BY field, creators DESC, value`,
      parameters,
      { route: 'trends.crowd', isKept: true },
    ),
    db.rows(z.object({ creators: z.number() }), `SELECT count() AS creators FROM (${who})`, parameters, {
      route: 'trends.crowd.creators',
      isKept: true,
    }),
    db.rows(
      z.object({ creators: z.number() }),
      `SELECT count() AS creators FROM trendee.creator_current WHERE age_group != '' AND (platform, author) IN (${who})`,
      parameters,
      { route: 'trends.crowd.declared', isKept: true },
    ),
  ])
  return { creators: all?.creators ?? 0, declared: aged?.creators ?? 0, said, asOf }
}
