import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { SellingListInput } from '@trendee/contract/selling/list'
import { list } from '../selling/list'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'

const captures = [{ day: '2025-06-30', price: 20, units: 10 }]
let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([
    {
      platform: 'temu',
      id: 'yellow',
      title: 'Butter Yellow Slip Dress',
      secondary: 'slip-dress',
      attributes: ['color:butter-yellow'],
      captures,
    },
    {
      platform: 'temu',
      id: 'linen',
      title: 'Linen Shirt',
      brand: 'Velmora',
      secondary: 'shirt',
      attributes: ['fabric:linen'],
      captures,
    },
    { platform: 'temu', id: 'coat', title: 'Coated Jeans', secondary: 'jeans', captures },
    {
      platform: 'shein',
      id: 'linen',
      title: 'Linen Dress',
      secondary: 'dress',
      attributes: ['fabric:linen'],
      captures,
    },
  ])
})
afterAll(() => world.close())

const found = async (q: string, platforms: readonly string[] = ['temu']) => {
  const question = CONTRACT.selling.temu.list.input.parse({ q, sort: 'price' }) as SellingListInput
  const { list: rows, total, searchedAs, priceBands } = await list(world.db, platforms, question)
  const counted = priceBands.reduce((sum, { products }) => sum + products, 0)
  expect([total, counted]).toEqual([rows.length, rows.length])
  return { ids: rows.map(({ platform, product_id: id }) => `${platform} ${id}`), searchedAs }
}

describe('words in the search field of a list', () => {
  it.each([
    ['yellow dress', ['temu yellow']],
    ['奶油黄', ['temu yellow']],
    ['连衣裙', ['temu yellow']],
    ['velmora', ['temu linen']],
    // As the search over everything: a coated pair of jeans is no coat.
    ['coat', []],
    ['the', []],
    ['kaftan', []],
  ])('%s', async (q, ids) => {
    expect(await found(q)).toEqual({ ids, searchedAs: null })
  })

  it('are put right where they are mistyped, and the list says so', async () => {
    expect(await found('buter yelow')).toEqual({ ids: ['temu yellow'], searchedAs: 'butter yellow' })
    expect(await found('velmroa')).toEqual({ ids: ['temu linen'], searchedAs: 'velmora' })
  })

  it('tell products of one id in two shops apart', async () => {
    expect((await found('linen shirt', ['temu', 'shein'])).ids).toEqual(['temu linen'])
    expect((await found('linen', ['shein'])).ids).toEqual(['shein linen'])
  })
})
