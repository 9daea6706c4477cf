import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import type { SellingWorld } from '../testing/selling-world'
import { WORLD_DAY, openTrendWorld, worldPlatform } from '../testing/trend-world'
import { trendDetail } from './trend-detail'

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld([
    {
      trendId: 'grey-coat',
      start: '2025-06-09',
      line: [40, null, 100],
      adjusted: [50, null, 90],
      forecastStart: '2025-06-30',
      forecastMean: [80, 70],
      forecastLower: [60, 50],
      forecastUpper: [90, 85],
      platforms: [
        worldPlatform({
          platform: 'shein',
          gender: 'women',
          evidence: 'measured',
          growth: 0.5,
          change: 0.2,
          changeWeeks: 9,
          weight: 0.25,
          leadWeeks: -3,
          line: [7],
        }),
        worldPlatform({ platform: 'google', growth: null, percentile: 0.4, weight: 0.75, leadWeeks: 0, line: [40] }),
      ],
    },
    { trendId: 'grey-coat', region: 'GB', score: 3, platforms: [worldPlatform({ platform: 'temu' })] },
    {
      trendId: 'boot',
      gender: 'women',
      score: 1,
      platforms: [
        worldPlatform({ platform: 'social', growth: 0.1, percentile: null, line: [1] }),
        worldPlatform({ platform: 'temu', growth: 0.2, line: [2] }),
      ],
    },
    {
      trendId: 'boot',
      gender: 'men',
      score: 2,
      platforms: [worldPlatform({ platform: 'social', growth: 0.9, percentile: 0.8, line: [3] })],
    },
    { trendId: 'nowhere', region: '', forecastStart: null },
  ])
})
afterAll(() => world.close())

const ask = (name: string, region = 'US', gender: AskedGender = 'women') =>
  trendDetail(world.db, { name, region, gender }, WORLD_DAY)

it.each(['grey-coat', 'gray-coat', 'Gray Coat', '灰色大衣'])('knows the trend by %s', async (name) => {
  expect((await ask(name))?.summary.trend_id).toBe('grey-coat')
})

it('gives the curves as they were stored, gaps as gaps', async () => {
  const detail = await ask('grey-coat')
  expect(detail).toMatchObject({
    start_day: '2025-06-09',
    line: [40, null, 100],
    adjusted: [50, null, 90],
    forecast_start_day: '2025-06-30',
    forecast_mean: [80, 70],
    forecast_lower: [60, 50],
    forecast_upper: [90, 85],
  })
})

it('lists what each platform says, the weightiest first', async () => {
  expect((await ask('grey-coat'))?.platforms).toEqual([
    {
      platform: 'google',
      region: 'US',
      evidence: 'relative',
      gender: '',
      growth: null,
      change: null,
      change_weeks: null,
      percentile: 0.4,
      weight: 0.75,
      lead_weeks: 0,
      start_day: '2025-06-23',
      line: [40],
    },
    {
      platform: 'shein',
      region: 'US',
      evidence: 'measured',
      gender: 'women',
      growth: 0.5,
      change: 0.2,
      change_weeks: 9,
      percentile: null,
      weight: 0.25,
      lead_weeks: -3,
      start_day: '2025-06-23',
      line: [7],
    },
  ])
})

it('keeps the platforms of one gender apart from those of another', async () => {
  const women = await ask('boot', 'US', 'women')
  expect(
    women?.platforms.map(({ platform, growth, percentile, line }) => [platform, growth, percentile, line]),
  ).toEqual([
    ['social', 0.1, null, [1]],
    ['temu', 0.2, null, [2]],
  ])
  const men = await ask('boot', 'US', 'men')
  expect(men?.platforms.map(({ platform, growth, percentile, line }) => [platform, growth, percentile, line])).toEqual([
    ['social', 0.9, 0.8, [3]],
  ])
})

it('takes the row of the region and gender, else of no region, else of everybody, which says so; never another gender’s', async () => {
  expect((await ask('grey-coat', 'GB'))?.summary).toMatchObject({ region: 'GB', score: 3 })
  expect((await ask('grey-coat', 'US', 'men'))?.summary).toMatchObject({ region: 'US', gender: '' })
  expect((await ask('nowhere', 'GB'))?.summary.region).toBe('')
  expect(await ask('boot', 'US', 'kids')).toBeNull()
  expect((await ask('boot', 'US', 'all'))?.summary.gender).toBe('men')
})

it('knows no forecast where none was made, and no trend that nobody knows there', async () => {
  expect(await ask('nowhere')).toMatchObject({ forecast_start_day: null, forecast_mean: [] })
  expect(await ask('boot', 'GB')).toBeNull()
  expect(await ask("x' OR 1=1 --")).toBeNull()
})
