import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SellingWorld, type WorldCapture, type WorldProduct, openSellingWorld } from '../testing/selling-world'
import { type ComparedItem, rangeAgainstMarket } from './range-market'
import { type WornItem, itemsCarrying } from './range-trends'

const DAYS = ['2025-05-01', '2025-05-31', '2025-06-30'] as const
const sold = (before: number, now: number, price: number): WorldCapture[] =>
  DAYS.map((day, at) => ({ day, price, units: [100, 100 + before, 100 + before + now][at] ?? 0 }))
const products = (secondary: string, many: number, captures: WorldCapture[], gender = 'women'): WorldProduct[] =>
  Array.from({ length: many }, (_, at) => ({
    platform: 'temu',
    id: `${secondary}-${at}`,
    primary: 'womenswear',
    secondary,
    gender,
    captures,
  }))

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([
    // Dresses: 30 pieces each after 20, +50 %: 90 of the 240 pieces of the window.
    ...products('dress', 3, sold(20, 30, 10)),
    // Skirts: 20 each after 40, −50 %.
    ...products('skirt', 3, sold(40, 20, 20)),
    // Coats as much as before.
    ...products('coat', 3, sold(30, 30, 50)),
    ...products('hat', 2, sold(30, 30, 5), 'men'),
  ])
})
afterAll(() => world.close())

const items = (secondaryCategory: string, many: number, more: Partial<ComparedItem> = {}): ComparedItem[] =>
  Array.from({ length: many }, () => ({ secondaryCategory, gender: 'women', priceUsd: 12, stock: null, ...more }))
const against = async (own: readonly ComparedItem[] | null, gender?: 'women' | 'men') => {
  const { list, market } = await rangeAgainstMarket(world.db, own, { platform: 'temu', gender, window: 30 })
  return { market, list, of: (category: string) => list.find((row) => row.category === category) }
}

describe('an own range against a market', () => {
  it('is thick where demand falls, empty where it rises, and as dear as its median', async () => {
    const own = [...items('skirt', 25, { priceUsd: 30, stock: 4 }), ...items('coat', 5), ...items('', 10)]
    const { list, market, of } = await against(own)
    expect(market).toMatchObject({ platform: 'temu', products: 11, as_of: '2025-06-30' })
    expect(of('dress')).toMatchObject({ items: 0, own_share: 0, growth: expect.closeTo(0.5), standing: 'empty' })
    // 25 of the 30 whose words tell a category; the market's skirts are a quarter of its demand: 60 of 300 pieces.
    expect(of('skirt')).toMatchObject({
      items: 25,
      own_share: expect.closeTo(25 / 30),
      share_of_demand: expect.closeTo(0.2),
      growth: expect.closeTo(-0.5),
      standing: 'thick',
      own_median_usd: 30,
      market_median_usd: 20,
      price_position: expect.closeTo(0.5),
      stock: 100,
    })
    expect(of('coat')).toMatchObject({ items: 5, standing: 'level', stock: null })
    // Skirts are 0.83 against 0.2, dresses 0 against 0.3.
    expect(list.map(({ category }) => category).slice(0, 2)).toEqual(['skirt', 'dress'])
  })

  it('is nothing to compare where none was brought: the market alone, the most wanted first', async () => {
    const { list, of } = await against(null)
    expect(of('dress')).toMatchObject({ items: null, own_share: null, standing: null, growth: expect.closeTo(0.5) })
    const shares = list.map((row) => row.share_of_demand ?? 0)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  })

  it('counts what a broad category covers under it, and what the market has not by itself', async () => {
    const { of } = await against([...items('slip-dress', 2), ...items('poncho', 1)])
    expect(of('dress')).toMatchObject({ items: 2, standing: 'few' })
    expect(of('poncho')).toMatchObject({ items: 1, offers: 0, growth: null, standing: 'untold', price_position: null })
  })

  it('of a gender is of its items, and of those that say none', async () => {
    const own = [...items('coat', 2, { gender: 'men' }), ...items('coat', 1, { gender: '' }), ...items('dress', 4)]
    const { of } = await against(own, 'men')
    expect([of('coat')?.items, of('dress')]).toEqual([3, undefined])
    expect(of('hat')).toMatchObject({ items: 0 })
  })

  it('is the market alone without a range, and nothing without either', async () => {
    const { list } = await against([])
    expect(list.map(({ own_share: share, items: count }) => [share, count])).toEqual(list.map(() => [null, 0]))
    expect(await rangeAgainstMarket(world.db, [], { platform: 'shopee', window: 30 })).toEqual({
      list: [],
      market: null,
    })
  })
})

it('carries a trend by its category, all of its values and its words', () => {
  const worn = (title: string, secondaryCategory: string, ...attributeValues: string[]): WornItem => ({
    title,
    secondaryCategory,
    gender: 'women',
    attributeValues,
  })
  const own = [worn('Linen dress', 'dress', 'linen'), worn('Linen shirt', 'shirt', 'linen'), worn('Dress', 'dress')]
  expect(['linen', 'dress', 'linen-dress', 'silk'].map((trend) => itemsCarrying(own, trend))).toEqual([2, 2, 1, 0])
})
