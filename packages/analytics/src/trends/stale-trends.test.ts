import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { PlatformTrendsInput } from '@trendee/contract/trends/platform-trends'
import type { SellingWorld } from '../testing/selling-world'
import { type TopListInput, openTrendWorld, worldPlatform } from '../testing/trend-world'
import type { TopListQuestion } from '../tables/trends-asked'
import { platformTrends } from './platform-trends'
import { topList } from './top-list'

const question = (input: TopListInput = {}) => CONTRACT.trends.topList.input.parse(input) as TopListQuestion

describe('a trend whose data no longer speaks of today', () => {
  let later: SellingWorld
  const TODAY = '2025-09-28'
  const found = async (input: TopListInput) =>
    (await topList(later.db, question(input), TODAY)).list.map((metric) => metric.trend_id)
  beforeAll(async () => {
    const standings = (growth: number) => ({
      platforms: [worldPlatform({ platform: 'google', growth })],
    })
    const told = { level: 'breakout', score: 99, isSeasonal: true, forecastGrowth: 0.5, sparkForecast: [1] } as const
    later = await openTrendWorld([
      { ...told, ...standings(0.9), trendId: 'ended', lifecycle: 'growing', peakWeek: '2025-10-06' },
      {
        ...told,
        ...standings(0.1),
        trendId: 'goes-on',
        level: 'hot',
        asOf: '2025-09-07',
        peakWeek: '2025-10-06',
        score: 1,
      },
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
  it('comes last among those that a platform says grow most', async () => {
    const asked = CONTRACT.trends.retailTrendList.input.parse({}) as PlatformTrendsInput
    const { list } = await platformTrends(later.db, ['google'], asked, TODAY)
    expect(list.map(({ metric, growth }) => [metric.trend_id, growth])).toEqual([
      ['goes-on', 0.1],
      ['ended', 0.9],
    ])
  })
  it('has no level and no forecast', async () => {
    const { list } = await topList(later.db, question({ q: 'ended' }), TODAY)
    expect(list[0]).toMatchObject({
      isStale: true,
      level: 'none',
      score: null,
      lifecycle: null,
      toldOn: '2025-09-28',
    })
    expect(list[0]).toMatchObject({ forecast_growth: null, peak_week_day: null, spark_forecast: [] })
    const [goesOn] = (await topList(later.db, question({ q: 'goes' }), TODAY)).list
    expect(goesOn).toMatchObject({ isStale: false, level: 'hot', forecast_growth: 0.5, spark_forecast: [1] })
  })
  it('has none either where nothing else is known', async () => {
    const on = async (today: string) => (await topList(later.db, question({ q: 'goes' }), today)).list[0]
    expect(await on('2025-10-12')).toMatchObject({ isStale: false, level: 'hot', forecast_growth: 0.5 })
    const gone = await on('2025-10-13')
    expect(gone).toMatchObject({ isStale: true, level: 'none', score: null, forecast_growth: null })
    expect(gone?.why.rule).toBe('stale')
  })
})
