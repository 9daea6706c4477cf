import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { SellingWorld } from '../testing/selling-world'
import { WORLD_DAY, openTrendWorld } from '../testing/trend-world'
import { type TopListColorQuestion, topListColor } from './top-list-color'

const captures = [{ day: '2025-06-29', price: 10 }]
let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld(
    [
      {
        trendId: 'teal',
        type: 'color',
        hex: '#008080',
        level: 'hot',
        score: 70,
        growth: [null, null, 0.2, 0.9],
        adjustedGrowth: [null, null, 0.1, 0.8],
      },
      { trendId: 'cream', type: 'color', nameZh: '奶油色', score: 90, growth: [null, null, 0.4, null], yoy: 0.1 },
      { trendId: 'teal', type: 'color', gender: 'men', score: 10, growth: [null, null, 0.9, null] },
      // Known of women alone, and of another region alone.
      { trendId: 'lilac', type: 'color', gender: 'women', score: 20, growth: [null, null, null, 0.1], yoy: -0.3 },
      { trendId: 'ochre', type: 'color', region: 'GB', score: 99 },
      // Of the south, where June is winter. The middle of the week of 31 May is in June.
      { trendId: 'mango', type: 'color', region: 'AU', peakWeek: '2026-01-12', score: 3 },
      { trendId: 'sky', type: 'color', region: 'AU', peakWeek: '2026-06-01', score: 2 },
      { trendId: 'plum', type: 'color', region: 'FR', peakWeek: '2026-06-01', score: 2 },
      { trendId: 'rust', type: 'color', region: 'FR', peakWeek: '2026-05-25', score: 1 },
      { trendId: 'over', type: 'color', region: 'FR', peakWeek: '2025-06-16', score: 1 },
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
  const { list, total, asOf } = await topListColor(world.db, question, WORLD_DAY)
  return { total, asOf, found: list.map(({ metric, products }) => [metric.trend_id, products]) }
}

describe('colours', () => {
  it('are those of the region, each with the products that carry it, by level first', async () => {
    expect(await asked()).toEqual({
      total: 3,
      asOf: '2025-06-29',
      found: [
        ['teal', 4],
        ['cream', 1],
        ['lilac', 0],
      ],
    })
  })

  it.each([
    [{ sort: 'products' }, ['teal', 'cream', 'lilac']],
    [{ sort: 'products', order: 'asc' }, ['lilac', 'cream', 'teal']],
    // Teal alone has a base to be ranked by.
    [{ sort: 'growth' }, ['teal', 'cream', 'lilac']],
    // What has no growth of 90 days comes last, whichever way.
    [{ sort: 'growth', window: 90, order: 'asc' }, ['teal', 'lilac', 'cream']],
    [{ sort: 'adjusted_growth' }, ['teal', 'cream', 'lilac']],
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
    ['women', [['lilac', 0]]],
    ['men', [['teal', 1]]],
    ['kids', []],
  ])('of %s are those that are known of them, counted among their products', async (gender, expected) => {
    expect((await asked({ gender })).found).toEqual(expected)
  })

  it('tell how many there are beyond the last page, and of when where none fits', async () => {
    expect(await asked({ page: 9 })).toEqual({ total: 3, asOf: '2025-06-29', found: [] })
    expect(await asked({ q: 'no such colour' })).toEqual({ total: 0, asOf: '2025-06-29', found: [] })
  })
})

it.each([
  [{ region: 'AU', peaks_in: 'summer' }, ['mango']],
  [{ region: 'AU', peaks_in: 'winter' }, ['sky']],
  [{ region: 'FR', peaks_in: 'summer' }, ['plum']],
  [{ region: 'FR', peaks_in: 'spring' }, ['rust']],
  [{ region: 'FR', peaks_in: 'spring', q: 'plum' }, []],
  [{ region: 'FR', sort: 'peak', order: 'asc' }, ['over', 'rust', 'plum']],
])('colours that peak in a season of the place, from today on: %o', async (input, expected) => {
  expect((await asked(input)).found.map(([id]) => id)).toEqual(expected)
})
