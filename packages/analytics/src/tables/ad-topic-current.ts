import { AD_TOPIC_KINDS } from '@trendee/core/creators/ad-topic-kind'
import { z } from 'zod'
import { type Column, type Inserted, jsonSchema, jsonSql, named } from './columns'

/** `ad_topic_current`: what is advertised, as its newest capture counts it; by window means 1, 7, 30 and 90 days. */

const text = z.string()
const texts = z.array(text)
const numberOrGap = z.number().nullable()
const LABEL = 'LowCardinality(String)'
const COUNT = 'Nullable(Float64)'

/** Showings before from which a growth is told. */
const IMPRESSIONS_FLOOR = 1000

const COLUMNS = {
  platform: { type: LABEL, card: text },
  kind: { type: LABEL, card: z.enum(AD_TOPIC_KINDS) },
  topic: { type: 'String', card: text },
  region: { type: LABEL, card: text },
  /** Days that the numbers count. */
  period_days: { type: 'UInt32', card: z.number() },
  /** By impressions, among those of its kind, region and period on its day. */
  rank: { type: 'UInt32', card: z.number() },
  ads: { type: COUNT, card: numberOrGap },
  impressions: { type: COUNT, card: numberOrGap },
  /** By window: of the period that ended so many days before, between the captures on both sides. */
  impressions_before: { type: 'Array(Nullable(Float64))' },
  growth: {
    type: 'Array(Nullable(Float64))',
    card: z.array(numberOrGap),
    computed: `arrayMap(before -> if(before >= ${IMPRESSIONS_FLOOR}, impressions / before - 1, NULL), impressions_before)`,
  },
  click_rate: { type: COUNT, card: numberOrGap },
  purchase_rate: { type: COUNT, card: numberOrGap },
  cost_per_purchase: { type: COUNT, card: numberOrGap },
  likes: { type: COUNT, card: numberOrGap },
  comments: { type: COUNT, card: numberOrGap },
  shares: { type: COUNT, card: numberOrGap },
  secondary_category: { type: LABEL, card: text },
  attribute_types: { type: 'Array(LowCardinality(String))', card: texts },
  attribute_values: { type: 'Array(LowCardinality(String))', card: texts },
  /** Its captures, oldest first, parallel. */
  days: { type: 'Array(Date)' },
  line: { type: 'Array(Nullable(Float64))' },
  as_of: { type: 'Date', card: named('as_of_day', text) },
} as const satisfies Readonly<Record<string, Column>>

export const AD_TOPIC_CURRENT = {
  ...COLUMNS,
  card: { type: 'String', computed: jsonSql(COLUMNS, 'card') },
} as const satisfies Readonly<Record<string, Column>>
export type AdTopicColumn = Inserted<typeof AD_TOPIC_CURRENT>

export const AD_TOPIC_CARD = jsonSchema(COLUMNS, 'card')
export type AdTopicCard = z.output<typeof AD_TOPIC_CARD>
