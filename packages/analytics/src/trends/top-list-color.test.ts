import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { SellingWorld } from '../testing/selling-world'
import { openTrendWorld } from '../testing/trend-world'
import { type TopListColorQuestion, topListColor } from './top-list-color'

const captures = [{ day: '2025-06-29', price: 10 }]
let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld(
    [
      { trendId: 'teal', type: 'color', hex: '#008080', level: 'hot', score: 70, growth: [null, null, 0.2, 0.9] },
      { trendId: 'cream', type: 'color', nameZh: '奶油色', score: 90, growth: [null, null, 0.4, null], yoy: 0.1 },
      // Known of women alone, and of another region alone.
      { trendId: 'lilac', type: 'color', gender: 'women', score: 20, growth: [null, null, null, 0.1], yoy: -0.3 },
      { trendId: 'ochre', type: 'color', region: 'GB', score: 99 },
      { trendId: 'coat', type: 'category', score: 95 },
    ],
    [
      { platform: 'shein', id: 'a', gender: 'women', attributes: ['color:teal', 'color:cream'], captures },
      { platform: 'temu', id: 'w', gender: 'women', attributes: ['color:teal'], captures },
      { platform: 'temu', id: 'b', gender: 'men', attributes: ['color:teal'], captures },
      { platform: 'temu', id: 'c', gender: 'girls', attributes: ['color:teal'], captures },
      // Cream is a texture here.
      { platform: 'temu', id: 'd', gender: 'men', attributes: ['texture:cream'], captures },
    ],
  )
})
afterAll(() => world.close())

async function asked(input: object = {}) {
  const question = CONTRACT.trends.topListColor.input.parse(input) as TopListColorQuestion
  const { list, total, asOf } = await topListColor(world.db, question)
  return { total, asOf, found: list.map(({ metric, products }) => [metric.trend_id, products]) }
}

describe('colours', () => {
  it('are those of the region, each with the products that carry it, by level first', async () => {
    expect(await asked()).toEqual({
      total: 3,
      asOf: '2025-06-29',
      found: [
        ['teal', 2],
        ['cream', 1],
        ['lilac', 0],
      ],
    })
  })

  it.each([
    [{ sort: 'products' }, ['teal', 'cream', 'lilac']],
    [{ sort: 'products', order: 'asc' }, ['lilac', 'cream', 'teal']],
    [{ sort: 'growth' }, ['cream', 'teal', 'lilac']],
    // What has no growth of 90 days comes last, whichever way.
    [{ sort: 'growth', window: 90, order: 'asc' }, ['lilac', 'teal', 'cream']],
    [{ sort: 'yoy', order: 'asc' }, ['lilac', 'cream', 'teal']],
    [{ sort: 'name', order: 'asc' }, ['cream', 'lilac', 'teal']],
    [{ q: '奶油' }, ['cream']],
    [{ q: 'creme' }, ['cream']],
    [{ q: 'L', sort: 'name', order: 'asc' }, ['lilac', 'teal']],
    [{ pageSize: 2, page: 2 }, ['lilac']],
  ])('%j lists %j', async (input, expected) => {
    expect((await asked(input)).found.map(([id]) => id)).toEqual(expected)
  })

  it.each([
    [
      'women',
      [
        ['teal', 2],
        ['cream', 1],
        ['lilac', 0],
      ],
    ],
    [
      'men',
      [
        ['teal', 1],
        ['cream', 0],
      ],
    ],
    [
      'kids',
      [
        ['teal', 1],
        ['cream', 0],
      ],
    ],
    [
      'unisex',
      [
        ['teal', 0],
        ['cream', 0],
      ],
    ],
  ])('of %s are counted among their products', async (gender, expected) => {
    expect((await asked({ gender })).found).toEqual(expected)
  })

  it('tell how many there are beyond the last page, and of when where none fits', async () => {
    expect(await asked({ page: 9 })).toEqual({ total: 3, asOf: '2025-06-29', found: [] })
    expect(await asked({ q: 'no such colour' })).toEqual({ total: 0, asOf: '2025-06-29', found: [] })
  })
})
