import { ATTRIBUTE_TYPES, GENDER_GROUPS } from '@trendee/core/lexicon/types'
import { type TrendIdentity, trendNamed } from '@trendee/core/trend/trend-identity'
import { type WornTrend, pairTrend, wornTrend } from '@trendee/core/trend/worn-trend'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { type PresenceColumn, TREND_PRESENCE } from '../tables/trend-presence'
import {
  type LookPresence,
  type PostPresence,
  type ProductPresence,
  WORN_TRENDS,
  lookPresence,
  postPresence,
  productPresence,
} from './presence-counts'

const NEXT = 'trendee.stage_next_trend_presence'
const LINES_AT_ONCE = 2000
/** A category with an attribute is listed that so many products are, or that a feed tells a trend of. */
const FEWEST_PRODUCTS = 5
const NONE = [0, 0, 0, 0]
const UNKNOWN = [null, null, null, null]

interface Listed extends WornTrend {
  readonly named: TrendIdentity | null
  /** Whether it is listed although nothing shows it. */
  readonly isTrend: boolean
}

const bounds = { route: 'derive.presence', maxSeconds: 600 }

/** Every trend that garments can show: those that feeds tell of, and the pairs that shops sell. */
async function listedTrends(db: AnalyticsDb): Promise<Map<string, Listed>> {
  const everything: Listed = { category: '', attributes: [], words: [], named: null, isTrend: true }
  const listed = new Map<string, Listed>([['', everything]])
  const trends = await db.rows(
    z.object({ trend_id: z.string() }),
    'SELECT DISTINCT trend_id FROM trendee.trend_metric ORDER BY trend_id',
    {},
    bounds,
  )
  for (const { trend_id: id } of trends) {
    const worn = wornTrend(id)
    if (worn !== null) listed.set(id, { ...worn, named: trendNamed(id), isTrend: true })
  }
  const pairs = await db.rows(
    z.object({ category: z.string(), type: z.enum(ATTRIBUTE_TYPES), value: z.string() }),
    `SELECT toString(secondary_category) AS category, one.1 AS type, one.2 AS value
     FROM (SELECT secondary_category, arrayDistinct(arrayMap((type, value) -> (toString(type), toString(value)),
         attribute_types, attribute_values)) AS ones
       FROM trendee.product_current WHERE secondary_category != '') ARRAY JOIN ones AS one
     WHERE type IN {types:Array(String)}
     GROUP BY category, type, value HAVING count() >= ${FEWEST_PRODUCTS} ORDER BY category, type, value`,
    { types: ATTRIBUTE_TYPES },
    bounds,
  )
  for (const { category, type, value } of pairs) {
    const named = pairTrend(category, type, value)
    if (named === null || listed.has(named.trendId)) continue
    listed.set(named.trendId, { category, attributes: [`${type}/${value}`], words: [], named, isTrend: false })
  }
  return listed
}

/** What the garments of a trend are looked up by: the narrowest thing that each of them has. */
function keyOf({ category, attributes: [first] }: WornTrend): string {
  if (first === undefined) return category === '' ? '' : `=${category}`
  return category === '' ? first : `${category}|${first}`
}

function byTrend<Row extends { readonly trend_id: string; readonly wearer: string }>(rows: readonly Row[]) {
  return new Map(rows.map((row) => [`${row.wearer}/${row.trend_id}`, row]))
}

interface Found {
  readonly products: ProductPresence | undefined
  readonly posts: PostPresence | undefined
  readonly looks: LookPresence | undefined
}

function presenceRow(
  id: string,
  gender: string,
  { named, category, attributes }: Listed,
  { products, posts, looks }: Found,
): Record<PresenceColumn, unknown> {
  const [type = '', value = ''] = category === '' ? [] : (attributes[0]?.split('/') ?? [])
  const days = [products?.as_of_day, posts?.as_of_day].flatMap((day) => day ?? []).toSorted()
  return {
    trend_id: id,
    gender,
    name: named?.name ?? '',
    name_zh: named?.nameZh ?? '',
    type: named?.type ?? '',
    primary_category: named?.primaryCategory ?? '',
    secondary_category: category,
    attribute_type: type,
    attribute_value: value,
    platforms: products?.platforms ?? [],
    products: products?.products ?? 0,
    brands: products?.brands ?? 0,
    shops: products?.shops || null,
    median_price_usd: products?.median_price_usd ?? null,
    new_arrivals: products?.new_arrivals ?? NONE,
    best_sellers: products?.best_sellers ?? NONE,
    sales_growth: products?.sales_growth ?? UNKNOWN,
    sales_basis: products?.sales_basis ?? ['', '', '', ''],
    posts: posts?.posts ?? NONE,
    posts_growth: posts?.posts_growth ?? UNKNOWN,
    looks: looks?.looks ?? 0,
    season: looks?.season ?? '',
    shown_products: products?.shown ?? [],
    shown_posts: posts?.shown ?? [],
    shown_looks: looks?.shown ?? [],
    as_of: days.at(-1) ?? null,
  }
}

/**
 * Counts how much of shops, posts and shows each trend is, for everybody and for each gender. Replaces all rows in one step.
 */
export async function rebuildPresence(db: AnalyticsDb): Promise<void> {
  const listed = await listedTrends(db)
  await db.run(`DROP TABLE IF EXISTS ${WORN_TRENDS}`)
  await db.run(
    `CREATE TABLE ${WORN_TRENDS} (key String, trend_id String, attributes Array(String), words Array(String))
     ENGINE = MergeTree ORDER BY key`,
  )
  const keys = new JsonLines()
  for (const [id, worn] of listed) keys.add([keyOf(worn), id, worn.attributes, worn.words])
  await db.append(WORN_TRENDS, ['key', 'trend_id', 'attributes', 'words'], keys.take())
  const products = byTrend(await productPresence(db))
  const posts = byTrend(await postPresence(db))
  const looks = byTrend(await lookPresence(db))
  await db.run(`DROP TABLE ${WORN_TRENDS}`)
  await db.run(`DROP TABLE IF EXISTS ${NEXT}`)
  await db.run(`CREATE TABLE ${NEXT} AS trendee.trend_presence`)
  const lines = new JsonLines()
  const write = async () => {
    if (lines.length > 0) await db.append(NEXT, TREND_PRESENCE, lines.take())
  }
  for (const gender of ['', ...GENDER_GROUPS]) {
    for (const [id, trend] of listed) {
      const key = `${gender}/${id}`
      const found = { products: products.get(key), posts: posts.get(key), looks: looks.get(key) }
      if (!trend.isTrend && found.products === undefined) continue
      const row = presenceRow(id, gender, trend, found)
      lines.add(TREND_PRESENCE.map((column) => row[column]))
      if (lines.length === LINES_AT_ONCE) await write()
    }
  }
  await write()
  await db.run(`EXCHANGE TABLES trendee.trend_presence AND ${NEXT}`)
  await db.run(`DROP TABLE ${NEXT}`)
}
