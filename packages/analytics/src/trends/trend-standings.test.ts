import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SellingWorld } from '../testing/selling-world'
import { openTrendWorld } from '../testing/trend-world'
import { trendStandings } from './trend-standings'

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld([
    {
      trendId: 'lace',
      level: 'hot',
      lifecycle: 'growing',
      growth: [null, 0.1, 0.2, 0.3],
      peakWeek: '2025-08-04',
      platform: 'tiktok',
    },
    { trendId: 'lace', gender: 'men', level: 'none' },
    // The newest that is known of France, five weeks old; in the US, others are newer.
    { trendId: 'lace', region: 'FR', level: 'breakout', asOf: '2025-05-26' },
    { trendId: 'suede', level: 'breakout', lifecycle: 'growing', asOf: '2025-05-25' },
  ])
})
afterAll(() => world.close())

it('are those of every region and gender, as they are told there', async () => {
  const found = await trendStandings(world.db, ['lace', 'suede', 'none'], '2025-06-30')
  expect([...found.keys()].toSorted()).toEqual(['lace', 'suede'])
  expect(found.get('lace')).toEqual([
    expect.objectContaining({ region: 'FR', gender: '', level: 'breakout', asOf: '2025-05-26' }),
    {
      region: 'US',
      gender: '',
      level: 'hot',
      lifecycle: 'growing',
      growth: [null, 0.1, 0.2, 0.3],
      peakWeek: '2025-08-04',
      asOf: '2025-06-29',
      source: 'tiktok',
    },
    expect.objectContaining({ region: 'US', gender: 'men', level: 'none', lifecycle: null, peakWeek: null }),
  ])
  // What is stale has no level, as on its page.
  expect(found.get('suede')).toMatchObject([{ level: 'none', lifecycle: null }])
})
