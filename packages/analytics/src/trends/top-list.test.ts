import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { explainedDb } from '../testing/explained-db'
import type { SellingWorld } from '../testing/selling-world'
import { type TopListInput, WORLD_DAY, WORLD_WHY, openTrendWorld } from '../testing/trend-world'
import type { TopListQuestion } from '../tables/trends-asked'
import { topList } from './top-list'

const question = (input: TopListInput = {}) => CONTRACT.trends.topList.input.parse(input) as TopListQuestion

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld([
    {
      trendId: 'puffer',
      name: 'puffer vest',
      nameZh: '羽绒马甲',
      type: 'category',
      primaryCategory: 'womenswear',
      secondaryCategory: 'vest',
      level: 'breakout',
      lifecycle: 'seasonal',
      score: 40,
      growth: [null, null, 0.1, 0.9],
      growthReason: ['needs_daily_data', 'needs_daily_data', '', ''],
      adjustedGrowth: [null, null, -0.2, 0.3],
      story: {
        curve: { kind: 'jumped', since: '2025-04-07', flatYears: 3, from: 20.123456789, to: 52 },
        agreement: { among: 'shops', agree: ['temu'], differ: [] },
      },
      yoy: 0.5,
      ytd: -0.2,
      isSeasonal: true,
      seasonStrength: 0.8,
      peakWeek: '2025-08-04',
      forecastGrowth: 0.25,
      spark: [1, null, 3],
      sparkForecast: [4, 5],
    },
    {
      trendId: 'suede',
      level: 'hot',
      lifecycle: 'growing',
      score: 90,
      growth: [null, null, 0.4, 0.2],
      adjustedGrowth: [null, null, 0, 0],
      yoy: null,
    },
    {
      trendId: 'teal',
      type: 'color',
      hex: '#008080',
      level: 'none',
      lifecycle: 'stable',
      score: null,
      growth: [null, null, null, 0.3],
      yoy: 0.7,
      ytd: 0.4,
      // Seasonal no more, so its peak is no forecast of a season.
      peakWeek: '2025-07-07',
    },
    {
      trendId: 'boots',
      gender: 'women',
      level: 'hot',
      score: 95,
      isSeasonal: true,
      peakWeek: '2025-07-28',
      growth: [null, null, -0.1, -0.1],
      yoy: -0.5,
    },
    { trendId: 'boots', gender: 'men', level: 'none', score: 5, growth: [null, null, -0.3, -0.3] },
    // Known to a feed without regions as well: the region's own row speaks.
    { trendId: 'suede', region: '', level: 'very_hot', lifecycle: 'peaking', score: 99 },
    { trendId: 'nowhere', region: '', level: 'none', score: 10 },
    { trendId: 'british', region: 'GB', level: 'breakout', score: 100 },
  ])
})
afterAll(() => world.close())

const ids = async (input: TopListInput) =>
  (await topList(world.db, question(input), WORLD_DAY)).list.map((metric) => metric.trend_id)

describe('order', () => {
  it.each([
    // Where no gender is asked for, women speak for boots: hot beats none.
    // Of those without a level the score says nothing: the year does.
    [{ sort: 'level' }, ['puffer', 'boots', 'suede', 'teal', 'nowhere']],
    [{ sort: 'level', order: 'asc' }, ['teal', 'nowhere', 'suede', 'boots', 'puffer']],
    [{ sort: 'score' }, ['boots', 'suede', 'puffer', 'nowhere', 'teal']],
    [{ sort: 'score', order: 'asc' }, ['nowhere', 'puffer', 'suede', 'boots', 'teal']],
    // Puffer and suede have a base; teal's 30 % and what boots lost rest on too little, or on no known season.
    [{ sort: 'growth' }, ['suede', 'puffer', 'boots', 'nowhere', 'teal']],
    [{ sort: 'growth', order: 'asc' }, ['puffer', 'suede', 'boots', 'nowhere', 'teal']],
    [{ sort: 'growth', window: 90 }, ['puffer', 'suede', 'teal', 'boots', 'nowhere']],
    [{ sort: 'adjusted_growth', order: 'asc' }, ['puffer', 'suede', 'boots', 'nowhere', 'teal']],
    [{ sort: 'adjusted_growth', window: 90 }, ['puffer', 'suede', 'boots', 'nowhere', 'teal']],
    [{ sort: 'yoy' }, ['teal', 'puffer', 'boots', 'nowhere', 'suede']],
    [{ sort: 'ytd', order: 'asc' }, ['puffer', 'teal', 'boots', 'nowhere', 'suede']],
    [{ sort: 'name', order: 'asc' }, ['boots', 'nowhere', 'puffer', 'suede', 'teal']],
    [{ sort: 'peak', order: 'asc' }, ['teal', 'boots', 'puffer', 'nowhere', 'suede']],
  ] satisfies [TopListInput, string[]][])('%o', async (input, expected) => {
    expect(await ids(input)).toEqual(expected)
  })
  it('turns pages of one whole, and counts it beyond its end', async () => {
    const second = await topList(world.db, question({ sort: 'name', order: 'asc', page: 2, pageSize: 2 }), WORLD_DAY)
    expect(second.list.map((metric) => metric.trend_id)).toEqual(['puffer', 'suede'])
    expect([second.total, second.asOf]).toEqual([5, '2025-06-29'])
    const beyond = await topList(world.db, question({ page: 9, pageSize: 2 }), WORLD_DAY)
    expect([beyond.list, beyond.total, beyond.asOf]).toEqual([[], 5, '2025-06-29'])
  })
})

describe('filters', () => {
  it.each([
    [{ region: 'GB' }, ['british', 'nowhere', 'suede']],
    [{ region: 'FR' }, ['nowhere', 'suede']],
    // A gender's list has what is known of that gender: neither another's trends nor everybody's.
    [{ gender: 'women' }, ['boots']],
    [{ gender: 'women', level: 'hot' }, ['boots']],
    [{ gender: 'men' }, ['boots']],
    [{ gender: 'men', level: 'hot' }, []],
    [{ gender: 'kids' }, []],
    [{ gender: 'all' }, ['boots', 'nowhere', 'puffer', 'suede', 'teal']],
    [{ level: 'hot,breakout' }, ['boots', 'puffer', 'suede']],
    // In the US suede is hot and growing, whatever a feed without regions says of it.
    [{ level: 'very_hot' }, []],
    [{ lifecycle: 'peaking' }, []],
    [{ lifecycle: 'growing,seasonal' }, ['puffer', 'suede']],
    [{ type: 'color' }, ['teal']],
    [{ primaryCategory: 'womenswear' }, ['puffer']],
    [{ secondaryCategory: 'vest' }, ['puffer']],
    [{ q: 'VEST' }, ['puffer']],
    [{ q: '马甲' }, ['puffer']],
    [{ q: "o'neill {x:String}" }, []],
    // Five weeks after 29 June is 3 August; the vest's peak is the week of the 4th.
    [{ peak_within_weeks: 5 }, ['boots']],
    [{ peak_within_weeks: 6 }, ['boots', 'puffer']],
  ] satisfies [TopListInput, string[]][])('%o', async (input, expected) => {
    const answer = await topList(world.db, question({ sort: 'name', order: 'asc', ...input }), WORLD_DAY)
    expect(answer.list.map((metric) => metric.trend_id)).toEqual(expected)
    expect(answer.total).toBe(expected.length)
  })
  it('shows the row of the asked gender', async () => {
    const { list } = await topList(world.db, question({ gender: 'men', sort: 'name', order: 'asc' }), WORLD_DAY)
    expect(list.map((metric) => [metric.trend_id, metric.gender])).toEqual([['boots', 'men']])
  })
})

it('tells everything that the refresh found of a trend', async () => {
  const [metric] = (await topList(world.db, question({ q: 'puffer' }), WORLD_DAY)).list
  expect(metric).toMatchObject({
    trend_id: 'puffer',
    name: 'puffer vest',
    name_zh: '羽绒马甲',
    type: 'category',
    gender: '',
    region: 'US',
    primary_category: 'womenswear',
    secondary_category: 'vest',
    yoy: 0.5,
    ytd: -0.2,
    level: 'breakout',
    why: WORLD_WHY,
    lifecycle: 'seasonal',
    season_strength: 0.8,
    isSeasonal: true,
    peak_week_day: '2025-08-04',
    forecast_growth: 0.25,
    score: 40,
    spark: [1, null, 3],
    spark_forecast: [4, 5],
    hex: '',
    platform: 'google',
    evidence: 'relative',
    last_week_day: '2025-06-23',
    as_of_day: '2025-06-29',
  })
  expect(metric?.growth[WINDOWS.indexOf(90)]).toBe(0.9)
  expect(metric?.adjusted_growth).toEqual([null, null, -0.2, 0.3])
  expect(metric?.story).toEqual({
    curve: { kind: 'jumped', since: '2025-04-07', flat_years: 3, from: 20.12346, to: 52 },
    agreement: { among: 'shops', agree: ['temu'], differ: [] },
  })
  expect(metric?.growth[WINDOWS.indexOf(7)]).toBeNull()
})

it('is planned for every sort and filter on the published table alone', async () => {
  const { db, plans } = explainedDb(world.db)
  for (const sort of ['level', 'score', 'growth', 'adjusted_growth', 'yoy', 'ytd', 'name', 'peak'] as const) {
    for (const order of ['asc', 'desc'] as const) {
      await topList(db, question({ sort, order }), WORLD_DAY)
      await topList(
        db,
        question({ sort, order, gender: 'women', level: 'hot', q: 'boots', peak_within_weeks: 9 }),
        WORLD_DAY,
      )
    }
  }
  expect(plans).toHaveLength(8 * 2 * 2)
  expect(plans.filter(({ plan }) => !plan.includes('trendee.trend_metric'))).toEqual([])
})
