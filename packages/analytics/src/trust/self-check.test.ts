import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rebuildCaptures } from '../derive/rebuild-captures'
import type { SellingWorld } from '../testing/selling-world'
import { openTrendWorld, worldPlatform } from '../testing/trend-world'
import { selfCheck } from './self-check'

const platform = (name: string, growth: number | null) =>
  worldPlatform({ platform: name, evidence: 'measured', growth, line: [1] })

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld(
    [
      // Both up.
      { trendId: 'linen', name: 'Linen', platforms: [platform('google', 0.3), platform('temu', 0.1)] },
      // Apart.
      { trendId: 'lace', name: 'Lace', platforms: [platform('google', 0.3), platform('temu', -0.2)] },
      // Hardly moves on one of them.
      { trendId: 'denim', name: 'Denim', platforms: [platform('google', 0.3), platform('temu', -0.02)] },
      // One tells nothing.
      { trendId: 'tulle', name: 'Tulle', platforms: [platform('google', -0.3), platform('temu', null)] },
      // Women's own, not everybody's.
      { trendId: 'lace', name: 'Lace', gender: 'women', platforms: [platform('temu', 0.4)] },
    ],
    [
      {
        platform: 'temu',
        id: 'a',
        secondary: 'dress',
        gender: 'women',
        captures: [{ day: '2025-06-01' }, { day: '2025-06-08' }],
      },
      {
        platform: 'temu',
        id: 'b',
        secondary: '',
        gender: '',
        captures: [{ day: '2025-06-01' }, { day: '2025-06-08' }],
      },
    ],
  )
  await rebuildCaptures(world.db, 'temu')
})
afterAll(() => world.close())

describe('the self-check', () => {
  it('counts titles that are read and tell for whom, and captures that can be compared', async () => {
    const { titles, captures } = await selfCheck(world.db, 'US')
    expect(titles).toEqual([{ platform: 'temu', products: 2, read: 1, gendered: 1 }])
    expect(captures.get('temu')).toBe(2)
  })
  it('counts trends on which platforms differ, of those that two of them tell', async () => {
    const { told, differing, examples } = await selfCheck(world.db, 'US')
    expect([told, differing]).toEqual([2, 1])
    expect(examples).toMatchObject([{ trend_id: 'lace', up: ['google'], down: ['temu'] }])
  })
  it('counts trends by gender, and says of whom there are none', async () => {
    expect((await selfCheck(world.db, 'US')).trends).toEqual([
      { gender: 'women', trends: 1 },
      { gender: 'men', trends: 0 },
      { gender: 'kids', trends: 0 },
    ])
  })
  it('knows nothing of a region of which no feed tells', async () => {
    expect(await selfCheck(world.db, 'AQ')).toMatchObject({ told: 0, differing: 0, examples: [] })
  })
})
