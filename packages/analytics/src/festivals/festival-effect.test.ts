import { buildUpPlaces } from '@trendee/core/festivals/build-up-weeks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explainedDb } from '../testing/explained-db'
import { saveSignals } from '../testing/save-signals'
import type { SellingWorld } from '../testing/selling-world'
import { type WorldTrend, openTrendWorld } from '../testing/trend-world'
import { type EffectQuestion, interestBefore, salesBefore } from './festival-effect'
import { newestTrendDay } from './newest-day'

const START = '2022-01-03'
const WEEKS = 182
const DAYS = ['2022-02-14', '2023-02-14', '2024-02-14', '2025-02-14']
const BUILD_UP = new Set(DAYS.flatMap((day) => buildUpPlaces(day, 3, START)))
const QUESTION: EffectQuestion = { region: 'US', gender: '', days: DAYS, buildUpWeeks: 3, most: 100 }

/** Things that stray by a hundredth, each in its own way; a factor lifts the build-ups. */
const line = (seed: number, factor = 1, weeks = WEEKS) =>
  Array.from(
    { length: weeks },
    (_, week) => 50 * Math.exp(0.01 * Math.sin(1.7 * week * (seed + 1) + seed)) * (BUILD_UP.has(week) ? factor : 1),
  )
const trend = (trendId: string, values: number[], rest: Partial<WorldTrend> = {}): WorldTrend => ({
  trendId,
  start: START,
  line: values,
  ...rest,
})

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld([
    ...Array.from({ length: 14 }, (_, seed) => trend(`plain-${seed}`, line(seed))),
    trend('slip-dress', line(20, 1.2), { nameZh: '吊带裙' }),
    trend('red', line(21, 1.4), { type: 'color', evidence: 'relative' }),
    // Sold in the US in units, a few weeks of them: larger numbers that must not push others out.
    ...Array.from({ length: 5 }, (_, seed) =>
      trend(
        `shop-${seed}`,
        line(seed, 1, 26).map((value) => 1000 * value),
        { platform: 'temu', region: '' },
      ),
    ),
    trend('elsewhere', line(30, 2), { region: 'DE' }),
    trend('for-men', line(31, 1.6), { gender: 'men' }),
  ])
})
afterAll(() => world.close())

describe('what over-indexes before a festival', () => {
  it('is told with its years, the highest first, and everything else by its median', async () => {
    const { overall, lifted, series, weeks } = await interestBefore(world.db, { ...QUESTION, most: 17 })
    expect([series, weeks]).toEqual([17, WEEKS])
    expect(overall).toBeCloseTo(0, 2)
    expect(lifted.map(({ trend_id, type, years, yearsAbove }) => [trend_id, type, years, yearsAbove])).toEqual([
      ['for-men', 'category', 4, 4],
      ['red', 'color', 4, 4],
      ['slip-dress', 'category', 4, 4],
    ])
    expect(lifted[1]?.lift).toBeCloseTo(0.4, 1)
    expect(lifted[2]?.lift).toBeCloseTo(0.2, 1)
  })

  it('is drawn around its last occurrence, beside what would have been without it', async () => {
    const { lifted } = await interestBefore(world.db, QUESTION)
    const [{ around, expected } = { around: null, expected: null }] = lifted
    // Ten weeks, a build-up of three that ends on 10 February, six weeks.
    expect([around?.start, around?.values.length, expected?.values.length]).toEqual(['2024-11-18', 19, 19])
    const places = [10, 11, 12]
    for (const place of places) {
      expect((around?.values[place] ?? 0) / (expected?.values[place] ?? 1)).toBeCloseTo(1.6, 1)
    }
    expect((around?.values[5] ?? 0) / (expected?.values[5] ?? 1)).toBeCloseTo(1, 1)
  })

  it('is told of the years that are known where the festival was kept again after the data ended', async () => {
    const known = await interestBefore(world.db, QUESTION)
    expect(known.overall).not.toBeNull()
    expect(known.day).toBe('2025-02-14')
    // Series end with the week of 23 June 2025; a build-up must have ended by then.
    expect(await interestBefore(world.db, { ...QUESTION, days: [...DAYS, '2026-02-14'] })).toEqual(known)
  })

  it('is not told of too few things, of no occurrence, or of another region’s', async () => {
    expect((await interestBefore(world.db, { ...QUESTION, most: 8 })).overall).toBeNull()
    expect((await interestBefore(world.db, { ...QUESTION, days: DAYS.slice(-1) })).lifted).toEqual([])
    expect((await interestBefore(world.db, { ...QUESTION, region: 'FR' })).overall).toBeNull()
    expect((await interestBefore(world.db, { ...QUESTION, gender: 'women' })).series).toBe(0)
    expect(await newestTrendDay(world.db)).toBe('2025-06-29')
  })

  it('is planned on the trends of the region alone', async () => {
    const { db, plans } = explainedDb(world.db)
    await interestBefore(db, QUESTION)
    expect(plans).toHaveLength(1)
    expect(plans[0]?.plan).not.toContain('signal_weekly')
  })
})

describe('what sells more before a festival', () => {
  const sales = (platform: string, trendId: string, values: number[]) => ({
    platform,
    trendId,
    region: 'US',
    gender: '',
    evidence: 'measured' as const,
    roundingStep: null,
    span: 'week' as const,
    series: { start: START, values },
  })

  it('is not told of half a year of sales, and says how much is known', async () => {
    await saveSignals(world.db, [sales('temu', 'red', line(1, 1.5, 26))])
    expect(await salesBefore(world.db, QUESTION)).toEqual({
      day: null,
      weeks: 26,
      series: 0,
      overall: null,
      lifted: [],
    })
  })

  it('is told of shops whose sales are known for two years', async () => {
    await saveSignals(world.db, [
      ...Array.from({ length: 14 }, (_, seed) => sales('amazon', `plain-${seed}`, line(seed))),
      sales('amazon', 'red', line(21, 1.3)),
    ])
    const { overall, lifted, series } = await salesBefore(world.db, QUESTION)
    expect(series).toBe(15)
    expect(overall).toBeCloseTo(0, 2)
    expect(lifted.map(({ trend_id, platform, type }) => [trend_id, platform, type])).toEqual([
      ['red', 'amazon', 'color'],
    ])
    expect(lifted[0]?.lift).toBeCloseTo(0.3, 1)
  })
})
