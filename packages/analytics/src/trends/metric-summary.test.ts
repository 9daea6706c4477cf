import { CONTRACT } from '@trendee/contract/contract'
import { expect, it } from 'vitest'
import { WORLD_DAY, WORLD_WHY, openTrendWorld } from '../testing/trend-world'
import type { TopListQuestion } from '../tables/trends-asked'
import { topList } from './top-list'

it('reads a row that older rules derived, and says that its reason is being renewed', async () => {
  const asked = { z: 1.5, rise: 0.15, rising_weeks: 3 }
  const older = { ...WORLD_WHY, thresholds: { hot: asked, very_hot: asked, breakout: asked } }
  const world = await openTrendWorld([
    { trendId: 'older', level: 'hot', levelWhy: JSON.stringify(older) },
    { trendId: 'today', level: 'none' },
  ])
  try {
    const question = CONTRACT.trends.topList.input.parse({ sort: 'level' }) as TopListQuestion
    const { list } = await topList(world.db, question, WORLD_DAY)
    expect(list.map(({ trend_id, level, why }) => [trend_id, level, why.rule])).toEqual([
      ['older', 'hot', 'being_renewed'],
      ['today', 'none', WORLD_WHY.rule],
    ])
  } finally {
    await world.close()
  }
})
