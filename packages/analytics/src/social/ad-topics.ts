import type { AdTopicDetailInput, AdTopicListInput } from '@trendee/contract/social/ad-topics'
import type { AdTopicKind } from '@trendee/core/creators/ad-topic-kind'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { AD_TOPIC_CARD, type AdTopicCard } from '../tables/ad-topic-current'
import { rankedPage } from '../tables/ranked-page'
import { askedConditions } from '../tables/asked-conditions'

/** Sort key → SQL; the only text that a caller's choice puts into the query. */
const SORTS = {
  impressions: 'impressions {order} NULLS LAST',
  growth: 'growth[{window:UInt8}] {order} NULLS LAST',
  click_rate: 'click_rate {order} NULLS LAST',
  purchase_rate: 'purchase_rate {order} NULLS LAST',
  cost: 'cost_per_purchase {order} NULLS LAST',
  name: 'topic {order}',
} as const

const CARD = z.object({ card: z.string() })
const topicRow = ({ card }: z.output<typeof CARD>): AdTopicCard => AD_TOPIC_CARD.parse(JSON.parse(card))

/** Advertised topics of one kind, or of all, one page. */
export async function adTopics(db: AnalyticsDb, question: AdTopicListInput, kind: AdTopicKind | undefined) {
  const filter = askedConditions([
    ['kind = {kind:String}', 'kind', kind],
    ['region = {region:String}', 'region', question.region],
    ['position(topic, {words:String}) > 0', 'words', question.q?.toLowerCase()],
  ])
  // Lists of several periods are of different numbers, and hold one topic several times: an answer is of one.
  const lists = askedConditions([
    ['kind = {kind:String}', 'kind', kind],
    ['region = {region:String}', 'region', question.region],
  ])
  const period =
    question.period_days === undefined
      ? `(SELECT max(period_days) FROM trendee.ad_topic_current WHERE ${lists.sql})`
      : '{period:UInt32}'
  const page = await rankedPage(
    db,
    CARD,
    {
      select: 'card',
      from: 'trendee.ad_topic_current',
      where: `period_days = ${period} AND ${filter.sql}`,
      order: `${SORTS[question.sort].replaceAll('{order}', question.order === 'asc' ? 'ASC' : 'DESC')}, kind, topic, period_days`,
    },
    question,
    { ...filter.parameters, period: question.period_days ?? 0, window: WINDOWS.indexOf(question.window) + 1 },
    { route: 'social.ad-topics', isKept: true },
  )
  return { list: page.rows.map(topicRow), total: page.total, asOf: page.asOf }
}

const WITH_LINE = CARD.extend({ days: z.array(z.string()), line: z.array(z.number().nullable()) })

/** One advertised topic with its captures, oldest first, of a period or the longest; null where it is on no newest list. */
export async function adTopic(
  db: AnalyticsDb,
  { kind, topic, region, period_days: period }: Pick<AdTopicDetailInput, 'kind' | 'topic' | 'region' | 'period_days'>,
) {
  const [row] = await db.rows(
    WITH_LINE,
    `SELECT card, arrayMap(day -> toString(day), days) AS days, line FROM trendee.ad_topic_current
     WHERE kind = {kind:String} AND topic = {topic:String} AND region = {region:String} AND {period:UInt32} IN (0, period_days)
     ORDER BY period_days DESC LIMIT 1`,
    { kind, topic, region, period: period ?? 0 },
    { route: 'social.ad-topic', isKept: true },
  )
  if (!row) return null
  return { topic: topicRow(row), line: row.days.map((day, at) => ({ day, impressions: row.line[at] ?? null })) }
}
