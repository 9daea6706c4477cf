import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrandWorld } from '../testing/brand-world'
import type { SellingWorld } from '../testing/selling-world'
import { changedProducts } from './changed-products'
import { followedBrands } from './followed-brands'
import { namedRecords } from './named-records'
import { newestDays } from './newest-days'
import { topBrands } from './top-brands'

let world: SellingWorld
beforeAll(async () => {
  const product = (id: string, brand: string, listedOn: string | null, more = {}, before = 20) => ({
    platform: 'shein',
    id,
    brand,
    ...(listedOn === null ? {} : { listedOn }),
    captures: [
      { day: '2025-06-29', price: before, ...more },
      { day: '2025-06-30', price: 20, ...more },
    ],
  })
  world = await openBrandWorld([
    product('old', 'Zara', '2025-03-01'),
    // New in June, five dollars cheaper since yesterday, and half off its list price.
    product('june', 'ZARA', '2025-06-10', { listPrice: 40 }, 25),
    product('late', 'Zara', '2025-06-25'),
    product('other', 'Mango', '2025-06-25'),
    // Whose day of arrival nobody knows.
    product('sudden', 'Mango', null),
    product('nobody', '', '2025-06-25'),
    // A shop whose files come ten days later.
    {
      ...product('slow', 'Lumo', '2025-06-15'),
      platform: 'temu',
      captures: [
        { day: '2025-06-19', price: 25 },
        { day: '2025-06-20', price: 20 },
      ],
    },
    product('quick', 'Lumo', '2025-06-28'),
  ])
})
afterAll(() => world.close())

const all = { page: 1, pageSize: 10 }
const never = { id: 'zara', seenThrough: null }

describe('followed brands', () => {
  it('tell what came in 30 days to who never looked, under all spellings of the name', async () => {
    const [zara, ...others] = await followedBrands(world.db, [never, { id: 'nobrand', seenThrough: null }])
    expect(others).toEqual([])
    expect(zara).toMatchObject({
      id: 'zara',
      name: 'Zara',
      platforms: ['shein'],
      as_of_day: '2025-06-30',
      on_sale: 3,
      new_arrivals: 2,
      sold_out: 0,
      price_cuts: 1,
    })
    const newest = zara?.newest.map((card) => (JSON.parse(card) as { product_id: string }).product_id)
    expect(newest).toEqual(['late', 'june', 'old'])
  })

  it('tell only what came after the day that was looked at', async () => {
    const arrivals = async (day: string) =>
      (await followedBrands(world.db, [{ id: 'zara', seenThrough: day }]))[0]?.new_arrivals
    expect(
      await Promise.all(['2025-06-09', '2025-06-10', '2025-06-24', '2025-06-25', '2025-06-30'].map(arrivals)),
    ).toEqual([2, 1, 1, 0, 0])
  })

  it('list their new products, newest first, with each brand by its own day', async () => {
    const changes = async (mango: string | null) => {
      const { list, total } = await changedProducts(world.db, [never, { id: 'mango', seenThrough: mango }], all)
      return [
        total,
        list.map(({ card, change, day }) => [(JSON.parse(card) as { product_id: string }).product_id, change, day]),
      ]
    }
    const [late, june, other] = [
      ['late', 'new_arrival', '2025-06-25'],
      ['june', 'new_arrival', '2025-06-10'],
      ['other', 'new_arrival', '2025-06-25'],
    ]
    expect(await changes('2025-06-25')).toEqual([2, [late, june]])
    expect(await changes(null)).toEqual([3, [late, other, june]])
  })

  it('tell what a slower shop brought since its own last day, and nothing twice', async () => {
    const news = async (seenByPlatform: Record<string, string>) => {
      const lumo = { id: 'lumo', seenThrough: '2025-06-30', seenByPlatform }
      const [brand] = await followedBrands(world.db, [lumo])
      const { list } = await changedProducts(world.db, [lumo], all)
      const ids = list.map(({ card }) => (JSON.parse(card) as { product_id: string }).product_id)
      return [ids, brand?.new_arrivals, brand?.price_cuts]
    }
    // Looked at when the slower shop's files ended on the tenth.
    expect(await news({ shein: '2025-06-30', temu: '2025-06-10' })).toEqual([['slow'], 1, 1])
    expect(await news({ shein: '2025-06-30', temu: '2025-06-20' })).toEqual([[], 0, 0])
    // There were no files of it at all.
    expect(await news({ shein: '2025-06-30' })).toEqual([['slow'], 1, 1])
    expect(await news({ temu: '2025-06-20' })).toEqual([['quick'], 1, 0])
  })

  it('of nobody tell nothing', async () => {
    expect(await followedBrands(world.db, [])).toEqual([])
    expect(await changedProducts(world.db, [], all)).toEqual({ list: [], total: 0 })
  })

  it('that brought out most come first', async () => {
    const { list, total } = await topBrands(world.db, all)
    expect([total, list.map(({ id, new_arrivals }) => [id, new_arrivals])]).toEqual([
      3,
      [
        ['zara', 2],
        ['lumo', 2],
        ['mango', 1],
      ],
    ])
  })
})

it('names of products and brands are found by id, of others nothing', async () => {
  const names = async (kind: 'product' | 'brand', ids: string[]) => [
    ...(await namedRecords(world.db, kind, ids)).keys(),
  ]
  expect(await names('product', ['shein.old', 'temu.old', 'shein.none', 'old', "shein.o'ld"])).toEqual(['shein.old'])
  expect(await names('brand', ['zara', 'none', ''])).toEqual(['zara'])
})

it('newest days are those of the data', async () => {
  expect(await newestDays(world.db)).toEqual({
    posts: {},
    products: { shein: '2025-06-30', temu: '2025-06-20' },
    trends: {},
  })
})
