import { LOOKED_BACK_DAYS, judgeDays } from '@trendee/core/captures/comparable-days'
import { isoDate } from '@trendee/core/periods/week'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { capturedDays, daysOfProducts } from '../tables/captured-days'
import { ofNamed } from '../tables/named-products'
import { isDated } from '../tables/undated'
import { replacePartition } from './replace-partition'

/**
 * Of the products of a shelf that were seen lately, so many were never seen before, and so many at least: the capture
 * grew, not the shop. The first few products of a category are news.
 */
const OPENING_SHARE = 0.5
const OPENING_PRODUCTS = 10

const IS_DATED = isDated('observed_on')
const seenSql = (named: string) =>
  `SELECT product_id, observed_on FROM trendee.observation WHERE platform = {platform:String} AND ${IS_DATED} ${named}`

/** The shelf of each product, by the words of its newest capture. */
const SHELVES = `SELECT product_id, (region, primary_category) AS shelf
  FROM (SELECT product_id, argMaxIf(words, (observed_on, version), words != 0) AS wording FROM trendee.observation
    WHERE platform = {platform:String} GROUP BY product_id) AS newest
  INNER JOIN (SELECT product_id, words AS wording, region, primary_category FROM trendee.product FINAL
    WHERE platform = {platform:String}) AS words USING (product_id, wording)`

/** Imports most of whose products of a day were never seen before: a file of other goods on a day that is captured. */
const openingImports = (named: string) => `SELECT day, import_id FROM (
    SELECT observed_on AS day, import_id, uniqExact(product_id) AS products, uniqExactIf(product_id, day = first_day) AS first_seen
    FROM (SELECT product_id, observed_on, import_id FROM trendee.observation
      WHERE platform = {platform:String} AND import_id != '' AND ${IS_DATED} ${named}) AS seen
    INNER JOIN (SELECT product_id, min(observed_on) AS first_day FROM trendee.observation
      WHERE platform = {platform:String} AND ${IS_DATED} GROUP BY product_id) AS firsts USING (product_id)
    GROUP BY day, import_id)
  WHERE first_seen >= ${OPENING_SHARE} * products AND first_seen >= ${OPENING_PRODUCTS}`

/**
 * The shelves' openings. A product is on the shelf from a day on which it is seen until 35 days later: each stretch adds
 * one at its first day and takes it away behind its last, so that the running sum is how many products were seen lately.
 */
const openings = (named: string) => `SELECT region, primary_category, day FROM (
    SELECT region, primary_category, day, first_seen,
      sum(change) OVER (PARTITION BY region, primary_category ORDER BY day) AS seen_lately
    FROM (
      SELECT region, primary_category, event.1 AS day, sum(event.2) AS change, sum(event.3) AS first_seen
      FROM (${daysOfProducts(seenSql(named))}) AS seen
      INNER JOIN (${SHELVES}) AS words USING (product_id)
      ARRAY JOIN arrayConcat(
        arrayMap((day, before) -> (day, toInt64(1), toUInt64(before = 0)),
          arrayFilter((day, before) -> day - before > {lately:UInt32}, days, arrayPushFront(arrayPopBack(days), 0)),
          arrayFilter((before, day) -> day - before > {lately:UInt32}, arrayPushFront(arrayPopBack(days), 0), days)),
        arrayMap(day -> (day + {lately:UInt32} + 1, toInt64(-1), toUInt64(0)),
          arrayFilter((day, next) -> next = 0 OR next - day > {lately:UInt32}, days, arrayPushBack(arrayPopFront(days), 0)))) AS event
      GROUP BY shelf.1 AS region, shelf.2 AS primary_category, day))
  WHERE first_seen >= ${OPENING_SHARE} * seen_lately AND first_seen >= ${OPENING_PRODUCTS}`

/** Works out which of a platform's captures can be compared, and which opened a shelf. */
export async function rebuildCaptures(db: AnalyticsDb, platform: string): Promise<void> {
  const parameters = { platform, lately: LOOKED_BACK_DAYS }
  const named = await ofNamed(db, platform)
  const judged = judgeDays(await capturedDays(db, seenSql(named), { platform }))
  await replacePartition(db, 'capture_day', platform, async (target) => {
    const lines = new JsonLines()
    for (const { day, products, seenAgain, usuallySeenAgain, comparability } of judged)
      lines.add([platform, isoDate(day), products, seenAgain, usuallySeenAgain, comparability])
    const columns = ['platform', 'day', 'products', 'seen_again', 'usually_seen_again', 'comparability']
    if (judged.length > 0) await db.append(target, columns, lines.take())
  })
  await replacePartition(db, 'shelf_opening', platform, (target) =>
    db.run(
      `INSERT INTO ${target} (platform, region, primary_category, day, import_id)
       SELECT {platform:String}, region, primary_category, toDate(day), '' FROM (${openings(named)})
       UNION ALL SELECT {platform:String}, '', '', day, import_id FROM (${openingImports(named)})`,
      parameters,
      { route: 'derive.captures' },
    ),
  )
}
