import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type OpenFacts, openEmptyFacts } from '../testing/empty-facts'
import { AD_TOPIC_CURRENT } from './ad-topic-current'
import type { Columns } from './columns'
import { CREATOR_CURRENT } from './creator-current'
import { HASHTAG_CURRENT } from './hashtag-current'
import { POST_CURRENT } from './post-current'
import { PRODUCT_COUNT } from './product-count'
import { PRODUCT_CURRENT } from './product-current'
import { TREND_METRIC } from './trend-metric'

let facts: OpenFacts
beforeAll(async () => {
  facts = await openEmptyFacts()
})
afterAll(() => facts.close())

const COLUMN = z.object({ name: z.string(), type: z.string(), computed: z.string() })

/** Where a migration breaks a line does not matter. */
async function columnsOf(table: string) {
  const columns = await facts.db.rows(
    COLUMN,
    `SELECT name, type, default_expression AS computed FROM system.columns
     WHERE database = 'trendee' AND table = {table:String} ORDER BY name`,
    { table },
  )
  return columns.map((column) => ({ ...column, computed: column.computed.replaceAll(/\\n\s*/g, ' ') }))
}

/** The columns of a table that is made from its list. */
async function listed(columns: Columns) {
  const definitions = Object.entries(columns).map(
    ([name, { type, computed, unwritten }]) =>
      `${name} ${type} ${computed === undefined ? (unwritten === undefined ? '' : `DEFAULT ${unwritten}`) : `MATERIALIZED ${computed}`}`,
  )
  await facts.db.run('DROP TABLE IF EXISTS trendee.listed')
  await facts.db.run(`CREATE TABLE trendee.listed (${definitions.join(', ')}) ENGINE = Memory`)
  return columnsOf('listed')
}

it.each([
  ['trend_metric', TREND_METRIC],
  ['trend_metric_past', TREND_METRIC],
  ['trend_metric_known', TREND_METRIC],
  ['product_current', PRODUCT_CURRENT],
  ['product_count', PRODUCT_COUNT],
  ['post_current', POST_CURRENT],
  ['creator_current', CREATOR_CURRENT],
  ['hashtag_current', HASHTAG_CURRENT],
  ['ad_topic_current', AD_TOPIC_CURRENT],
] satisfies [string, Columns][])(
  '%s has the columns of its list, as the migrations made it',
  async (table, columns) => {
    expect(await columnsOf(table)).toEqual(await listed(columns))
  },
)
