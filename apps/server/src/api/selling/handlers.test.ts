import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PastTrends } from '@trendee/runtime/past-trends'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SellingWorld, openSellingWorld } from '@trendee/analytics/testing/selling-world'
import { CONTRACT } from '@trendee/contract/contract'
import type { SellingListInput } from '@trendee/contract/selling/list'
import type { Call, TableAnswer } from '../../http/handler'
import { handlers } from '../handlers'
import { filtersIndex } from '../filters/index'
import { sellingHandlers } from './handlers'

let world: SellingWorld
let call: Call
beforeAll(async () => {
  // Newest capture 30 June 2025; 40 sold in the window of 30 days, 20 in the one before.
  world = await openSellingWorld([
    {
      platform: 'tiktok-shop',
      id: 'a/1',
      title: '=Red "Floral" Dress, long',
      brand: 'Alma',
      region: 'US',
      primary: 'womenswear',
      secondary: 'midi-dress',
      gender: 'girls',
      attributes: ['color:red', 'pattern:floral'],
      shopPath: ['Women', 'Dresses'],
      captures: [
        { day: '2025-05-01', price: 20, units: 100 },
        { day: '2025-05-31', price: 20, units: 120 },
        { day: '2025-06-30', price: 15, listPrice: 20, units: 160, rank: 7, inStock: true },
      ],
    },
    { platform: 'tiktok-shop', id: 'b', gender: 'women', titleBrand: 'Bonjean', captures: [{ day: '2025-06-30' }] },
    ...['slip-dress', 'wrap-dress', 'blazer'].map((secondary) => ({
      platform: 'shopee',
      id: secondary,
      primary: 'womenswear',
      secondary,
      captures: [
        { day: '2025-05-31', price: 12.95, units: 1 },
        { day: '2025-06-30', price: 12.95, units: 9 },
      ],
    })),
    // Captured on a later day without the one before.
    { platform: 'etsy', id: 'before', captures: [{ day: '2025-06-30', units: 5 }] },
    { platform: 'etsy', id: 'after', captures: [{ day: '2025-07-09', units: 5 }] },
  ])
  // Handlers see the facts, the days in the past and the plan's bound; nothing else of the call.
  call = {
    runtime: { analytics: world.db, pastTrends: new PastTrends(world.db) },
    state: { today: () => '2025-06-30' },
    request: { origin: 'https://trendee.example' },
    top: null,
  } as unknown as Call
})
afterAll(() => world.close())

const { tiktok_shop: shop } = sellingHandlers
const entries = CONTRACT.selling.tiktok_shop
const listInput = (input: object = {}) => entries.list.input.parse(input) as SellingListInput

describe('selling handlers', () => {
  it('say which newer capture their windows do not end on, and why', async () => {
    const newer = { day: '2025-07-09', products: 1, reason: 'other products' }
    const { list, topPrimary } = sellingHandlers.etsy
    expect(await list(listInput(), call)).toMatchObject({ as_of: '2025-06-30', newer_capture: newer })
    const leadersInput = CONTRACT.selling.etsy.topPrimary.input.parse({})
    expect(await topPrimary(leadersInput as never, call)).toMatchObject({ as_of: '2025-06-30', newer_capture: newer })
    expect(await shop.list(listInput(), call)).toMatchObject({ newer_capture: null })
  })
  it('answer a list in the contract’s shape', async () => {
    const answer = await shop.list(listInput(), call)
    expect(() => entries.list.output.parse(answer)).not.toThrow()
    expect(answer).toMatchObject({ total: 2, page: 1, pageSize: 24, as_of: '2025-06-30' })
    expect(answer.list[0]).toMatchObject({
      id: 'a/1',
      picture: '/api/v1/common/picture/tiktok-shop/a%2F1',
      picture_kind: 'illustration',
      price: { amount: 15, currency: 'USD' },
      list_price: { amount: 20, currency: 'USD' },
      discount: 0.25,
      units: 40,
      units_evidence: 'measured',
      units_total: 160,
      units_window_days: 30,
      revenue_usd: 600,
      demand: 40,
      demand_basis: 'units',
      growth: 1,
      sales_rank: 7,
      rank_change: null,
      in_stock: true,
      colors: [{ value: 'red', name: 'Red' }],
    })
    expect(answer.list[1]).toMatchObject({
      price: null,
      discount: null,
      units: null,
      units_window_days: null,
      in_stock: null,
    })
  })
  it('answer a detail, or that there is none', async () => {
    const detail = await shop.detail({ id: 'a/1', window: 30 }, call)
    expect(() => entries.detail.output.parse(detail)).not.toThrow()
    expect(detail.pictures).toEqual(['/api/v1/common/picture/tiktok-shop/a%2F1'])
    expect(detail.category_path).toEqual(['Women', 'Dresses'])
    expect(detail.found).toMatchObject([
      { type: 'color', value: 'red', words: 'red', from: 'title' },
      { type: 'pattern', value: 'floral', words: 'floral', from: 'title' },
    ])
    expect(detail.history.map(({ day, units }) => [day, units])).toEqual([
      ['2025-05-01', null],
      ['2025-05-31', 20],
      ['2025-06-30', 40],
    ])
    expect([detail.product.brand, detail.inferred_brand]).toEqual(['Alma', null])
    const inferred = await shop.detail({ id: 'b', window: 30 }, call)
    expect([inferred.product.brand, inferred.inferred_brand]).toEqual(['', 'Bonjean'])
    await expect(shop.detail({ id: 'b2', window: 30 }, call)).rejects.toMatchObject({ kind: 'not_found' })
  })
  it('answer leaders with names and shares', async () => {
    const input = entries.topPrimary.input.parse({}) as Parameters<typeof shop.topPrimary>[0]
    const answer = await shop.topPrimary(input, call)
    expect(() => entries.topPrimary.output.parse(answer)).not.toThrow()
    expect(answer.total_products).toBe(2)
    expect(answer.list).toMatchObject([
      { value: 'womenswear', name: 'Womenswear', name_zh: '女装', products: 1, share: 0.5, demand: 40, growth: 1 },
    ])
    const attributes = await shop.topAttribute(input, call)
    expect(attributes.list.map(({ type, value, name }) => [type, value, name])).toEqual([
      ['color', 'red', 'Red'],
      ['pattern', 'floral', 'Floral'],
    ])
  })
})

describe('the filter index', () => {
  it('names every value and joins children', async () => {
    const answer = await filtersIndex({ platform: 'tiktok_shop' }, call)
    expect(() => CONTRACT.filters.index.output.parse(answer)).not.toThrow()
    expect(answer.genders).toEqual([
      { value: 'women', name: 'Women', name_zh: '女装', count: 1 },
      { value: 'kids', name: 'Kids', name_zh: '童装', count: 1 },
    ])
    expect(answer.regions).toEqual([{ value: 'US', name: 'United States', name_zh: '美国', count: 1 }])
    expect(answer.categories.map(({ value, secondary }) => [value, secondary.map((option) => option.value)])).toEqual([
      ['womenswear', ['midi-dress']],
    ])
    expect(answer.attributes[0]?.values[0]).toMatchObject({ value: 'red', count: 1, hex: expect.stringMatching(/^#/) })
  })
  it('puts narrow categories under the broad one, which is named with all that it covers', async () => {
    const { categories } = await filtersIndex({ platform: 'shopee' }, call)
    expect(categories[0]?.secondary.map(({ value, count, parent, family }) => [value, count, parent, family])).toEqual([
      ['dress', 2, null, { name: 'All dresses', name_zh: '全部连衣裙' }],
      ['blazer', 1, null, null],
      ['slip-dress', 1, 'dress', null],
      ['wrap-dress', 1, 'dress', null],
    ])
    const input = CONTRACT.selling.shopee.topSecondary.input.parse({})
    const { list } = await sellingHandlers.shopee.topSecondary(input as never, call)
    expect(list.map(({ name, products }) => [name, products])).toContainEqual(['All dresses', 2])
    expect(list.map(({ name }) => name)).toContain('Slip Dress')
  })
  it('refuses what is no platform', async () => {
    await expect(filtersIndex({ platform: 'nowhere' }, call)).rejects.toMatchObject({ kind: 'bad_input' })
  })
})

describe('export', () => {
  const ask = async (input: object, top: number | null = null) => {
    const { export: exportList } = handlers.common
    const parsed = CONTRACT.common.export.input.parse(input) as Parameters<typeof exportList>[0]
    const { rows, write } = (await exportList(parsed, { ...call, top })) as TableAnswer
    const { body, ...file } = write(rows)
    return { ...file, lines: (await buffer(body as Readable)).toString().trimEnd().split('\r\n') }
  }
  it('writes the filtered list, safe for spreadsheets, dated by the data', async () => {
    const { fileName, contentType, lines } = await ask({ what: 'tiktok_shop', quantity: 10, gender: 'kids' })
    expect([fileName, contentType]).toEqual(['trendee-tiktok_shop-kids-2025-06-30.csv', 'text/csv; charset=utf-8'])
    expect(lines).toHaveLength(2)
    expect(lines[0]?.startsWith('\u{FEFF}Platform,ID,Title,Brand')).toBe(true)
    expect(lines[1]?.startsWith(`tiktok-shop,a/1,"'=Red ""Floral"" Dress, long",Alma`)).toBe(true)
  })
  it('rounds numbers as they are shown', async () => {
    const { lines } = await ask({ what: 'shopee', quantity: 1 })
    const [header = '', row = ''] = lines
    const cell = (name: string) => row.split(',')[header.replace('\u{FEFF}', '').split(',').indexOf(name)]
    // 8 × 12.95 is 103.60000000000001 to the machine.
    expect([cell('Units'), cell('Revenue in USD'), cell('Price')]).toEqual(['8', '103.6', '12.95'])
  })
  it('leads to pictures by whole addresses', async () => {
    const { lines } = await ask({ what: 'tiktok_shop', gender: 'kids' })
    expect(lines[1]).toContain(',https://trendee.example/api/v1/common/picture/tiktok-shop/a%2F1,')
  })
  it('speaks the asked language', async () => {
    const { lines } = await ask({ what: 'tiktok_shop', language: 'zh' })
    expect(lines[0]).toContain('标题')
    expect(lines[1]).toContain('女装')
  })
  it('keeps to the quantity and to the plan’s bound', async () => {
    expect((await ask({ what: 'tiktok_shop', quantity: 1 })).lines).toHaveLength(2)
    expect((await ask({ what: 'tiktok_shop', quantity: 9 }, 1)).lines).toHaveLength(2)
  })
  it('refuses what the list itself refuses', async () => {
    await expect(ask({ what: 'tiktok_shop', sort: 'colour' })).rejects.toMatchObject({ issues: [{ path: ['sort'] }] })
  })
  it('writes trends from their own list', async () => {
    const { fileName, lines } = await ask({ what: 'trends', quantity: 5 })
    expect(fileName).toBe('trendee-trends.csv')
    expect(lines).toHaveLength(1)
  })
})
