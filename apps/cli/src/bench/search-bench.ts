import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rebuildSearchItems, rebuildSearchNames, rebuildSearchWords } from '@trendee/analytics/derive/rebuild-search'
import { type AnalyticsDb, openAnalytics } from '@trendee/analytics/engine/db'
import { migrateAnalytics } from '@trendee/analytics/engine/migrate'
import { search } from '@trendee/analytics/search/search'
import { SEARCH_KINDS } from '@trendee/core/search/search-kinds'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { lexiconEntries } from '@trendee/core/lexicon/lexicon'
import { rowsAsText } from '../table'
import { measured } from './measured'
import { quantiles } from './request-client'

/** The demo world × 20. */
const PRODUCTS = 240_000
const POSTS = 400_000
const SHOPS = ['amazon', 'brand-site', 'etsy', 'shein', 'temu', 'tiktok-shop']
const FEEDS = ['instagram', 'tiktok']
/** Words of makers and captions that no lexicon has. */
const OTHER_WORDS = 40_000
const ROUNDS = 12
const CLIENTS = [1, 4]
const LIMIT_MS = 50

/** What people type, by what is hard about it. */
const QUERIES = {
  'one common word': ['dress', 'shirt', 'black', 'cotton', '连衣裙'],
  'what a phrase means': ['butter yellow', 'wide leg pants', '奶油黄', 'puff sleeve blouse', '阔腿裤'],
  'several things at once': ['black linen dress', "women's red satin slip dress", '黑色亚麻衬衫', 'white cotton shirt'],
  mistyped: ['buter yelow', 'lnien dres', 'chifon blouze', 'lepoard print'],
  'still being typed': ['butter yel', 'black lin', 'sat', 'embroid'],
  'no record has it': ['zzyzxq', 'quantum flux', '翡冷翠之夜'],
} as const

/** SQL of one of `names` by chance; `salt` makes chances of one row independent. */
const oneOf = (names: string, salt: string) => `${names}[1 + sipHash64(number, '${salt}') % length(${names})]`
/** A word of which few are common and most are rare. */
const otherWord = (salt: string) =>
  `concat('w', lower(hex(toUInt32(floor(${OTHER_WORDS} * pow((sipHash64(number, '${salt}') % 1000000) / 1000000, 3))))), 'k')`

const LISTS = `{colors:Array(String)} AS colors, {colorsZh:Array(String)} AS colors_zh, {others:Array(String)} AS others,
  {types:Array(String)} AS types, {categories:Array(String)} AS categories, {categoriesZh:Array(String)} AS categories_zh`

const slugOf = (name: string) => `replaceAll(lower(${name}), ' ', '-')`

function lists() {
  const others = ATTRIBUTE_TYPES.filter((type) => type !== 'color').flatMap((type) =>
    lexiconEntries(type).map((entry) => ({ type, name: entry.en })),
  )
  return {
    colors: lexiconEntries('color').map((entry) => entry.en),
    colorsZh: lexiconEntries('color').map((entry) => entry.zh),
    others: others.map(({ name }) => name),
    types: others.map(({ type }) => type),
    categories: lexiconEntries('category').map((entry) => entry.en),
    categoriesZh: lexiconEntries('category').map((entry) => entry.zh),
  }
}

/** Products and posts as they stand after deriving, named by the lexicon's words; one post in four is Chinese. */
async function fill(db: AnalyticsDb): Promise<void> {
  const binds = lists()
  const chosen = `${oneOf('colors', 'color')} AS color_name, ${oneOf('others', 'other')} AS other_name,
    1 + sipHash64(number, 'other') % length(others) AS other_at, 1 + sipHash64(number, 'color') % length(colors) AS color_at,
    1 + sipHash64(number, 'category') % length(categories) AS category_at`
  for (const [at, platform] of SHOPS.entries()) {
    await db.run(
      `INSERT INTO trendee.product_current (platform, product_id, title, brand, region, primary_category,
         secondary_category, gender, attribute_types, attribute_values, price_usd, demand_basis, demand, demand_prior,
         demand_evidence, first_seen, as_of)
       WITH ${LISTS}, ${chosen}
       SELECT {platform:String}, toString(number),
         concat('Women''s ', color_name, ' ', other_name, ' ', categories[category_at], ' ', ${otherWord('a')}, ' ', ${otherWord('b')}),
         ${otherWord('brand')}, 'US', 'womenswear', ${slugOf('categories[category_at]')}, 'women',
         ['color', types[other_at]], [${slugOf('color_name')}, ${slugOf('other_name')}], 5 + number % 90, 'units',
         [0, 0, sipHash64(number, 'sold') % 5000, 0], [0, 0, 0, 0],
         ['', '', 'measured', ''], toDate('2025-01-01') + number % 180, toDate('2025-06-30')
       FROM numbers(${Math.ceil((PRODUCTS / SHOPS.length) * at)}, ${Math.ceil(PRODUCTS / SHOPS.length)})`,
      { ...binds, platform },
    )
  }
  for (const [at, platform] of FEEDS.entries()) {
    await db.run(
      `INSERT INTO trendee.post_current (platform, post_id, author, caption, region, gender, secondary_category,
         attribute_types, attribute_values, posted_at, likes, comments)
       WITH ${LISTS}, ${chosen}
       SELECT {platform:String}, toString(number), ${otherWord('author')},
         if(number % 4 = 0, concat('今天穿', colors_zh[color_at], categories_zh[category_at]),
           concat('Loving my ', color_name, ' ', other_name, ' ', categories[category_at], ' ', ${otherWord('a')}, ' ',
             ${otherWord('b')}, ' #', ${otherWord('c')})),
         'US', 'women', ${slugOf('categories[category_at]')}, ['color', 'pattern'], [${slugOf('color_name')}, ${slugOf('other_name')}],
         toDateTime('2025-06-30 00:00:00') - number % 10000000, sipHash64(number, 'likes') % 100000, number % 500
       FROM numbers(${(POSTS / FEEDS.length) * at}, ${POSTS / FEEDS.length})`,
      { ...binds, platform },
    )
  }
  // Trends of the lexicon's own values; nothing else of them is searched.
  await db.run(
    `INSERT INTO trendee.trend_metric (trend_id, region, name, name_zh, type, score)
     WITH ${LISTS} SELECT ${slugOf('named.1')}, 'US', named.1, named.2, 'color', 50
     FROM (SELECT arrayJoin(arrayConcat(arrayZip(colors, colors_zh), arrayZip(categories, categories_zh))) AS named)`,
    binds,
  )
}

async function ask(db: AnalyticsDb, clients: number): Promise<Map<string, number[]>> {
  const waiting = Array.from({ length: ROUNDS }, () =>
    Object.entries(QUERIES).flatMap(([kind, texts]) => texts.map((q) => ({ kind, q }))),
  ).flat()
  const times = new Map<string, number[]>(Object.keys(QUERIES).map((kind) => [kind, []]))
  const client = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const began = performance.now()
      await search(db, { q: next.q, kinds: SEARCH_KINDS, page: 1, pageSize: 5 })
      times.get(next.kind)?.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return times
}

/** How long one box over all kinds takes on as many products and posts as the demo world × 20 has; no answer is kept. */
export async function benchSearch(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-search-'))
  const db = openAnalytics({ folder, keepsAnswers: false })
  try {
    await migrateAnalytics(db)
    await fill(db)
    const { seconds } = await measured(async () => {
      for (const platform of [...SHOPS, ...FEEDS]) await rebuildSearchItems(db, platform)
      await rebuildSearchNames(db)
      await rebuildSearchWords(db)
    })
    console.log(`${PRODUCTS} products and ${POSTS} posts, made ready for searching in ${seconds.toFixed(1)} s`)
    // Once for what is compiled and remembered on the way.
    await ask(db, 1)
    const measuredTimes: Map<string, number[]>[] = []
    let processor = 0
    for (const clients of CLIENTS) {
      const took = await measured(async () => measuredTimes.push(await ask(db, clients)))
      processor += took.processorSeconds
    }
    const questions = measuredTimes.reduce((sum, times) => sum + [...times.values()].flat().length, 0)
    const rowOf = (kind: string, times: readonly (readonly number[])[]) => {
      const columns = times.flatMap((own, at) => {
        const { p50, p95 } = quantiles(own)
        return [
          [`p50, ${CLIENTS[at]} at once`, p50.toFixed(0)],
          [`p95, ${CLIENTS[at]} at once`, p95.toFixed(0)],
        ]
      })
      const alone = quantiles(times[0] ?? []).p95
      return {
        query: kind,
        ...Object.fromEntries(columns),
        limit: String(LIMIT_MS),
        kept: alone <= LIMIT_MS ? 'yes' : 'NO',
      }
    }
    const rows = [
      ...Object.keys(QUERIES).map((kind) =>
        rowOf(
          kind,
          measuredTimes.map((times) => times.get(kind) ?? []),
        ),
      ),
      rowOf(
        'all',
        measuredTimes.map((times) => [...times.values()].flat()),
      ),
    ]
    for (const line of rowsAsText(rows, Object.keys(rows[0] ?? {}), 'table')) console.log(line)
    console.log(
      `milliseconds for all kinds of records together; limit: of p95 with one question at a time. A question takes ${(
        (processor * 1000) /
        questions
      ).toFixed(0)} ms of processor time.`,
    )
  } finally {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
