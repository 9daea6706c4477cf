import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { SellingListInput } from '@trendee/contract/selling/list'
import { z } from 'zod'
import { type LeadersQuestion, leaders } from '../selling/leaders'
import { list } from '../selling/list'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'

const dress = (id: string, price: number, more: { readonly listPrice?: number; readonly secondary?: string } = {}) => ({
  platform: 'temu',
  id,
  primary: 'womenswear',
  secondary: more.secondary ?? 'dresses',
  captures: [
    { day: '2025-06-29', price: 20, units: 10 },
    {
      day: '2025-06-30',
      price,
      units: 500,
      ...(more.listPrice === undefined ? {} : { listPrice: more.listPrice }),
    },
  ],
})

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([
    // The usual dress costs 20: the middle of 0.15, 1, 20, 20, 20, 20, 30, 1999, 2400.
    ...['a', 'b', 'c', 'd'].map((id) => dress(id, 20)),
    dress('reduced-by-98', 30, { listPrice: 1500 }),
    dress('placeholder', 1, { listPrice: 99.9 }),
    dress('slipped-up', 2400),
    dress('slipped-down', 0.15),
    dress('just-dear', 1999),
    // Of these nobody knows what is usual.
    ...[1, 1, 500].map((price, index) => dress(`few-${index}`, price, { secondary: 'gloves' })),
    // One of a kind, judged by its family: of 25, 25, 25, 25, 3200, 0.12, 30. Shirts are another family.
    ...[25, 25, 25, 25].map((price, index) => dress(`dress-${index}`, price, { secondary: 'dress' })),
    dress('only-gown', 3200, { secondary: 'evening-gown' }),
    dress('only-sundress', 0.12, { secondary: 'sundress' }),
    dress('usual-slip', 30, { secondary: 'slip-dress' }),
    dress('only-shirt', 3200, { secondary: 'shirt' }),
    ...[1, 1, 1, 1, 1, 500].map((price, index) => dress(`no-kind-${index}`, price, { secondary: '' })),
  ])
})
afterAll(() => world.close())

const temu = (input: Record<string, unknown>) =>
  list(world.db, ['temu'], CONTRACT.selling.temu.list.input.parse(input) as SellingListInput)
const idsOf = (rows: readonly { readonly product_id: string }[]) => rows.map(({ product_id: id }) => id)
const DOUBTED = ['only-gown', 'only-sundress', 'placeholder', 'slipped-down', 'slipped-up']

describe('a price that cannot be right', () => {
  it('is shown with its reason, and is no price in dollars', async () => {
    const rows = await world.db.rows(
      z.object({
        product_id: z.string(),
        price_doubt: z.string(),
        price: z.number(),
        price_usd: z.number().nullable(),
        list_price_usd: z.number().nullable(),
        revenue: z.array(z.number().nullable()),
      }),
      `SELECT product_id, price_doubt, price, price_usd, list_price_usd, revenue FROM trendee.product_current
       WHERE price_doubt != '' ORDER BY product_id`,
    )
    const nothing = { price_usd: null, list_price_usd: null, revenue: [null, null, null, null] }
    expect(rows).toEqual([
      { product_id: 'only-gown', price_doubt: 'far_above_kind', price: 3200, ...nothing },
      { product_id: 'only-sundress', price_doubt: 'far_below_kind', price: 0.12, ...nothing },
      { product_id: 'placeholder', price_doubt: 'near_free', price: 1, ...nothing },
      { product_id: 'slipped-down', price_doubt: 'far_below_kind', price: 0.15, ...nothing },
      { product_id: 'slipped-up', price_doubt: 'far_above_kind', price: 2400, ...nothing },
    ])
  })

  it('is in no list and no price band, and the list says how many are left out', async () => {
    const all = await temu({ pageSize: 100 })
    expect(idsOf(all.list)).toEqual(expect.not.arrayContaining(DOUBTED))
    expect([all.total, all.list.length, all.doubtedPrices]).toEqual([21, 21, 5])
    expect(all.priceBands.reduce((sum, { products }) => sum + products, 0)).toBe(21)
    const dresses = await temu({ secondaryCategory: 'dresses', sort: 'price', order: 'asc' })
    expect(idsOf(dresses.list)).toEqual(['a', 'b', 'c', 'd', 'reduced-by-98', 'just-dear'])
    expect([dresses.total, dresses.doubtedPrices]).toEqual([6, 3])
    expect((await temu({ secondaryCategory: 'gloves' })).doubtedPrices).toBe(0)
  })

  it('is listed where those are asked', async () => {
    const doubted = await temu({ prices: 'doubted' })
    expect(idsOf(doubted.list).toSorted()).toEqual(DOUBTED)
    expect([doubted.total, doubted.doubtedPrices, doubted.priceBands]).toEqual([5, 5, []])
  })

  it('moves no median', async () => {
    const question = CONTRACT.selling.temu.topSecondary.input.parse({ quantity: 10 }) as LeadersQuestion
    const { list: rows } = await leaders(world.db, 'temu', 'secondary', question)
    // Of 20, 20, 20, 20, 30, 1999.
    expect(rows.find(({ value }) => value === 'dresses')).toMatchObject({ products: 6, median_price_usd: 20 })
  })
})
