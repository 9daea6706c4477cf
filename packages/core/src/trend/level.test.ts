import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WeeklySeries } from '../series/weekly-series'
import type { Level } from './vocabulary'
import { levelOf } from './level'
import { plantEvents, plantSeries, type PlantedWorld, seasonalWorld, spikyIndex } from './planted-series'
import { fitSeason } from './season'

/** Level after each number of weeks from `from` to `to`, as it would have been said then. */
function walk(series: WeeklySeries, from: number, to: number): Level[] {
  const levels: Level[] = []
  for (let weeks = from; weeks <= to; weeks += 1) {
    levels.push(levelOf(fitSeason({ start: series.start, values: series.values.slice(0, weeks) })).level)
  }
  return levels
}

const calm: PlantedWorld = {
  ...seasonalWorld(3),
  base: 30,
  seasonLog: 0,
  growthLog: 0,
  noiseLog: 0.06,
  noiseMemory: 0.3,
}
const winter: PlantedWorld = {
  ...calm,
  seasonLog: 0.9,
  peakWeek: 49,
  peakWidthWeeks: 5,
  seasonHeightSpread: 0.1,
  seasonDateSpread: 0.7,
}
const index = (base: number, changes: Record<number, number>, weeks = 130): WeeklySeries => ({
  start: '2021-01-04',
  values: Array.from({ length: weeks }, (_, week) => changes[week] ?? base),
})

describe('levels on a season', () => {
  it('never call a season a breakout, at any week from the 60th on', () => {
    for (let seed = 2001; seed <= 2025; seed += 1) {
      const series = plantSeries(seasonalWorld(seed))
      expect(walk(series, 60, 260), `seed ${seed}`).not.toContain('breakout')
    }
  })

  it('hardly ever call it anything', () => {
    let named = 0
    let weeks = 0
    for (let seed = 2101; seed <= 2115; seed += 1) {
      const levels = walk(plantSeries(seasonalWorld(seed)), 104, 260)
      weeks += levels.length
      named += levels.filter((level) => level !== 'none').length
    }
    expect(named / weeks).toBeLessThan(0.02)
  })
})

describe('levels on a jump', () => {
  it('find a doubling within four weeks of its start, in and out of season, as very hot or a breakout', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 64, max: 250 }),
        fc.boolean(),
        (seed, start, isWinter) => {
          const world = { ...(isWinter ? winter : calm), seed }
          const series = plantSeries(world, [{ fromWeek: start, factor: 2 }])
          const found = walk(series, start + 1, start + 4)
          expect(found.some((level) => level !== 'none')).toBe(true)
        },
      ),
      { numRuns: 60, seed: 5 },
    )
  })

  it('call a tripling a breakout within four weeks', () => {
    for (let start = 110; start <= 250; start += 10) {
      const series = plantSeries(winter, [{ fromWeek: start, factor: 3 }])
      expect(walk(series, start + 1, start + 4), `week ${start}`).toContain('breakout')
    }
  })

  it('say so in its second week, and higher only when a third week confirms it', () => {
    const jump = plantEvents(index(20, {}), [{ fromWeek: 120, factor: 3 }], 1)
    expect(walk(jump, 120, 123)).toEqual(['none', 'none', 'hot', 'breakout'])
  })

  it('find a doubling that takes ten weeks while it rises, also in a season that varies', () => {
    const varying = { ...winter, seasonHeightSpread: 0.2, seasonDateSpread: 1.5 }
    let [found, planted] = [0, 0]
    for (let seed = 1; seed <= 12; seed += 1) {
      for (let start = 110; start <= 235; start += 25) {
        const series = plantSeries({ ...varying, seed }, [{ fromWeek: start, factor: 2, rampWeeks: 10 }])
        planted += 1
        if (walk(series, start + 1, start + 9).some((level) => level !== 'none')) found += 1
      }
    }
    expect(found / planted).toBeGreaterThanOrEqual(0.9)
  })

  it('end it in the second week of a fall, not for one odd low week', () => {
    const rise = { fromWeek: 120, factor: 2, rampWeeks: 4 }
    const fallen = plantEvents(index(40, {}, 140), [{ ...rise, factor: 3, lastsWeeks: 8, fallWeeks: 4 }], 1)
    // Up to the top of 120, then 100, 80 and 60: the first two under 85 % of it.
    expect(fallen.values.slice(127, 132)).toEqual([120, 100, 80, 60, 40])
    expect(walk(fallen, 128, 132)).toEqual(['breakout', 'breakout', 'none', 'none', 'none'])
    expect(levelOf(fitSeason({ start: fallen.start, values: fallen.values.slice(0, 130) })).why.rule).toBe(
      'fell_from_top',
    )
    const dip = plantEvents(index(40, {}, 140), [rise, { fromWeek: 126, factor: 0.7, lastsWeeks: 1 }], 1)
    expect(walk(dip, 126, 129)).not.toContain('none')
  })

  it('end it when the rise is no news any more', () => {
    const jump = plantEvents(index(20, {}, 200), [{ fromWeek: 170, factor: 3 }], 1)
    const levels = walk(jump, 171, 200)
    // Eleven weeks after the first.
    expect(levels.lastIndexOf('breakout')).toBe(11)
    expect(levels.slice(12).every((level) => level === 'none')).toBe(true)
    expect(levelOf(fitSeason(jump)).why.rule).toBe('no_longer_new')
  })

  it('call two odd weeks hot at most', () => {
    for (let start = 110; start <= 250; start += 7) {
      const series = plantSeries(winter, [{ fromWeek: start, factor: 3, lastsWeeks: 2 }])
      const levels = walk(series, start + 1, start + 10)
      expect(levels, `week ${start}`).not.toContain('breakout')
    }
  })

  it('let the level go when the year before has caught up', () => {
    const series = plantSeries(calm, [{ fromWeek: 120, factor: 2 }])
    expect(walk(series, 190, 260).every((level) => level === 'none')).toBe(true)
  })

  it('ignore one odd week, however high, and do not fall for the year after it', () => {
    const series = plantSeries(calm, [{ fromWeek: 120, factor: 8, lastsWeeks: 1 }])
    expect(walk(series, 121, 200).every((level) => level === 'none')).toBe(true)
  })

  it('do not call a fall or a dip that ends a rise', () => {
    const fall = plantSeries(calm, [{ fromWeek: 120, factor: 0.5 }])
    expect(walk(fall, 121, 180).every((level) => level === 'none')).toBe(true)
    const dip = plantSeries(calm, [{ fromWeek: 120, factor: 0.6, lastsWeeks: 6 }])
    expect(walk(dip, 121, 180).every((level) => level === 'none')).toBe(true)
  })
})

describe('levels on flat and spiky series', () => {
  it('take a wobble that is wider than the rise for no rise', () => {
    // A quiet year, then weeks between 12 and 21: the newest three stand high, as one before them did.
    const wobble = [12, 15, 12, 11, 12, 14, 12, 21, 14, 12, 15, 13, 15, 16, 21, 18]
    const newest = Object.fromEntries(wobble.map((value, place) => [130 - wobble.length + place, value]))
    const series = index(12, { ...newest, 20: 13, 71: 13, 90: 11 })
    const { level, why } = levelOf(fitSeason(series))
    expect([level, why.rule]).toEqual(['none', 'below_hot'])
    expect(why.inputs?.rise).toBeGreaterThan(why.thresholds.hot.rise)
    // The same height after quiet weeks is a rise.
    const quiet = Object.fromEntries([15, 16, 21, 18].map((value, place) => [126 + place, value]))
    expect(levelOf(fitSeason(index(12, quiet))).level).toBe('hot')
  })

  it.each([0.2, 0.5])('say nothing of odd weeks of an index at %d', (base) => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const levels = walk(spikyIndex(base, seed), 60, 200)
      expect(
        levels.filter((level) => level !== 'none'),
        `seed ${seed}`,
      ).toEqual([])
    }
  })

  it('hardly ever say anything of odd weeks of a larger one', () => {
    let [named, weeks] = [0, 0]
    for (const base of [1, 2, 4, 10, 30]) {
      for (let seed = 1; seed <= 8; seed += 1) {
        const levels = walk(spikyIndex(base, seed), 60, 200)
        weeks += levels.length
        named += levels.filter((level) => level !== 'none').length
      }
    }
    expect(named / weeks).toBeLessThan(0.006)
  })

  it('ask a third week of an index under three units of its rounding', () => {
    const rise = (values: readonly number[]) =>
      index(1, Object.fromEntries(values.map((value, place) => [126 + place, value])))
    expect(levelOf(fitSeason(rise([1, 4, 1, 4]))).level).toBe('none')
    expect(levelOf(fitSeason(rise([1, 4, 4, 4]))).level).not.toBe('none')
  })

  it('ask a third week where two stand less than clearly above a noisy year', () => {
    const noise = [22, 31, 26, 37, 28, 24, 33, 40, 27, 35, 23, 30, 38]
    const noisy = (newest: readonly number[]): WeeklySeries => ({
      start: '2021-01-04',
      values: [...Array.from({ length: 130 - newest.length }, (_, week) => noise[week % noise.length] ?? 0), ...newest],
    })
    const two = levelOf(fitSeason(noisy([28, 29, 62, 60])))
    expect(two).toMatchObject({ level: 'none', why: { rule: 'below_hot' } })
    expect(two.why.inputs?.z).toBeGreaterThan(two.why.thresholds.hot.z)
    expect(two.why.thresholds.hot.steadyZ).toBe(two.why.thresholds.hot.z)
    expect(levelOf(fitSeason(noisy([28, 62, 60, 62]))).level).toBe('hot')
    // Two weeks that leave the noise far behind need no third.
    expect(levelOf(fitSeason(noisy([28, 29, 160, 150]))).level).toBe('hot')
  })

  it('say nothing of single things that come and go in a year of zeros', () => {
    const share = [0, 0, 0.001, 0, 0, 0, 0.0021, 0.001, 0, 0, 0, 0, 0.0009, 0, 0, 0.0031, 0, 0, 0, 0.001]
    const series = (newest: readonly number[]): WeeklySeries => ({
      start: '2021-01-04',
      values: [...Array.from({ length: 150 }, (_, week) => share[week % share.length] ?? 0), ...newest],
    })
    expect(levelOf(fitSeason(series([0.0022, 0.0025]))).why.rule).toBe('too_small')
    expect(levelOf(fitSeason(series([0.02, 0.03, 0.03]))).level).toBe('breakout')
  })

  it('say that a curve is too small, and decide nothing by it', () => {
    const small = levelOf(fitSeason(index(1, { 10: 2, 60: 2, 61: 2, 120: 2, 128: 3, 129: 2 })))
    expect(small).toMatchObject({ level: 'none', why: { rule: 'too_small', inputs: null } })
  })
})

describe('levels on coarse and short series', () => {
  it('take a step of one rounding unit for rounding', () => {
    const step = Object.fromEntries(Array.from({ length: 8 }, (_, week) => [122 + week, 2]))
    expect(walk(index(1, step), 120, 130).every((level) => level === 'none')).toBe(true)
    const first = Object.fromEntries(Array.from({ length: 8 }, (_, week) => [122 + week, 1]))
    expect(walk(index(0.5, first), 120, 130).every((level) => level === 'none')).toBe(true)
  })

  it('but see a small index that leaves its rounding behind', () => {
    const step = Object.fromEntries(Array.from({ length: 8 }, (_, week) => [122 + week, 6]))
    expect(walk(index(1, step), 126, 126)).toEqual(['breakout'])
  })

  it('answer from 60 weeks on, with the reason before', () => {
    const series = plantSeries(calm, [{ fromWeek: 57, factor: 3 }])
    const at = (weeks: number) => levelOf(fitSeason({ start: series.start, values: series.values.slice(0, weeks) }))
    expect(at(59)).toMatchObject({ level: 'none', why: { rule: 'too_short', inputs: null } })
    expect(at(60).level).toBe('breakout')
    expect(at(60).why).toMatchObject({
      rule: 'meets_breakout',
      sample: { weeks: 60, recentWeeks: 4, baseWeeks: 48, seasonYears: 1, season: 'none' },
      thresholds: { breakout: { z: 4, rise: 1, newRise: 0.5, ofTop: 0.85 } },
    })
  })

  it('know the second winter from the first when there are only two', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const series = plantSeries({ ...winter, seed, seasonHeightSpread: 0.05 })
      expect(walk(series, 60, 103), `seed ${seed}`).not.toContain('breakout')
    }
  })

  it('say so when the last weeks or the weeks a year ago are missing', () => {
    const series = plantSeries(calm)
    const values = series.values.slice(0, 120)
    const gap = (from: number, to: number): (number | null)[] =>
      values.map((value, week) => (week >= from && week < to ? null : value))
    expect(levelOf(fitSeason({ start: series.start, values: gap(117, 119) })).why.rule).toBe('too_few_recent_weeks')
    expect(levelOf(fitSeason({ start: series.start, values: gap(60, 90) })).why.rule).toBe('too_short')
    // 90 weeks end with 86–89; a year before them lies in the gap, while 41 of the 52 weeks from 26 to 77 are there.
    const yearAgo = levelOf(fitSeason({ start: series.start, values: gap(30, 41).slice(0, 90) }))
    expect(yearAgo.why.rule).toBe('no_earlier_year')
  })
})

describe('why', () => {
  it('gives the numbers that the rule looked at', () => {
    const series = plantEvents(index(20, {}), [{ fromWeek: 126, factor: 2 }], 1)
    const { level, why } = levelOf(fitSeason(series))
    expect(level).toBe('breakout')
    expect(why.inputs?.centre).toBeCloseTo(20, 6)
    expect(why.inputs?.recentLevel).toBeCloseTo(40, 6)
    expect(why.inputs?.adjustedRise).toBeCloseTo(20 / 20.5, 6)
    // The rule allows for half a unit of rounding on each side: 39.5 ÷ 20.5.
    expect(why.inputs?.rise).toBeCloseTo(39.5 / 20.5 - 1, 6)
    expect(why.inputs?.steadyRise).toBeCloseTo(39.5 / 20.5 - 1, 6)
    expect(why.inputs?.newRise).toBeCloseTo(20 / 20.5, 6)
    expect(why.inputs?.ofTop).toBe(1)
    expect(why.inputs?.risingWeeks).toBe(1)
    expect(why.inputs?.seasonAllowance).toBeCloseTo(0, 6)
  })
})
