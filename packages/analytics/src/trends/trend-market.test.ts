import { addWeeks } from '@trendee/core/periods/week'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SellingWorld } from '../testing/selling-world'
import { type WorldTrend, openTrendWorld } from '../testing/trend-world'
import { followedTrends } from './followed-trends'
import { seenAtDecision, trendMarkets } from './trend-market'

/** The world ends with the week of 23 June 2025; a decision of that Sunday is held against the weeks from 30 June on. */
const DAY = '2025-06-29'
const FROM = '2025-06-30'
const START = addWeeks(FROM, -104)

/** Two years at `level`, and a forecast that begins with the first judged week. */
const trend = (trendId: string, level: number, ahead: number[], more: Partial<WorldTrend> = {}): WorldTrend => ({
  trendId,
  type: 'fabric',
  start: START,
  line: Array.from({ length: 104 }, () => level),
  forecastStart: ahead.length === 0 ? null : FROM,
  forecastMean: ahead,
  forecastLower: ahead.map((value) => value - 10),
  forecastUpper: ahead.map((value) => value + 20),
  ...more,
})
const weeks = (value: number, count = 13) => Array.from({ length: count }, () => value)

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld([
    trend('lace', 40, weeks(50), { growth: [null, null, 0.2, null], yoy: 0.3, level: 'hot', peakWeek: '2025-09-01' }),
    // Said to grow by 0, 0.1, 0.2, 0.3 and 0.4.
    ...[100, 110, 120, 130, 140].map((value, index) => trend(`cloth-${index}`, 100, weeks(value))),
    // A forecast that ends with the twelfth week says nothing of thirteen.
    trend('cloth-short', 100, weeks(900, 12)),
    trend('cloth-silent', 100, []),
    // No market of a fabric in the US on Google for everybody.
    trend('shape', 100, weeks(900), { type: 'shape' }),
    trend('cloth-shop', 100, weeks(900), { platform: 'amazon' }),
    trend('cloth-men', 100, weeks(900), { gender: 'men' }),
    trend('cloth-france', 100, weeks(900), { region: 'FR' }),
  ])
})
afterAll(() => world.close())

const metricOf = async (id: string) => {
  const metric = (await followedTrends(world.db, [id], 'US', DAY)).get(id)
  if (metric === undefined) throw new Error(`no ${id}`)
  return metric
}

describe('what is seen with a decision', () => {
  it('is how the trend stands, and what the forecast says of it and of the others of its kind', async () => {
    expect(await seenAtDecision(world.db, await metricOf('lace'), DAY)).toEqual({
      region: 'US',
      gender: '',
      platform: 'google',
      asOf: '2025-06-29',
      level: 'hot',
      lifecycle: null,
      growth: 0.2,
      yoy: 0.3,
      peakWeek: '2025-09-01',
      from: FROM,
      // 50, 40 and 70 against 40; the median of the five that reach all weeks.
      said: {
        growth: expect.closeTo(0.25),
        lower: expect.closeTo(0),
        upper: expect.closeTo(0.75),
        market: expect.closeTo(0.2),
        others: 5,
      },
    })
  })

  it('is no forecast where there is none, and no market of few others', async () => {
    const { said } = await seenAtDecision(world.db, await metricOf('cloth-silent'), DAY)
    expect(said).toMatchObject({ growth: null, lower: null, upper: null, others: 6 })
    expect((await seenAtDecision(world.db, await metricOf('shape'), DAY)).said).toMatchObject({
      growth: expect.closeTo(8),
      market: null,
      others: 0,
    })
  })
})

it('measures a trend beside the others of its kind, and no trend that there is not', async () => {
  const found = await trendMarkets(world.db, ['lace', 'shape', 'none'], { region: 'US', gender: '' })
  expect([...found.keys()].toSorted()).toEqual(['lace', 'shape'])
  const lace = found.get('lace')
  expect([lace?.platform, lace?.lastWeek, lace?.own.start, lace?.own.values.length]).toEqual([
    'google',
    '2025-06-23',
    START,
    104,
  ])
  expect([lace?.others.length, found.get('shape')?.others]).toEqual([7, []])
  expect(await trendMarkets(world.db, [], { region: 'US', gender: '' })).toEqual(new Map())
})
