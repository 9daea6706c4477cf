import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SellingWorld } from '../testing/selling-world'
import { addRows, openTrendWorld } from '../testing/trend-world'
import { mapping } from './mapping'

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld([
    {
      trendId: 'coat',
      nameZh: '大衣',
      type: 'category',
      ytd: 0.2,
      primaryCategory: 'womenswear',
      secondaryCategory: 'coat',
      score: 10,
    },
    { trendId: 'teal', type: 'color', score: null },
    { trendId: 'suede', type: 'fabric', score: 70 },
    { trendId: 'coat', region: '', score: 99 },
    { trendId: 'nowhere', region: '', score: 50 },
    { trendId: 'british', region: 'GB', score: 80 },
  ])
  const join = { platform: 'google', trend_id: 'coat', gender: '', step: 'week', outcome: 'reference' }
  await addRows(world.db, 'trendee.series_join', [
    { ...join, term: 'overcoat', region: 'US', file_hash: 'a' },
    { ...join, term: 'overcoat', region: 'GB', file_hash: 'a' },
    { ...join, term: 'coats', region: 'US', file_hash: 'b', outcome: 'other_spelling' },
  ])
})
afterAll(() => world.close())

it('names every trend of a region once, its own before those of no region, the strongest first', async () => {
  const rows = await mapping(world.db, 'US')
  expect(rows.map((row) => row.trend_id)).toEqual(['suede', 'coat', 'teal', 'nowhere'])
  expect(rows[1]).toEqual({
    trend_id: 'coat',
    name: 'coat',
    name_zh: '大衣',
    type: 'category',
    ytd: 0.2,
    primary_category: 'womenswear',
    secondary_category: 'coat',
    searched_as: ['coats', 'overcoat'],
  })
  expect(rows[2]).toMatchObject({ ytd: null, primary_category: '', secondary_category: '', searched_as: [] })
})
it('falls back to trends of no region where nothing else is known', async () => {
  expect((await mapping(world.db, 'FR')).map((row) => row.trend_id)).toEqual(['coat', 'nowhere'])
})
