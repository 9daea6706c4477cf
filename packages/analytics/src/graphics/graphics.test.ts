import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { KEYWORD_SORTS, type KeywordListInput } from '@trendee/contract/graphic/keywords'
import type { GraphicProductsInput, KeywordProductsInput } from '@trendee/contract/graphic/products'
import { explainedDb } from '../testing/explained-db'
import { PRINT_LISTINGS, openPrintWorld } from '../testing/print-world'
import type { SellingWorld } from '../testing/selling-world'
import { keywordQueries, searchCurves } from './keyword-searches'
import { keywordShops, keywordsHolding } from './keyword-shops'
import { keywordSearched, keywords, keywordsNamed } from './keywords'
import { keywordListings, keywordsOfListings, printListings } from './listings'

const { graphic } = CONTRACT
let world: SellingWorld
beforeAll(async () => {
  const curve = { start: '2023-01-02', lastWeek: '2024-12-23' }
  // Two years of 52 weeks, the first month three times the others.
  const line = Array.from({ length: 104 }, (_, week) => (week % 52 < 4 ? 30 : 10))
  const temu = PRINT_LISTINGS.map((listing) => ({ ...listing, platform: 'temu' }))
  world = await openPrintWorld(
    [
      { term: 'mushroom shirt' },
      { term: 'mushroom dress' },
      { term: 'mushroom hoodie' },
      { term: 'zebra print' },
      { term: 'cottagecore', query: 'mushroom sweater', list: 'rising', value: 1.8 },
      { term: 'cottagecore', query: 'mushroom outfit', list: 'rising', isBreakout: true },
      { term: 'tee', query: 'mushroom tee', value: 40 },
    ],
    [
      { trendId: 'mushroom-shirt', line, yoy: 0.5, isSeasonal: true, ...curve },
      { trendId: 'mushroom-dress', line: line.map((value) => value / 2), yoy: 2, ...curve },
      // Searched most, six weeks before the others ended.
      { trendId: 'mushroom-hoodie', line: line.map(() => 99), yoy: 9, ...curve, asOf: '2025-05-18' },
      { trendId: 'zebra-print', line: line.map(() => 50), yoy: -0.1, ...curve },
      { trendId: 'mushroom-shirt', region: 'GB', line, platform: 'tiktok', ...curve },
      // Of women alone, which speaks for nobody here.
      { trendId: 'mushroom-shirt', gender: 'women', line: line.map(() => 99), ...curve },
    ],
    [...PRINT_LISTINGS, ...temu],
  )
})
afterAll(() => world.close())

const asked = (input: object = {}) => graphic.keywordsList.input.parse({ source: 'etsy', ...input }) as KeywordListInput
const names = async (input: object, needles: readonly string[] = []) =>
  (await keywords(world.db, asked(input), needles)).list.map(({ keyword }) => keyword)

describe('keywords of a shop', () => {
  it('are that shop’s alone, the surest first, with the search that is searched most', async () => {
    const { list, total, asOf } = await keywords(world.db, asked(), [])
    // 8 of 10 against none of 40 is surer than against one.
    expect(list.map(({ keyword, listings, shop }) => [keyword, listings, shop?.platform])).toEqual([
      ['magic mushroom', 8, 'etsy'],
      ['mushroom', 9, 'etsy'],
    ])
    expect([total, asOf]).toEqual([2, '2025-06-29'])
    const [magic, mushroom] = list
    // The mean of a year: 4 weeks of 30 and 48 of 10.
    expect(mushroom).toMatchObject({ search: 'mushroom shirt', trendId: 'mushroom-shirt', yoy: 0.5 })
    expect(mushroom?.interest).toBeCloseTo(600 / 52, 4)
    expect(magic).toMatchObject({ search: '', trendId: '', interest: null, yoy: null })
  })
  it('know no search of a region that has no curve of searches', async () => {
    const { list } = await keywords(world.db, asked({ region: 'GB' }), [])
    expect(list.map(({ trendId }) => trendId)).toEqual(['', ''])
  })
  it('are filtered and sorted', async () => {
    expect(await names({ sort: 'listings' })).toEqual(['mushroom', 'magic mushroom'])
    expect(await names({ q: 'MAGIC' })).toEqual(['magic mushroom'])
    // Magic mushrooms find 8 of 8, which is 180 ÷ 279; with the white tee it is 180 ÷ 290.
    expect(await names({ sort: 'difficulty', order: 'asc' })).toEqual(['mushroom', 'magic mushroom'])
    expect(await names({ difficulty_max: 63 })).toEqual(['mushroom'])
    expect(await names({ kind: 'slogan' })).toEqual([])
    expect(await names({ language: 'zh' })).toEqual([])
    expect(await names({ category: 'denim' })).toEqual([])
    expect(await names({ category: 'tshirt', language: 'en', kind: 'motif' })).toHaveLength(2)
    expect(await names({ unprotected: 'true' }, [' magic ', ' magics '])).toEqual(['mushroom'])
    expect(await names({ unprotected: 'true' }, [' room ', ' shroom '])).toHaveLength(2)
    expect(await names({ evidence: 'measured' })).toHaveLength(2)
    expect(await names({ pageSize: 1, page: 2 })).toEqual(['mushroom'])
    expect((await keywords(world.db, asked({ page: 9 }), [])).total).toBe(2)
  })
  it('are found by name', async () => {
    const [found] = await keywordsNamed(world.db, 'etsy', 'US', ['mushroom', 'frog'])
    expect([found?.keyword, found?.interest === null]).toEqual(['mushroom', false])
    expect(await keywordsNamed(world.db, 'shein', 'US', ['mushroom'])).toEqual([])
    expect(await keywordShops(world.db, 'mushroom')).toMatchObject([
      { platform: 'etsy', listings: 9 },
      { platform: 'temu', listings: 9 },
    ])
    expect(await keywordsHolding(world.db, [[' mushroom '], [' zebra '], [' frog ']])).toEqual([2, 1, 0])
  })
})

describe('keywords of searches', () => {
  it('are those that are searched, with the listings of all shops', async () => {
    const { list, asOf } = await keywords(world.db, asked({ source: 'google' }), [])
    expect(list.map(({ keyword, listings, shop }) => [keyword, listings, shop])).toEqual([
      ['zebra', 0, null],
      ['mushroom', 18, null],
    ])
    expect(asOf).toBe('2025-06-29')
    expect(await names({ source: 'google', sort: 'search_growth' })).toEqual(['mushroom', 'zebra'])
    expect(await names({ source: 'google', difficulty_max: 90 })).toEqual([])
    expect(await names({ source: 'google', evidence: 'measured' })).toEqual([])
    expect(await names({ source: 'google', kind: 'motif' })).toEqual(['zebra', 'mushroom'])
    expect((await keywordSearched(world.db, 'US', 'zebra'))?.search).toBe('zebra print')
    expect(await keywordSearched(world.db, 'US', 'magic mushroom')).toBeNull()
  })
  it('come with their curve, months and queries', async () => {
    const curves = await searchCurves(world.db, 'US', ['mushroom-shirt', 'none'])
    expect([...curves.keys()]).toEqual(['mushroom-shirt'])
    const curve = curves.get('mushroom-shirt')
    expect(curve).toMatchObject({ isSeasonal: true, bestMonth: 1, start: '2023-01-02' })
    const queries = (await keywordQueries(world.db, ['mushroom'])).get('mushroom')
    expect(queries?.map(({ list, search }) => `${list} ${search}`)).toEqual([
      'term mushroom dress',
      'term mushroom hoodie',
      'term mushroom shirt',
      'rising mushroom outfit',
      'rising mushroom sweater',
      'top mushroom tee',
    ])
  })
})

describe('listings', () => {
  const listing = (input: object) => graphic.productsKeyword.input.parse(input) as KeywordProductsInput
  it('of a keyword are those that say it', async () => {
    const { list, total, asOf } = await keywordListings(world.db, listing({ platform: 'etsy', keyword: 'mushroom' }))
    expect([total, asOf]).toEqual([9, '2025-06-29'])
    // 60 favourites in thirty days, the others 30.
    expect(list[0]).toMatchObject({ product: { product_id: 'x1' }, keywords: ['mushroom'] })
    const byPrice = await keywordListings(
      world.db,
      listing({ platform: 'etsy', keyword: 'mushroom', sort: 'price', order: 'asc' }),
    )
    expect(byPrice.list.map(({ product }) => product.price_usd)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18])
    // Favourites are counted, in the shop's own words; nothing here is measured by one day.
    const counted = listing({ platform: 'etsy', keyword: 'mushroom', evidence: 'measured' })
    expect((await keywordListings(world.db, counted)).total).toBe(9)
    expect((await keywordListings(world.db, { ...counted, window: 1 })).total).toBe(0)
    expect((await keywordListings(world.db, listing({ platform: 'shein', keyword: 'mushroom' }))).total).toBe(0)
  })
  it('with a print are those that say so or say a keyword', async () => {
    const prints = async (input: object) =>
      printListings(world.db, graphic.productsList.input.parse({ platform: 'etsy', ...input }) as GraphicProductsInput)
    expect((await prints({})).total).toBe(11)
    expect((await prints({ q: 'Skull' })).list.map(({ keywords: said }) => said)).toEqual([[], []])
    expect((await prints({ primaryCategory: 'denim' })).total).toBe(0)
    const saying = await keywordsOfListings(world.db, 'etsy', ['x1', 'p1'])
    expect([...saying.values()]).toEqual([{ product_id: 'x1', keywords: ['mushroom'], says_print: 0 }])
  })
})

it('read what is derived alone, and of a keyword no others', async () => {
  const { db, plans } = explainedDb(world.db)
  for (const source of ['etsy', 'google'])
    for (const sort of KEYWORD_SORTS) await keywords(db, asked({ source, sort }), [])
  expect(plans.filter(({ plan }) => /trendee\.(observation|product|series_point|related_query)\b/.test(plan))).toEqual(
    [],
  )
  // Of a shop its own partition.
  for (const { plan } of plans.slice(0, KEYWORD_SORTS.length)) expect(plan).toMatch(/graphic_keyword[\s\S]*Partition/)
  const named = explainedDb(world.db)
  await keywordShops(named.db, 'mushroom')
  await keywordQueries(named.db, ['mushroom'])
  await keywordsNamed(named.db, 'etsy', 'US', ['mushroom'])
  for (const { plan } of named.plans) expect(plan).toMatch(/PrimaryKey[\s\S]*keyword/)
  expect(named.plans).toHaveLength(3)
})
