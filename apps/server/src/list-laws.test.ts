import { ENDPOINTS } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import type { NamedEndpoint } from '@trendee/contract/entries'
import { trendSummary } from '@trendee/contract/fields'
import { seasonToMeet, usualErrorOf } from '@trendee/contract/trends/season-to-meet'
import { RANKED_PRODUCTS } from '@trendee/core/brands/discovery'
import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Input, ask } from './testing/ask'
import { fieldsOf } from './testing/broken-inputs'
import { type DemoApp, openDemoApp } from './testing/demo-app'

/** What each list of records keeps, whatever it lists: rows, pages, orders, filters. */

let demo: DemoApp
let token: string
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  token = await demo.signIn('admin')
})
afterAll(() => demo.close())

/** Lists of what one account has, or that administrators keep, begin empty. */
const IS_SOMEBODYS = /^(designs|partners|dashboard|alerts|collection|stars|range|admin\w*)\./
const LISTS = ENDPOINTS.filter(({ name, endpoint }) => {
  const { properties } = z.toJSONSchema(endpoint.output, { unrepresentable: 'any' })
  const isList = properties?.['list'] !== undefined && 'pageSize' in fieldsOf(endpoint)
  return isList && endpoint.answer === 'json' && !IS_SOMEBODYS.test(name)
})

type Row = Readonly<Record<string, unknown>>
const PAGE = z.object({ list: z.array(z.looseObject({})), total: z.number() })

async function page(entry: Endpoint, input: Input) {
  const response = await ask(demo.app, entry, input, token)
  expect([input, response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([input, 200, ''])
  return PAGE.parse(response.json().data)
}

const exampleOf = ({ endpoint }: NamedEndpoint, pageSize: number): Input => ({
  ...(endpoint.example as Input),
  pageSize,
})
const written = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row))

/** Rows of an example in the small demo world where they are fewer than three, and why. */
const FEWER: Readonly<Record<string, number>> = {
  // Of one colour alone an account shows a dozen posts a quarter.
  'trends.socialTrendsList': 1,
  // One style a day.
  'trends.styleOfTheDay': 1,
  // Forty looks in all.
  'runway.searchGallery': 1,
  'runway.topList': 1,
  'runwayRankings.topAttributesBrandCategory': 0,
  // Two houses have a second line; the products are too few to tell which house is one of luxury.
  'brands.lines': 2,
  'brands.luxury': 0,
  // One brand rises; the new ones have two products each.
  'brands.discovery': 1,
  // It sells nothing on Shopee, on Lazada, and in shops of other names.
  'selling.shopee.list': 0,
  'selling.lazada.list': 0,
  'selling.shop.list': 0,
  // Brands carry no print but on women's clothes.
  'retailRankings.graphicTopPrimary': 1,
  'retailRankings.graphicTopSecondary': 1,
  'search.searchEcommerce': 2,
}

/** Calls that the specification has under two names, and those that this small world cannot tell apart. */
const ALIKE: Readonly<Record<string, string>> = {
  'social.searchPosts': 'social.posting',
  'socialRankings.tiktokShop': 'selling.tiktok_shop.list',
  'retailRankings.topProducts': 'selling.brand_site.list',
  'valueRankings.categoryList': 'socialRankings.topCategories',
  'valueRankings.elementList': 'socialRankings.topAttributes',
  // Forty products of brands: too few for growth.
  'retailRankings.growthAttribute': 'retailRankings.topAttributes',
}

/** Values of filters that are no closed set, and some of those that have many. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  primaryCategory: ['womenswear', 'menswear'],
  secondaryCategory: ['dress', 'shirt'],
  productCategories: ['dress', 'dress,shirt'],
  category: ['womenswear'],
  attributeType: ['fabric', 'color'],
  gender: ['women', 'kids'],
  department: ['men', 'unisex'],
  attributeName: ['linen', 'floral', 'maxi'],
  region: ['US', 'GB'],
  country: ['FR', 'US'],
  brand: ['avelisse', 'tessaline', 'Calvessa'],
  brands: ['avelisse', 'avelisse,calvessa'],
  seller: ['avelisse'],
  shop: ['catalog'],
  platforms: ['shein', 'shein,temu'],
  price_min: [20],
  price_max: [60],
  from: ['2026-06-01'],
  to: ['2026-09-01'],
  q: ['linen', 'dress', 'avelisse', 'red'],
  season: ['SS27'],
  city: ['Paris'],
  show: ['perrivane-ss27'],
  level: ['hot', 'breakout,hot'],
  lifecycle: ['seasonal', 'stable'],
  type: ['pattern', 'color'],
  peak_within_weeks: [8],
  trend: ['linen', 'red'],
  creator: ['tiktok.sunday.threads.demo'],
  hashtag: ['ootd', 'maxidress'],
  ids: ['tiktok.sunday.threads.demo'],
  in_time: ['true'],
  leads: ['true'],
  period_days: [7, 30],
  difficulty_max: [50],
  unprotected: ['true'],
  keyword: ['polka dot'],
}
/** Of shops, or of searches and posts. */
const PLATFORMS = { shops: ['shein', 'brand-site'], curves: ['google', 'tiktok'] }
function valuesOf({ name, endpoint }: NamedEndpoint, field: string): readonly unknown[] {
  const choices = fieldsOf(endpoint)[field]?.enum
  if (choices && (choices.length < 4 || !VALUES[field])) return choices
  if (VALUES[field]) return VALUES[field]
  return field === 'platform' ? PLATFORMS[/^(insights|brands)/.test(name) ? 'shops' : 'curves'] : []
}

/** How a list is read, ordered and cut, and what it is a list of: no filters. */
const IS_NO_FILTER = new Set(
  'page pageSize sort order by window as_of as_known day name horizon source counted keyword shop lead_weeks'.split(
    ' ',
  ),
)
/** Fields that choose one of several lists where they stand beside a default; a selling season follows from the lead time. */
const isChosenAnyway = (entry: Endpoint, field: string) =>
  fieldsOf(entry)[field]?.default !== undefined || (field === 'season' && entry.path.includes('/season'))

/** The first of some places of a row that has it; of a trend beside a product, the trend. */
const at =
  (...places: string[]) =>
  (row: Row) =>
    places
      .map((place) => place.split('.').reduce<unknown>((value, key) => (value as Row | null | undefined)?.[key], row))
      .find((value) => value !== undefined && value !== null) ?? null
const text = (row: Row, ...places: string[]) =>
  z
    .string()
    .nullable()
    .parse(at(...places)(row)) ?? ''
const counted = (place: string) => at(`${place}.count`, place)
const UNITS = 'units'

/** What is said of the season that a trend's verdict is of. */
function seasonOf(row: Row) {
  const { forecast_seasons, told_on } = (row['trend'] ?? row) as Row
  if (forecast_seasons === undefined) return null
  return seasonToMeet(
    trendSummary.pick({ forecast_seasons: true, told_on: true }).parse({ forecast_seasons, told_on }),
    LEAD_WEEKS.usual,
  )
}

/** What an order goes by, where it is no field of the order's own name. */
const FIGURES: Readonly<Record<string, (row: Row) => unknown>> = {
  level: (row) => ['none', 'hot', 'very_hot', 'breakout'].indexOf(text(row, 'trend.level', 'level')),
  score: at('score', 'trend.score'),
  growth: at('growth', 'trend.growth'),
  adjusted_growth: at('adjusted_growth', 'trend.adjusted_growth'),
  yoy: at('yoy', 'trend.yoy'),
  ytd: at('monthlyGrowthRateY2y', 'trend.monthlyGrowthRateY2y'),
  name: (row) => text(row, 'name', 'hashtag', 'topic', 'keyword').toLowerCase(),
  peak: at('forecast_peak_week', 'trend.forecast_peak_week'),
  season: at('season_strength', 'trend.season_strength'),
  verdict: (row) => {
    const place = ['not_known', 'leave', 'returns', 'test', 'order'].indexOf(seasonOf(row)?.verdict ?? '')
    return place < 0 ? null : place
  },
  usual_error: (row) => {
    const said = seasonOf(row)
    return said === null ? null : usualErrorOf(said)
  },
  price: at('price_usd', 'median_price_usd', 'shop.price_median'),
  posts: counted('posts'),
  looks: counted('looks'),
  new_arrivals: counted('new_arrivals'),
  best_sellers: counted('best_sellers'),
  revenue: at('revenue_usd'),
  rank: (row) => at('sales_rank', 'rank')(row),
  units: (row) => (row['demand_basis'] === UNITS ? at('demand')(row) : null),
  engagement: at('engagement_rate'),
  led: at('trends_led'),
  reactions: (row) => Number(row['likes']) + Number(row['comments']),
  newest: at('posted_on'),
  cost: at('cost_per_purchase_usd'),
  discount_depth: at('reduced_share'),
  strength: at('shop.significance.ratio'),
  interest: at('searches.interest'),
  search_growth: at('searches.yoy'),
  listings: at('listings'),
  difficulty: at('shop.difficulty'),
  arrival_growth: at('shop.arrival_growth'),
  share_of_demand: at('share_of_demand'),
}
/** Orders of more than one figure; each has its test where it is worked out. */
const OF_SEVERAL = new Set(['discovery', 'standing'])
/** Rows that stand apart whatever the order: curves that ended come last, what is no count of units after what is. */
const apart = (row: Row, sort: string) =>
  [
    at('is_stale', 'trend.is_stale')(row) === true,
    row['demand_basis'] !== UNITS,
    row['products'] === null,
    // From too small a base to be ranked by it.
    sort === 'growth' && (row['adjusted_growth'] === null || Number(row['growth_products']) < RANKED_PRODUCTS),
  ].join()
const figureOf = (sort: string) => FIGURES[sort] ?? at(sort)
/** Ranks count from the best. */
const isReversed = (sort: string, entry: Endpoint) => sort === 'rank' && entry.path.includes('hashtag')

/** Neighbours of a list that stand the wrong way round. */
function misplaced(rows: readonly Row[], sort: string, isAscending: boolean) {
  const figure = figureOf(sort)
  return rows.slice(1).flatMap((row, i) => {
    const before = rows[i] as Row
    const [a, b] = [figure(before), figure(row)] as (string | number | null)[]
    if (apart(before, sort) !== apart(row, sort) || b === null || b === undefined) return []
    if (a === null || a === undefined) return [[a, b]]
    return (isAscending ? a > b : a < b) ? [[a, b]] : []
  })
}

const seen = new Map<string, string>()
const narrowed = new Set<string>()
const asked = new Set<string>()
/** Filters whose values leave all or nothing here. */
const LEAVING_ALL_OR_NONE = 'difficulty_max generation language leads made period_days prices segment why'.split(' ')
const ordered = new Set<string>()
/** Figures that this small world has too little for. */
const UNTOLD = 'arrival_growth authors difficulty favorites first_arrival posts_growth price_position strength'.split(
  ' ',
)
const orders: string[] = []

describe.each(LISTS)('$name', (list) => {
  const { name, endpoint } = list

  it('answers its example with rows of which no other list answers the same', async () => {
    const { list: rows, total } = await page(endpoint, exampleOf(list, 10))
    expect(total).toBeGreaterThanOrEqual(FEWER[name] ?? 3)
    const all = written(rows).join('\n')
    // Empty ones are alike and say nothing.
    expect(rows.length === 0 ? ALIKE[name] : seen.get(all)).toBe(ALIKE[name])
    if (!seen.has(all)) seen.set(all, name)
  })

  it('goes on where the page before ended', async () => {
    const whole = await page(endpoint, exampleOf(list, 10))
    const first = await page(endpoint, exampleOf(list, 4))
    const second = await page(endpoint, { ...exampleOf(list, 4), page: 2 })
    expect(written([...first.list, ...second.list])).toEqual(written(whole.list.slice(0, 8)))
    expect([first.total, second.total]).toEqual([whole.total, whole.total])
    expect(new Set(written(whole.list)).size).toBe(whole.list.length)
    const beyond = await page(endpoint, { ...exampleOf(list, 10), page: Math.ceil(whole.total / 10) + 1 })
    expect(beyond).toMatchObject({ list: [], total: whole.total })
  })

  const sorts = (fieldsOf(endpoint)['sort']?.enum ?? []).filter((sort) => !OF_SEVERAL.has(String(sort)))
  it.each(sorts.length > 0 ? ['order'] : [])('stands in the %s that is asked for', async () => {
    for (const sort of sorts.map(String)) {
      for (const order of ['asc', 'desc']) {
        const { list: rows } = await page(endpoint, { ...exampleOf(list, 20), sort, order })
        const isAscending = (order === 'asc') !== isReversed(sort, endpoint)
        expect([sort, order, misplaced(rows, sort, isAscending)]).toEqual([sort, order, []])
        if (rows.some((row) => figureOf(sort)(row) !== null)) ordered.add(sort)
      }
    }
    orders.push(...sorts.map(String))
  })

  const required = new Set(z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }).required)
  const filters = Object.keys(fieldsOf(endpoint)).filter(
    (field) => !IS_NO_FILTER.has(field) && !required.has(field) && !isChosenAnyway(endpoint, field),
  )
  it.each(filters.length > 0 ? ['filter'] : [])('has no more rows with a %s than without', async () => {
    for (const field of filters) {
      const { [field]: _, ...without } = exampleOf(list, 1)
      const { total } = await page(endpoint, without)
      const values = valuesOf(list, field)
      expect([field, values.length]).not.toEqual([field, 0])
      for (const value of values) {
        const { total: kept } = await page(endpoint, { ...without, [field]: value })
        expect([field, value, kept > total ? `${kept} of ${total}` : '']).toEqual([field, value, ''])
        if (kept > 0 && kept < total) narrowed.add(field)
      }
      asked.add(field)
    }
  })
})

it('has figures of every order and rows of every filter in this world', () => {
  expect([...new Set(orders)].filter((sort) => !ordered.has(sort)).toSorted()).toEqual(UNTOLD)
  expect([...asked].filter((field) => !narrowed.has(field)).toSorted()).toEqual(LEAVING_ALL_OR_NONE)
})
