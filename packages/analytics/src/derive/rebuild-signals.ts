import { EVIDENCE } from '@trendee/core/series/evidence'
import { type SignalRow, seriesSignals } from '@trendee/core/trend/series-signals'
import { pairTrend } from '@trendee/core/trend/worn-trend'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { COMPARABLE_DAYS } from '../tables/comparable-captures'
import { evidenceOfRank, evidenceRank, weakestOf } from '../tables/evidence-sql'
import { GENDERS_OF_ITEM, TRENDS_OF_ITEM } from '../tables/product-count'
import { readSeriesPoints } from './read-series-points'
import { type DemandBasis, countSql, demandBasis } from './demand'
import { IN_SLICE, productSlices } from './product-slices'
import { giveBackMemory } from '../engine/give-back-memory'
import { PRODUCT_BY_PRODUCT } from './product-by-product'
import { importedBy } from '../tables/imported-by'
import { orderLines, orderPeriod, wholeWeeks } from '../tables/order-lines'
import { replacePartition } from './replace-partition'
import { saveSeriesJoins } from './save-series-joins'

/** Captures of another shelf or of a few rows would be a fall, or a jump, of every trend. */
const IN_COMPARABLE = `observed_on IN ${COMPARABLE_DAYS}`

/** A category × attribute pair is a trend of its own only when this many products carry it. */
const PAIR_MIN_PRODUCTS = 25
/** Attribute types that name a garment together with its category ("satin midi skirt", "cargo trousers"). */
const PAIR_TYPES = ['pattern', 'fabric', 'shape', 'fit-type', 'style', 'neckline', 'sleeve', 'detail'] as const

const MEASURED = `toUInt8(${EVIDENCE.indexOf('measured') + 1})`
const ESTIMATED = `toUInt8(${EVIDENCE.indexOf('estimated') + 1})`

/** SQL of how the count of one observation is known. Favourites and reviews only stand for demand. */
const countRank = (basis: DemandBasis) =>
  basis.basis === 'units' ? `toUInt8(${evidenceRank('units_evidence')})` : ESTIMATED

/** Units of each whole week of which order files tell, from a product's first order on: a week without one is a week of none. */
const ORDERED_BY_WEEK = (
  knownOn: string | undefined,
) => `SELECT product_id, ordered.1 AS week, ordered.2 AS value, ordered.3 AS rank FROM (
    SELECT product_id, arrayJoin(arrayMap(week -> (week, arraySum(p -> if(p.1 = week, p.2, 0), points),
        arrayMax(arrayMap(p -> if(p.1 = week, p.3, ${MEASURED}), points))),
        arrayFilter(week -> week >= first_week, {weeks:Array(Date)}))) AS ordered
    FROM (SELECT product_id, toMonday(min(ordered_on)) AS first_week,
        groupArray((toMonday(ordered_on), units, toUInt8(${evidenceRank('evidence')}))) AS points
      FROM (${orderLines(knownOn)}) WHERE ${IN_SLICE} GROUP BY product_id))`

/**
 * Weekly demand of every attribute value, category and frequent pair, from a marketplace's counts: what a product's
 * count grew by since its previous capture, booked on the week of the later one.
 */
function productSignalsSql(target: string, basis: DemandBasis, knownOn: string | undefined): string {
  const observed = `SELECT product_id, observed_on, version, ${countSql(basis)} AS counted, ${countRank(basis)} AS known, units_window_days AS days
    FROM trendee.observation WHERE platform = {platform:String} AND ${IN_SLICE} AND ${IN_COMPARABLE}
      AND ${importedBy(knownOn)}`
  const weeklyValue =
    basis.counts === 'orders'
      ? ORDERED_BY_WEEK(knownOn)
      : basis.column === null
        ? // The feed has no counts of demand, so the signal is supply: products seen for the first time.
          `SELECT product_id, toMonday(min(observed_on)) AS week, toFloat64(1) AS value, ${ESTIMATED} AS rank
         FROM (${observed}) GROUP BY product_id`
        : basis.counts === 'window'
          ? // Of what was sold over other days a week is an estimate.
            `SELECT product_id, toMonday(observed_on) AS week, argMax(counted, (observed_on, version)) AS value,
             argMax(if(days = 7, known, ${ESTIMATED}), (observed_on, version)) AS rank
           FROM (${observed}) WHERE counted IS NOT NULL GROUP BY product_id, week`
          : // The difference of two lower bounds bounds nothing.
            `SELECT product_id, growth.1 AS week, growth.2 AS value, growth.3 AS rank FROM (
             SELECT product_id, arrayJoin(arrayMap((now, before) -> (toMonday(now.1), greatest(now.3 - before.3, 0),
               if(now.4 = ${MEASURED} AND before.4 = ${MEASURED}, ${MEASURED}, ${ESTIMATED})),
               arrayPopFront(lasts), arrayPopBack(lasts))) AS growth
             FROM (SELECT product_id, arraySort(groupArray((observed_on, version, assumeNotNull(counted), known))) AS points,
                     arrayFilter((point, next) -> toMonday(point.1) != toMonday(next.1), points,
                       arrayPushBack(arrayPopFront(points), (toDate(0), toUInt64(0), toFloat64(0), toUInt8(0)))) AS lasts
                   FROM (${observed})
                   WHERE counted IS NOT NULL GROUP BY product_id))`
  // Of supply the value itself counts products.
  const products = basis.column === null ? '0' : 'countIf(value > 0)'
  return `INSERT INTO ${target} (platform, trend_id, region, gender, week, value, evidence, products)
    SELECT {platform:String}, trend, region, kind, week, sum(value), ${evidenceOfRank('max(rank)')}, ${products} FROM (
      SELECT week, value, rank, region, arrayJoin(${GENDERS_OF_ITEM}) AS kind,
        arrayJoin(arrayConcat(${TRENDS_OF_ITEM},
          arrayFilter(pair -> has({pairs:Array(String)}, pair), arrayMap(value -> concat(value, '-', secondary_category), attribute_values)))) AS trend
      FROM (${weeklyValue}) AS weekly
      INNER JOIN (SELECT product_id, region, gender, secondary_category, attribute_types, attribute_values
                  FROM trendee.product_current WHERE platform = {platform:String}) AS product USING (product_id))
    GROUP BY trend, region, kind, week
    ${PRODUCT_BY_PRODUCT}`
}

/**
 * Frequent pairs that are trends of their own. What a pair means may have a name already ("cargo pocket pants" are cargo
 * pants): its products are counted there, or would be a second trend of that name.
 */
async function pairTrends(db: AnalyticsDb, platform: string): Promise<string[]> {
  const types = PAIR_TYPES.map((type) => `'${type}'`).join(', ')
  const rows = await db.rows(
    z.object({ category: z.string(), type: z.enum(PAIR_TYPES), value: z.string() }),
    `SELECT toString(secondary_category) AS category, one.1 AS type, one.2 AS value
     FROM (SELECT secondary_category, arrayMap((type, value) -> (toString(type), toString(value)),
         attribute_types, attribute_values) AS ones
       FROM trendee.product_current WHERE platform = {platform:String} AND secondary_category != '') ARRAY JOIN ones AS one
     WHERE type IN (${types})
     GROUP BY category, type, value HAVING count() >= ${PAIR_MIN_PRODUCTS} ORDER BY category, type, value`,
    { platform },
    { route: 'derive.pair-trends' },
  )
  return rows.flatMap(({ category, type, value }) => {
    const pair = `${value}-${category}`
    return pairTrend(category, type, value)?.trendId === pair ? [pair] : []
  })
}

/** Fills `target` with the signals of a platform's products, slice by slice where there are many observations. */
async function insertProductSignals(
  db: AnalyticsDb,
  target: string,
  { platform, knownOn }: FactsOf,
  basis: DemandBasis,
) {
  const [slices, pairs] = await Promise.all([productSlices(db, platform), pairTrends(db, platform)])
  const bounds = { route: 'derive.product-signals' }
  const weeks = basis.counts === 'orders' ? wholeWeeks(await orderPeriod(db, platform, knownOn)) : []
  const parameters = { platform, pairs, weeks, knownOn: knownOn ?? '' }
  const [only] = slices
  if (only && slices.length === 1) {
    await db.run(productSignalsSql(target, basis, knownOn), { ...parameters, ...only }, bounds)
    return
  }
  // A trend has products in every slice: what each gives of a week is added up at the end.
  const parts = `${target}_parts`
  await db.run(`DROP TABLE IF EXISTS ${parts}`)
  await db.run(`CREATE TABLE ${parts} AS ${target}`)
  try {
    for (const slice of slices) {
      await db.run(productSignalsSql(parts, basis, knownOn), { ...parameters, ...slice }, bounds)
      await giveBackMemory(db)
    }
    await db.run(
      `INSERT INTO ${target} (platform, trend_id, region, gender, week, value, evidence, products)
       SELECT platform, trend_id, region, gender, week, sum(value), ${weakestOf('evidence')}, sum(products) FROM ${parts}
       GROUP BY platform, trend_id, region, gender, week`,
      {},
      bounds,
    )
  } finally {
    await db.run(`DROP TABLE IF EXISTS ${parts}`)
  }
}

/** Weekly number of posts that show each attribute value or category. */
function postSignalsSql(target: string, knownOn: string | undefined): string {
  const known =
    knownOn === undefined
      ? ''
      : `AND post_id IN (SELECT post_id FROM trendee.post WHERE platform = {platform:String} AND ${importedBy(knownOn)})`
  return `INSERT INTO ${target} (platform, trend_id, region, gender, week, value, evidence)
    SELECT {platform:String}, trend, place, kind, week, toFloat64(count()), 'measured' FROM (
      SELECT arrayJoin(${TRENDS_OF_ITEM}) AS trend, region AS place, arrayJoin(${GENDERS_OF_ITEM}) AS kind, toMonday(toDate(posted_at)) AS week
      FROM trendee.post_current WHERE platform = {platform:String} ${known})
    WHERE trend NOT IN ({taken:Array(String)})
    GROUP BY trend, place, kind, week`
}

/** Rebuilds all weekly signals of a platform. Those of the feed's own series go first. */
export async function rebuildSignals(db: AnalyticsDb, platform: string): Promise<void> {
  const { rows: own, joins } = seriesSignals(await readSeriesPoints(db, platform))
  await saveSeriesJoins(db, platform, joins)
  await replacePartition(db, 'signal_weekly', platform, (target) => insertSignals(db, target, { platform }, own))
}

/** The facts that signals are made of. */
interface FactsOf {
  readonly platform: string
  /** Only those that had been imported by the end of this day. */
  readonly knownOn?: string | undefined
}

/** Adds a platform's weekly signals as they follow from what had been imported by the end of a day. */
export async function insertKnownSignals(
  db: AnalyticsDb,
  target: string,
  facts: FactsOf & { readonly knownOn: string },
): Promise<void> {
  const { rows: own } = seriesSignals(await readSeriesPoints(db, facts.platform, facts.knownOn))
  await insertSignals(db, target, facts, own)
}

async function insertSignals(db: AnalyticsDb, target: string, facts: FactsOf, own: readonly SignalRow[]) {
  const { platform, knownOn } = facts
  await appendSignals(db, target, platform, own)
  await insertProductSignals(db, target, facts, await demandBasis(db, platform))
  const parameters = { platform, taken: [...new Set(own.map((row) => row.trendId))], knownOn: knownOn ?? '' }
  await db.run(postSignalsSql(target, knownOn), parameters, { route: 'derive.post-signals' })
}

async function appendSignals(
  db: AnalyticsDb,
  target: string,
  platform: string,
  rows: readonly SignalRow[],
): Promise<void> {
  const lines = new JsonLines()
  for (const row of rows)
    lines.add([
      platform,
      row.trendId,
      row.region,
      row.gender,
      row.week,
      row.value,
      row.evidence,
      row.roundingStep,
      row.span,
    ])
  await db.append(
    target,
    ['platform', 'trend_id', 'region', 'gender', 'week', 'value', 'evidence', 'rounding_step', 'span'],
    lines.take(),
  )
}
