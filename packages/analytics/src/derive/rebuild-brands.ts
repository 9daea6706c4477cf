import { describeBrand, type WrittenName } from '@trendee/core/brands/describe-brand'
import { joinPlatforms } from '@trendee/core/brands/join-platforms'
import { pricePosition } from '@trendee/core/brands/segment'
import { EVIDENCE } from '@trendee/core/series/evidence'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { bestFirst } from '../tables/best-sellers'
import { BRAND_CURRENT, type BrandColumn } from '../tables/brand-current'
import { brandsSearchedInPosts } from './brand-words'
import { type BrandSeen, brandLooks, brandPosts } from './brand-sightings'
import { IS_ON_SALE } from './rebuild-brand-products'

const NEXT = 'trendee.stage_next_brand_current'
/** Rows that are held as text at once. */
const LINES_AT_ONCE = 2000
/** Products whose pictures stand for a brand. */
const SHOWN = 4

const counts = z.array(z.number())
const WINDOW_ROW = z.object({
  brand_id: z.string(),
  platform: z.string(),
  as_of_day: z.string(),
  products: z.number(),
  known_products: z.number(),
  first_arrival_day: z.string().nullable(),
  arrivals: counts,
  sell_outs: counts,
  demand_basis: z.string(),
  demand_window_days: z.number().nullable(),
  demand: z.array(z.number().nullable()),
  demand_evidence: z.array(z.enum([...EVIDENCE, ''])),
  compared_demand: counts,
  compared_prior: counts,
  squared_steps: counts,
  compared_products: counts,
  shows_list_prices: z.number(),
  priced: counts,
  reduced: counts,
  reductions: counts,
  captures: z.number(),
})
const CATEGORY_ROW = z.object({
  brand_id: z.string(),
  products: z.number(),
  market_products: z.number(),
  position: z.number(),
  price_median: z.number(),
  market_median: z.number(),
})
const NAME_ROW = z.object({ brand_id: z.string(), written: z.string(), line: z.string(), products: z.number() })
const MIX_ROW = z.object({
  brand_id: z.string(),
  categories: z.array(z.string()),
  counts,
  median: z.number().nullable(),
  shown: z.array(z.string()),
})

/** A brand's products by primary category, the largest first, and its usual price. */
const MIX = `SELECT brand_id, groupArray(primary_category) AS categories, groupArray(products) AS counts,
    any(median_price) AS median, any(shown_products) AS shown
  FROM (
    SELECT brand_id, toString(primary_category) AS primary_category, count() AS products FROM trendee.brand_product
    WHERE ${IS_ON_SALE}
    GROUP BY brand_id, primary_category ORDER BY brand_id, products DESC, primary_category) AS mixed
  LEFT JOIN (SELECT brand_id, quantileExactInclusiveOrNull(0.5)(price_usd) AS median_price,
      arrayMap(best -> concat(best.3, '/', best.4), groupArraySorted(${SHOWN})(${bestFirst(3)})) AS shown_products
    FROM trendee.brand_product WHERE ${IS_ON_SALE} GROUP BY brand_id) AS priced USING (brand_id)
  GROUP BY brand_id`

function grouped<Row extends { readonly brand_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.brand_id)
    if (group) group.push(row)
    else groups.set(row.brand_id, [row])
  }
  return groups
}

interface Gathered {
  readonly windows: readonly z.output<typeof WINDOW_ROW>[]
  readonly categories: readonly z.output<typeof CATEGORY_ROW>[]
  readonly names: readonly WrittenName[]
  readonly mix: z.output<typeof MIX_ROW> | undefined
  readonly posts: BrandSeen['posts'] | undefined
  readonly looks: BrandSeen['looks'] | undefined
  /** Whether posts of it could be counted, and looks. */
  readonly arePostsKnown: boolean
  readonly areLooksKnown: boolean
}

function newest(days: readonly string[]): string | undefined {
  return days.toSorted().at(-1)
}

/** One row of `brand_current`. */
function brandRow(
  id: string,
  { windows, categories, names, mix, posts, looks, arePostsKnown, areLooksKnown }: Gathered,
): Record<BrandColumn, unknown> {
  const described = describeBrand(id, names)
  const place = pricePosition(
    categories.map((category) => ({
      products: category.products,
      marketProducts: category.market_products,
      position: category.position,
      median: category.price_median,
      marketMedian: category.market_median,
    })),
  )
  const joined = joinPlatforms(
    windows.map((row) => ({
      platform: row.platform,
      arrivals: row.arrivals,
      sellOuts: row.sell_outs,
      basis: row.demand_basis,
      fixedDays: row.demand_window_days,
      demand: row.demand,
      compared: row.compared_demand,
      comparedBefore: row.compared_prior,
      squaredSteps: row.squared_steps,
      evidence: row.demand_evidence,
      comparedProducts: row.compared_products,
      showsListPrices: row.shows_list_prices === 1,
      priced: row.priced,
      reduced: row.reduced,
      reductions: row.reductions,
    })),
  )
  const total = (valueOf: (row: z.output<typeof WINDOW_ROW>) => number) =>
    windows.reduce((sum, row) => sum + valueOf(row), 0)
  // Where one platform cannot tell, nobody knows since when the brand is there.
  const isOld = windows.some(({ first_arrival_day: day }) => day === null)
  const arrived = windows.flatMap(({ first_arrival_day: day }) => (day === null ? [] : [day])).toSorted()
  return {
    brand_id: id,
    name: described.name,
    name_zh: described.nameZh,
    aliases: described.aliases,
    lines: described.lines,
    country: described.country,
    platforms: [
      ...windows.map(({ platform }) => platform),
      ...(posts?.platforms ?? []),
      ...(looks === undefined ? [] : ['runway']),
    ],
    shown_products: mix?.shown ?? [],
    categories: mix?.categories ?? [],
    category_products: mix?.counts ?? [],
    // Of the shops, whose numbers these are; a post or a show says nothing of when those end.
    as_of: newest(windows.map((row) => row.as_of_day)) ?? posts?.asOf ?? looks?.lastShow,
    posted_on: posts?.asOf ?? null,
    products: total((row) => row.products),
    known_products: total((row) => row.known_products),
    first_arrival: isOld ? null : (arrived[0] ?? null),
    segment: place.segment ?? '',
    price_position: place.position,
    price_level: place.level,
    positioned_products: place.products,
    median_price_usd: mix?.median ?? null,
    arrivals: joined.arrivals,
    sell_outs: joined.sellOuts,
    demand_basis: joined.basis,
    demand_window_days: joined.fixedDays,
    demand: joined.demand,
    demand_evidence: joined.evidence,
    growth: joined.growth,
    growth_products: joined.growthProducts,
    reduced_share: joined.reducedShare,
    discount_depth: joined.discountDepth,
    posts: posts?.posts ?? [0, 0, 0, 0],
    posts_before: posts?.before ?? [0, 0, 0, 0],
    posts_growth: posts?.growth ?? [null, null, null, null],
    post_likes: posts?.likes ?? [null, null, null, null],
    post_authors: posts?.authors ?? [0, 0, 0, 0],
    looks: looks?.looks ?? 0,
    shows: looks?.shows ?? 0,
    last_show: looks?.lastShow ?? null,
    captures: Math.max(0, ...windows.map(({ captures }) => captures)),
    are_posts_known: arePostsKnown ? 1 : 0,
    are_looks_known: areLooksKnown ? 1 : 0,
    searched: [described.name, described.nameZh, ...described.aliases, ...described.lines].join('\n').toLowerCase(),
  }
}

/** The brands whose posts can be counted: none where no posts are known. */
async function searchedInPosts(db: AnalyticsDb): Promise<ReadonlySet<string>> {
  const [found] = await db.rows(
    z.object({ posts: z.number() }),
    'SELECT count() AS posts FROM trendee.post_current',
    {},
    { route: 'derive.brands' },
  )
  return found?.posts ? brandsSearchedInPosts(db) : new Set()
}

/** Joins what all platforms say of each brand. Replaces all rows in one step. */
export async function rebuildBrands(db: AnalyticsDb): Promise<void> {
  const bounds = { route: 'derive.brands' }
  const windows = grouped(
    await db.rows(
      WINDOW_ROW,
      `SELECT * EXCEPT (as_of, first_arrival, sellers), toString(as_of) AS as_of_day,
         toString(first_arrival) AS first_arrival_day
       FROM trendee.brand_window ORDER BY platform`,
      {},
      bounds,
    ),
  )
  const categories = grouped(await db.rows(CATEGORY_ROW, 'SELECT * FROM trendee.brand_category', {}, bounds))
  const names = grouped(
    await db.rows(
      NAME_ROW,
      `SELECT brand_id, written, any(line) AS line, sum(products) AS products FROM trendee.brand_name
       GROUP BY brand_id, written`,
      {},
      bounds,
    ),
  )
  const mixes = new Map((await db.rows(MIX_ROW, MIX, {}, bounds)).map((row) => [row.brand_id, row]))
  const posts = await brandPosts(db)
  const looks = await brandLooks(db)
  const searched = await searchedInPosts(db)
  for (const [id, { written }] of looks) {
    if (!names.has(id)) names.set(id, [{ brand_id: id, written, line: '', products: 0 }])
  }
  const ids = [...new Set([...windows.keys(), ...posts.keys(), ...looks.keys()])].toSorted()
  await db.run(`DROP TABLE IF EXISTS ${NEXT}`)
  await db.run(`CREATE TABLE ${NEXT} AS trendee.brand_current`)
  const lines = new JsonLines()
  for (const [index, id] of ids.entries()) {
    const row = brandRow(id, {
      windows: windows.get(id) ?? [],
      categories: categories.get(id) ?? [],
      names: names.get(id) ?? [],
      mix: mixes.get(id),
      posts: posts.get(id),
      looks: looks.get(id),
      arePostsKnown: posts.has(id) || searched.has(id),
      areLooksKnown: looks.size > 0,
    })
    lines.add(BRAND_CURRENT.map((column) => row[column]))
    if (lines.length === LINES_AT_ONCE || index === ids.length - 1) await db.append(NEXT, BRAND_CURRENT, lines.take())
  }
  await db.run(`EXCHANGE TABLES trendee.brand_current AND ${NEXT}`)
  await db.run(`DROP TABLE ${NEXT}`)
}
