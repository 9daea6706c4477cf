import type { PastDay } from '@trendee/contract/parameters'
import { type AskedRow, bySpeaking, speaksFor } from '@trendee/core/trend/speaking-row'
import { type AskedGender, rowGender } from '@trendee/core/lexicon/gender-groups'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { everybodysFor } from '../tables/speaking-order'
import { METRIC_CURVES, METRIC_PLATFORMS, metricsIn } from '../tables/trend-metric'
import { TREND_SEASON } from '../tables/trend-season'
import { metricSummary } from './metric-summary'

const DETAIL = z.object({
  trend_id: z.string(),
  region: z.string(),
  gender: z.string(),
  level: z.string(),
  score: z.number().nullable(),
  card: z.string(),
  platforms: z.string(),
  curves: z.string(),
  seasons_json: z.string(),
})

export interface TrendQuestion extends PastDay {
  /** Id or name in either language. */
  readonly name: string
  readonly gender?: AskedGender | undefined
  readonly region: string
}

/**
 * The stored row of one trend in a region, with its curves; `null` when no feed knows such a trend there for the gender. Where
 * nothing tells genders apart it is everybody's row, which says so. A day in the past must have been worked out before.
 */
export async function trendDetail(db: AnalyticsDb, question: TrendQuestion, today: string) {
  const { name, region, as_of: asOf } = question
  const asked = { region, gender: rowGender(question.gender) }
  const rows = await db.rows(
    DETAIL,
    `SELECT trend_id, region, gender, level, score, card, platforms, curves,
       toJSONString(seasons) AS seasons_json FROM ${metricsIn(question)}
       AND trend_id IN ({name:String}, {id:String})`,
    { name, id: trendIdOf(name), region, asOf: asOf ?? '' },
    { route: 'trends.detail', isKept: true },
  )
  // A handful at most: ordering them here costs less than planning it.
  const speaksBefore = bySpeaking(asked)
  const own = rows.filter((row) => speaksFor(row, asked))
  const speaking = own.length > 0 ? own : rows.filter((row) => row.gender === '')
  const [row] = speaking.toSorted(
    (a, b) => Number(b.trend_id === name) - Number(a.trend_id === name) || speaksBefore(a, b),
  )
  if (!row) return null
  const summary = metricSummary(row.card, today)
  const toldBy = asked.gender === '' ? [] : await everybodysRow(db, question, { id: row.trend_id, ...asked }, today)
  return {
    ...METRIC_CURVES.parse(JSON.parse(row.curves)),
    summary,
    /** Everybody's row tells the gender asked more than this one, and stands for it in lists. */
    isToldByAll: toldBy.length > 0,
    seasons: z.array(TREND_SEASON).parse(JSON.parse(row.seasons_json)),
    platforms: strongestFirst(METRIC_PLATFORMS.parse(JSON.parse(row.platforms || '[]')), summary.platform),
  }
}

function everybodysRow(db: AnalyticsDb, past: PastDay, asked: AskedRow & { readonly id: string }, today: string) {
  return db.rows(
    z.object({ trend_id: z.string() }),
    `SELECT trend_id FROM ${everybodysFor(past)} AND trend_id = {id:String} LIMIT 1`,
    { ...asked, today, asOf: past.as_of ?? '' },
    { route: 'trends.detail', isKept: true },
  )
}

export type TrendDetail = NonNullable<Awaited<ReturnType<typeof trendDetail>>>

/** The platform whose line the trend shows, then the others by their weight. */
function strongestFirst(platforms: z.output<typeof METRIC_PLATFORMS>, own: string) {
  return platforms.toSorted(
    (a, b) =>
      Number(b.platform === own) - Number(a.platform === own) ||
      b.weight - a.weight ||
      (a.platform < b.platform ? -1 : 1),
  )
}
