import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { selling } from '@trendee/contract/selling/selling'
import { rebuildPosts } from '../derive/rebuild-posts'
import { openBrandWorld } from '../testing/brand-world'
import type { SellingWorld } from '../testing/selling-world'
import { addRows } from '../testing/trend-world'
import { foundProducts } from './found-products'
import { brandArrivals, brandPriceCuts, creatorPosts } from './watched-news'
import { watchedProducts } from './watched-products'

let shops: SellingWorld
beforeAll(async () => {
  const product = (id: string, listedOn: string, before = 20, more = {}) => ({
    platform: 'shein',
    id,
    title: `Dress ${id}`,
    brand: 'Zara',
    listedOn,
    captures: [
      { day: '2025-06-29', price: before },
      { day: '2025-06-30', price: 20 },
    ],
    ...more,
  })
  shops = await openBrandWorld([
    product('old', '2025-03-01'),
    product('june', '2025-06-10', 25),
    product('late', '2025-06-25'),
    product('dear', '2025-06-26', 90, { captures: [{ day: '2025-06-30', price: 90 }] }),
    product('slow', '2025-06-15', 20, { platform: 'temu' }),
  ])
  const post = (id: string, author: string, day: string) => ({
    platform: 'instagram',
    post_id: id,
    author,
    author_followers: 1000,
    caption: `Look ${id}`,
    url: '',
    posted_at: Date.parse(`${day}T12:00:00Z`) / 1000,
    likes: 10,
    secondary_category: '',
    version: 1,
    fingerprint: 1,
    import_id: 'i',
  })
  await addRows(shops.db, 'trendee.post', [
    post('a1', 'ana', '2025-06-01'),
    post('a2', 'ana', '2025-06-20'),
    post('a3', 'Ana', '2025-06-30'),
  ])
  await rebuildPosts(shops.db, 'instagram')
})
afterAll(() => shops.close())

describe('watched records', () => {
  it('products are told as they stand', async () => {
    expect(await watchedProducts(shops.db, ['shein.june', 'shein.none', "shein.o'ld"])).toEqual([
      {
        id: 'shein.june',
        title: 'Dress june',
        price: 20,
        currency: 'USD',
        seller: '',
        is_sold_out: 0,
        seen_on: '2025-06-30',
        as_of_day: '2025-06-30',
        platform: 'shein',
      },
    ])
    expect(await watchedProducts(shops.db, [])).toEqual([])
  })

  it('brands tell what came after each told day, many keys in one question', async () => {
    const keys = [
      { id: 'zara', days: { shein: '2025-06-10', temu: '2025-06-30' } },
      { id: 'zara', days: { shein: '2025-06-25', temu: '2025-06-01' } },
      { id: 'zara', days: { shein: '2025-06-30', temu: '2025-06-30' } },
      { id: 'none', days: {} },
    ]
    const both = ['shein', 'temu']
    expect((await brandArrivals(shops.db, keys, both)).toSorted((a, b) => a.place - b.place)).toEqual([
      { place: 0, counted: 2, names: ['Dress dear', 'Dress late'] },
      { place: 1, counted: 2, names: ['Dress dear', 'Dress slow'] },
    ])
    // A shop whose data has ended is left out.
    expect(await brandArrivals(shops.db, keys.slice(1, 2), ['shein'])).toEqual([
      { place: 0, counted: 1, names: ['Dress dear'] },
    ])
    expect(await brandPriceCuts(shops.db, [{ id: 'zara', days: { shein: '2025-06-29' } }], ['shein'])).toEqual([
      { place: 0, counted: 1, names: [] },
    ])
    expect(await brandPriceCuts(shops.db, [{ id: 'zara', days: { shein: '2025-06-30' } }], ['shein'])).toEqual([])
  })

  it('creators tell the posts after each told day', async () => {
    const posts = async (day: string) =>
      (await creatorPosts(shops.db, [{ id: 'instagram.ana', days: { instagram: day } }], ['instagram']))[0]?.counted
    expect(await Promise.all(['2025-06-01', '2025-06-20', '2025-06-30'].map(posts))).toEqual([2, 1, undefined])
  })
})

it('searches among products find what came since, each with its own filters, in one question', async () => {
  const filters = (asked: Record<string, unknown>) => selling.shein.list.input.parse(asked) as never
  const found = await foundProducts(shops.db, [
    { platform: 'shein', filters: filters({ price_max: 50 }), told: '2025-06-10' },
    { platform: 'shein', filters: filters({}), told: '2025-06-10' },
    { platform: 'shein', filters: filters({ q: 'dress JUNE' }), told: '2025-06-09' },
    { platform: 'temu', filters: filters({}), told: '2025-06-30' },
  ])
  expect(found.toSorted((a, b) => a.place - b.place)).toEqual([
    { place: 0, counted: 1, names: ['Dress late'] },
    { place: 1, counted: 2, names: ['Dress dear', 'Dress late'] },
    { place: 2, counted: 1, names: ['Dress june'] },
    { place: 3, counted: 0, names: [] },
  ])
  expect(await foundProducts(shops.db, [])).toEqual([])
})
