import type { AnalyticsDb } from '../engine/db'
import type { AdTopicColumn } from '../tables/ad-topic-current'
import { insertedValues } from '../tables/columns'
import { valuesAt, windowStarts } from './between-captures'
import { replacePartition } from './replace-partition'

const NUMBERS = ['ads', 'click_rate', 'purchase_rate', 'cost_per_purchase', 'likes', 'comments', 'shares'] as const

const COLUMNS: Readonly<Record<AdTopicColumn, string>> = {
  platform: '{platform:String}',
  kind: 'kind',
  topic: 'topic',
  region: 'region',
  period_days: 'period_days',
  rank: 'toUInt32(row_number() OVER (PARTITION BY kind, region, period_days ORDER BY impressions DESC NULLS LAST, topic))',
  impressions: 'toFloat64(impressions)',
  impressions_before: valuesAt(windowStarts('newest', 1), 'days', 'line'),
  ...(Object.fromEntries(NUMBERS.map((column) => [column, `toFloat64(${column})`])) as Record<
    (typeof NUMBERS)[number],
    string
  >),
  secondary_category: 'secondary_category',
  attribute_types: 'attribute_types',
  attribute_values: 'attribute_values',
  days: 'days',
  line: 'line',
  as_of: 'newest',
}

const last = (column: string) => `argMax(${column}, (observed_on, version)) AS ${column}`

/** Rebuilds what is advertised on a network: of each list (kind, place and period) what stood on it in its newest capture. */
export async function rebuildAdTopics(db: AnalyticsDb, platform: string): Promise<void> {
  const { columns, values } = insertedValues(COLUMNS)
  const ofList = 'kind, region, period_days'
  await replacePartition(db, 'ad_topic_current', platform, (target) =>
    db.run(
      `INSERT INTO ${target} (${columns})
       SELECT ${values} FROM (
         SELECT ${ofList}, topic, max(observed_on) AS last_day, ${['impressions', ...NUMBERS, 'secondary_category', 'attribute_types', 'attribute_values'].map(last).join(', ')}
         FROM trendee.ad_topic WHERE platform = {platform:String} GROUP BY ${ofList}, topic) AS said
       INNER JOIN (
         SELECT ${ofList}, topic, arrayMap(point -> point.1, points) AS days, arrayMap(point -> toFloat64(point.2), points) AS line
         FROM (SELECT ${ofList}, topic, arraySort(point -> point.1, groupArray((observed_on, shown))) AS points
           FROM (SELECT ${ofList}, topic, observed_on, argMax(impressions, version) AS shown FROM trendee.ad_topic
             WHERE platform = {platform:String} GROUP BY ${ofList}, topic, observed_on)
           GROUP BY ${ofList}, topic)) AS courses USING (${ofList}, topic)
       INNER JOIN (SELECT ${ofList}, max(observed_on) AS newest FROM trendee.ad_topic
         WHERE platform = {platform:String} GROUP BY ${ofList}) AS lists USING (${ofList})
       WHERE last_day = newest`,
      { platform },
      { route: 'derive.ad-topics' },
    ),
  )
}
