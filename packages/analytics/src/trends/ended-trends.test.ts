import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { SellingWorld } from '../testing/selling-world'
import { type TopListInput, openTrendWorld } from '../testing/trend-world'
import type { TopListQuestion } from '../tables/trends-asked'
import { topList } from './top-list'

const question = (input: TopListInput = {}) => CONTRACT.trends.topList.input.parse(input) as TopListQuestion

describe('a trend whose data ended while others went on', () => {
  let later: SellingWorld
  const read = { newest: '2025-09-07', today: '2025-09-28' }
  const found = async (input: TopListInput) =>
    (await topList(later.db, question(input), read)).list.map((metric) => metric.trend_id)
  beforeAll(async () => {
    const told = { level: 'breakout', score: 99, isSeasonal: true, forecastGrowth: 0.5, sparkForecast: [1] } as const
    later = await openTrendWorld([
      { ...told, trendId: 'ended', lifecycle: 'growing', peakWeek: '2025-10-06' },
      { ...told, trendId: 'goes-on', level: 'hot', asOf: '2025-09-07', peakWeek: '2025-10-06', score: 1 },
      { ...told, trendId: 'this-week', level: 'none', asOf: '2025-09-07', peakWeek: '2025-09-22', score: 0 },
      { ...told, trendId: 'passed', level: 'none', asOf: '2025-09-07', peakWeek: '2025-09-15', score: 0 },
    ])
  })
  afterAll(() => later.close())
  it('comes last, and is on no list of what is hot or about to peak', async () => {
    expect(await found({ sort: 'score' })).toEqual(['goes-on', 'passed', 'this-week', 'ended'])
    expect(await found({ sort: 'name', order: 'asc' })).toEqual(['ended', 'goes-on', 'passed', 'this-week'])
    expect(await found({ level: 'hot,breakout' })).toEqual(['goes-on'])
    expect(await found({ level: 'none', q: 'ended' })).toEqual(['ended'])
    // A peak that is past when the list is read is none to come.
    expect(await found({ peak_within_weeks: 12, sort: 'peak', order: 'asc' })).toEqual(['this-week', 'goes-on'])
  })
  it('has no level and no forecast', async () => {
    const { list } = await topList(later.db, question({ q: 'ended' }), read)
    expect(list[0]).toMatchObject({
      ended: 'behind',
      level: 'none',
      score: null,
      lifecycle: null,
      toldOn: '2025-09-28',
    })
    expect(list[0]).toMatchObject({ forecast_growth: null, peak_week_day: null, spark_forecast: [] })
    const [goesOn] = (await topList(later.db, question({ q: 'goes' }), read)).list
    expect(goesOn).toMatchObject({ ended: null, level: 'hot', forecast_growth: 0.5, spark_forecast: [1] })
  })
  it('keeps its level, and loses its forecast, where all data ended long ago', async () => {
    const { list } = await topList(later.db, question({ q: 'goes' }), { newest: '2025-09-07', today: '2026-09-07' })
    expect(list[0]).toMatchObject({ ended: 'old', level: 'hot', forecast_growth: null, peak_week_day: null })
  })
})
