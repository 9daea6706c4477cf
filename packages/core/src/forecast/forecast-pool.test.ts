import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverage, mase, yearlyGrowth } from './accuracy'
import { ForecastMemory, forecastPool, type Forecast } from './forecast-pool'
import { forecastSeries } from './forecast-series'
import { seededNormal, seededUniform, syntheticSeries } from './synthetic-series'

const ORIGIN = 209
const YEAR = 52

function only(forecasts: readonly Forecast[]): Forecast {
  const [forecast] = forecasts
  if (!forecast || forecasts.length !== 1) throw new Error('one forecast expected')
  return forecast
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

describe('what a forecast follows', () => {
  it('continues a known season around a known level', () => {
    const whole = syntheticSeries({ weeks: ORIGIN + YEAR, level: 40, swing: 0.5, peak: 10, noise: 0.05 })
    const forecast = forecastSeries(whole.slice(0, ORIGIN), { horizon: YEAR })
    const truth = syntheticSeries({ weeks: ORIGIN + YEAR, level: 40, swing: 0.5, peak: 10 }).slice(ORIGIN)
    truth.forEach((value, week) => expect(Math.abs((forecast.mean[week] ?? 0) - value)).toBeLessThan(4))
  })

  it('takes up a level that moved and keeps the season', () => {
    const season = { weeks: ORIGIN + YEAR, swing: 0.4, peak: 30 }
    const low = syntheticSeries({ ...season, level: 20 })
    const high = syntheticSeries({ ...season, level: 30 })
    const history = low.map((value, week) => (week < 130 ? value : (high[week] ?? 0))).slice(0, ORIGIN)
    const forecast = forecastSeries(history, { horizon: YEAR })
    expect(average(forecast.mean)).toBeGreaterThan(28)
    expect(average(forecast.mean)).toBeLessThan(32)
    expect(forecast.mean.indexOf(Math.max(...forecast.mean))).toBeCloseTo(
      high.slice(ORIGIN).indexOf(Math.max(...high.slice(ORIGIN))),
      -1,
    )
  })

  it('beats repeating last year where last year was noisy', () => {
    const scores = [1, 2, 3, 4, 5, 6].map((seed) => {
      const whole = syntheticSeries({ weeks: ORIGIN + YEAR, level: 10, swing: 0.4, noise: 0.2, seed })
      const [training, came] = [whole.slice(0, ORIGIN), whole.slice(ORIGIN)]
      return mase(training, came, forecastSeries(training, { horizon: YEAR }).mean) ?? Number.NaN
    })
    // Repeating last year scores 1; the noise-free truth would score 1 / √2.
    expect(average(scores)).toBeLessThan(0.85)
  })

  it('gives a series without a season a flat year', () => {
    const forecast = forecastSeries(syntheticSeries({ weeks: ORIGIN, level: 10, noise: 0.1 }), { horizon: YEAR })
    expect(Math.max(...forecast.mean) / Math.min(...forecast.mean)).toBeLessThan(1.2)
  })

  it('learns from the pool what the influencers of a series foretell', () => {
    const { series, influencers, truth } = leadersWorld(40)
    const growthError = (leaders: number[][]): number => {
      const forecasts = forecastPool({ series, influencers: leaders }, { horizon: YEAR })
      return average(
        forecasts.map(({ mean }, i) => Math.abs((yearlyGrowth(series[i] ?? [], mean) ?? 0) - (truth[i] ?? 0))),
      )
    }
    expect(growthError(influencers)).toBeLessThan(0.8 * growthError([]))
  })

  it('is not led astray by influencers that foretell nothing', () => {
    const { series, truth } = leadersWorld(40)
    const unrelated = leadersWorld(40, 99).influencers
    const growthError = (leaders: number[][]): number => {
      const forecasts = forecastPool({ series, influencers: leaders }, { horizon: YEAR })
      return average(
        forecasts.map(({ mean }, i) => Math.abs((yearlyGrowth(series[i] ?? [], mean) ?? 0) - (truth[i] ?? 0))),
      )
    }
    expect(growthError(unrelated)).toBeLessThan(1.1 * growthError([]))
  })

  it('borrows the shape of similar series for a noisy one', () => {
    const shape = { weeks: ORIGIN + YEAR, swing: 0.6 }
    const truth = syntheticSeries({ ...shape, level: 5, peak: 8 }).slice(ORIGIN)
    const distanceAmong = (othersPeak: number): number =>
      average(
        [1, 2, 3, 4].map((seed) => {
          const noisy = syntheticSeries({ ...shape, level: 5, peak: 8, noise: 0.4, seed: 50 + seed })
          const others = Array.from({ length: 12 }, (_, i) =>
            syntheticSeries({ ...shape, level: 10 + i, peak: othersPeak, noise: 0.05, seed: i }),
          )
          const pool = [noisy, ...others].map((values) => values.slice(0, ORIGIN))
          const [forecast] = forecastPool({ series: pool }, { horizon: YEAR })
          return average(truth.map((value, week) => Math.abs(value - (forecast?.mean[week] ?? 0))))
        }),
      )
    expect(distanceAmong(8)).toBeLessThan(0.95 * distanceAmong(34))
  })
})

/** Series whose growth changes each half year, as their influencers' did half a year before. */
function leadersWorld(count: number, seed = 5): { series: number[][]; influencers: number[][]; truth: number[] } {
  const normal = seededNormal(seed)
  const worlds = Array.from({ length: count }, (_, i) => {
    const paces = Array.from({ length: 14 }, () => 0.3 * normal())
    const paceAt = (week: number): number => paces[Math.floor(week / 26)] ?? 0
    const whole = syntheticSeries({
      weeks: ORIGIN + YEAR,
      level: 10 + i,
      swing: 0.3,
      peak: i % YEAR,
      noise: 0.04,
      growthAt: paceAt,
      seed: seed + i,
    })
    const leader = syntheticSeries({
      weeks: ORIGIN,
      level: 3,
      swing: 0.3,
      peak: i % YEAR,
      noise: 0.05,
      growthAt: (week) => paceAt(week + 26),
      seed: 1000 + seed + i,
    })
    const series = whole.slice(0, ORIGIN)
    return { series, leader, truth: yearlyGrowth(series, whole.slice(ORIGIN)) ?? 0 }
  })
  return {
    series: worlds.map((world) => world.series),
    influencers: worlds.map((world) => world.leader),
    truth: worlds.map((world) => world.truth),
  }
}

describe('the band', () => {
  it('holds about the share of weeks it promises', () => {
    const worlds = Array.from({ length: 40 }, (_, i) => wanderingSeries(i))
    const share = (interval: number): number => {
      const forecasts = forecastPool(
        { series: worlds.map((whole) => whole.slice(0, ORIGIN)) },
        { horizon: YEAR, interval },
      )
      return average(
        worlds.map(
          (whole, i) => coverage(whole.slice(ORIGIN), forecasts[i]?.lower ?? [], forecasts[i]?.upper ?? []) ?? 0,
        ),
      )
    }
    expect(share(0.8)).toBeGreaterThan(0.72)
    expect(share(0.8)).toBeLessThan(0.88)
    expect(share(0.5)).toBeGreaterThan(0.4)
    expect(share(0.5)).toBeLessThan(0.6)
  })

  it('widens with the horizon, beyond a year too', () => {
    const { lower, upper } = forecastSeries(wanderingSeries(3).slice(0, ORIGIN), { horizon: 104 })
    const width = (week: number): number => Math.sqrt(upper[week] ?? 0) - Math.sqrt(lower[week] ?? 0)
    expect(width(40)).toBeGreaterThan(width(0))
    expect(width(103)).toBeGreaterThan(width(51))
  })

  it('is wider for the same series with less history, and for a wider interval', () => {
    const whole = syntheticSeries({ weeks: ORIGIN, level: 10, noise: 0.1 })
    const width = (weeks: number, interval = 0.8): number => {
      const { lower, upper } = forecastSeries(whole.slice(-weeks), { horizon: YEAR, interval })
      return average(upper.map((high, week) => high - (lower[week] ?? 0)))
    }
    expect(width(9)).toBeGreaterThan(width(59))
    expect(width(59)).toBeGreaterThan(width(ORIGIN))
    expect(width(ORIGIN, 0.95)).toBeGreaterThan(width(ORIGIN, 0.8))
  })

  it('starts wide for a series that was last measured a while ago', () => {
    const opening = (staleWeeks: number): number => {
      const series = Array.from({ length: 20 }, (_, i) => wanderingSeries(i, 0.12).slice(0, ORIGIN))
      const stale = (series[0] ?? []).map((value, week) => (week < ORIGIN - staleWeeks ? value : null))
      const [forecast] = forecastPool({ series: [stale, ...series.slice(1)] }, { horizon: 26 })
      const width = (week: number): number =>
        Math.sqrt(forecast?.upper[week] ?? 0) - Math.sqrt(forecast?.lower[week] ?? 0)
      return width(0) / width(25)
    }
    expect(opening(26)).toBeGreaterThan(1.2 * opening(0))
  })
})

/** Level on a random walk with noise on top, on the square-root scale. */
function wanderingSeries(seed: number, step = 0.03): number[] {
  const normal = seededNormal(seed + 100)
  let level = 5
  return Array.from({ length: ORIGIN + YEAR }, (_, week) => {
    level += step * normal()
    return Math.max(0, level + 0.8 * Math.cos((2 * Math.PI * (week + seed)) / 52.18) + 0.25 * normal()) ** 2
  })
}

describe('difficult input', () => {
  it('keeps a constant series constant', () => {
    const { mean, lower, upper } = forecastSeries(
      Array.from({ length: ORIGIN }, () => 5),
      { horizon: 104 },
    )
    for (const value of mean) expect(value).toBeCloseTo(5, 6)
    expect(Math.min(...lower)).toBeGreaterThan(4)
    expect(Math.max(...upper)).toBeLessThan(6)
  })

  it('forecasts nothing but zero for a series of zeros', () => {
    const { mean, upper } = forecastSeries(
      Array.from({ length: ORIGIN }, () => 0),
      { horizon: YEAR },
    )
    expect([...mean, ...upper].every((value) => value === 0)).toBe(true)
  })

  it('forecasts one known week as itself, with a wide band', () => {
    const { mean, lower, upper } = forecastSeries([3], { horizon: 4 })
    expect(mean[0]).toBeCloseTo(3, 6)
    expect((upper[0] ?? 0) - (lower[0] ?? 0)).toBeGreaterThan(3)
  })

  it('does not take half a year of rising for a season', () => {
    const rise = Array.from({ length: 30 }, (_, week) => 10 + week)
    expect(Math.min(...forecastSeries(rise, { horizon: YEAR }).mean)).toBeGreaterThan(25)
  })

  it('carries the season across a gap of five months', () => {
    const whole = syntheticSeries({ weeks: ORIGIN, level: 40, swing: 0.5, peak: 10, noise: 0.02 })
    const holed = whole.map((value, week) => (week >= 120 && week < 140 ? null : value))
    const [full, gap] = [forecastSeries(whole, { horizon: YEAR }), forecastSeries(holed, { horizon: YEAR })]
    gap.mean.forEach((value, week) => expect(Math.abs(value - (full.mean[week] ?? 0))).toBeLessThan(2))
  })

  it('does not let one viral week become next year’s season', () => {
    const whole = syntheticSeries({ weeks: ORIGIN, level: 10, noise: 0.05 })
    const viral = whole.map((value, week) => (week === 180 ? 1000 : value))
    expect(Math.max(...forecastSeries(viral, { horizon: YEAR }).mean)).toBeLessThan(12)
  })

  it('leaves a series alone whatever the scale of the others', () => {
    const small = wanderingSeries(1).slice(0, ORIGIN)
    const others = [2, 3, 4, 5].map((seed) => wanderingSeries(seed).slice(0, ORIGIN))
    const near = forecastPool({ series: [small, ...others] }, { horizon: YEAR })[0]
    const far = forecastPool(
      { series: [small, ...others.map((values) => values.map((value) => value * 1e9))] },
      { horizon: YEAR },
    )[0]
    near?.mean.forEach((value, week) => expect(far?.mean[week]).toBeCloseTo(value, 6))
    near?.upper.forEach((value, week) => expect(far?.upper[week]).toBeCloseTo(value, 6))
  })

  it('has no forecast for a series without values and still forecasts its neighbours', () => {
    const [empty, known] = forecastPool(
      {
        series: [
          [null, null, null],
          [1, 2, 3],
        ],
      },
      { horizon: 2 },
    )
    expect(empty).toEqual({ mean: [], lower: [], upper: [] })
    expect(known?.mean).toHaveLength(2)
    expect(forecastPool({ series: [] }, { horizon: 2 })).toEqual([])
    expect(forecastSeries([], { horizon: 2 }).mean).toEqual([])
  })

  it('joins series of different lengths at their ends', () => {
    const long = wanderingSeries(1).slice(0, ORIGIN)
    const short = wanderingSeries(2).slice(100, ORIGIN)
    const padded = [...Array.from({ length: 100 }, () => null), ...short]
    expect(forecastPool({ series: [long, short] }, { horizon: 8 })).toEqual(
      forecastPool({ series: [long, padded] }, { horizon: 8 }),
    )
  })

  it('refuses what it cannot answer', () => {
    for (const horizon of [0, 1.5, 105, Number.NaN]) {
      expect(() => forecastSeries([1, 2], { horizon })).toThrow(/horizon must be/)
    }
    for (const interval of [0, 1, -0.5, Number.NaN]) {
      expect(() => forecastSeries([1, 2], { horizon: 1, interval })).toThrow(/interval must lie/)
    }
    expect(() => forecastPool({ series: [[1]], influencers: [[1], [2]] }, { horizon: 1 })).toThrow(
      '2 influencer series for 1 series',
    )
  })
})

describe('any input', () => {
  const value = fc.oneof(
    { weight: 6, arbitrary: fc.double({ min: 0, max: 100, noNaN: true }) },
    { weight: 2, arbitrary: fc.constant(0) },
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(1e-12, 1e12) },
  )
  const history = fc.oneof(
    fc.array(value, { maxLength: 60 }),
    fc
      .record({
        seed: fc.nat(1000),
        weeks: fc.integer({ min: 1, max: 230 }),
        holes: fc.double({ min: 0, max: 0.9, noNaN: true }),
      })
      .map(({ seed, weeks, holes }) => {
        const uniform = seededUniform(seed)
        return Array.from({ length: weeks }, () => (uniform() < holes ? null : uniform() ** 4))
      }),
  )
  const request = fc.record({
    series: fc.array(history, { maxLength: 4 }),
    hasInfluencers: fc.boolean(),
    horizon: fc.integer({ min: 1, max: 104 }),
    interval: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
  })

  it('gives finite, ordered, non-negative numbers, one a week ahead', () => {
    fc.assert(
      fc.property(request, ({ series, hasInfluencers, horizon, interval }) => {
        const influencers = hasInfluencers ? series.toReversed() : []
        const forecasts = forecastPool({ series, influencers }, { horizon, interval })
        expect(forecasts).toHaveLength(series.length)
        forecasts.forEach(({ mean, lower, upper }, i) => {
          const isKnown = series[i]?.some((entry) => entry !== null)
          expect([mean.length, lower.length, upper.length]).toEqual(isKnown ? [horizon, horizon, horizon] : [0, 0, 0])
          mean.forEach((middle, week) => {
            const [low, high] = [lower[week] ?? Number.NaN, upper[week] ?? Number.NaN]
            expect(low >= 0 && low <= middle && middle <= high && Number.isFinite(high)).toBe(true)
          })
        })
      }),
      {
        numRuns: 60,
        examples: [[{ series: [[0, Number.MIN_VALUE]], hasInfluencers: false, horizon: 1, interval: 0.01 }]],
      },
    )
  })

  it('scales with its input and does not depend on the order of the pool', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: -20, max: 20 }), (seed, power) => {
        const series = [seed, seed + 1, seed + 2].map((each) => wanderingSeries(each).slice(0, 150))
        const plain = forecastPool({ series }, { horizon: 20 })
        const factor = 4 ** power
        const scaled = forecastPool(
          { series: series.map((values) => values.map((entry) => entry * factor)) },
          { horizon: 20 },
        )
        const turned = forecastPool({ series: series.toReversed() }, { horizon: 20 }).toReversed()
        plain.forEach(({ mean, upper }, i) =>
          mean.forEach((middle, week) => {
            expect((scaled[i]?.mean[week] ?? 0) / factor).toBeCloseTo(middle, 6)
            expect(turned[i]?.mean[week]).toBeCloseTo(middle, 6)
            expect(turned[i]?.upper[week]).toBeCloseTo(upper[week] ?? Number.NaN, 6)
          }),
        )
      }),
      { numRuns: 10 },
    )
  })

  it('says the same about the first weeks whatever the horizon', () => {
    const series = [wanderingSeries(1).slice(0, 170)]
    const long = only(forecastPool({ series }, { horizon: 104 }))
    const short = only(forecastPool({ series }, { horizon: 6 }))
    expect(short.mean).toEqual(long.mean.slice(0, 6))
    expect(short.lower).toEqual(long.lower.slice(0, 6))
  })
})

describe('what a memory keeps', () => {
  const pool = Array.from({ length: 6 }, (_, seed) =>
    syntheticSeries({ weeks: ORIGIN + YEAR, level: 20 + seed, swing: 0.4, peak: 8 * seed, noise: 0.1, seed }),
  )
  const cut = (series: readonly number[][], weeksAgo: number) => ({
    series: series.map((values) => values.slice(0, values.length - weeksAgo)),
  })
  const withMemory = (newest: readonly number[][], weeksAgo: number) => {
    const memory = new ForecastMemory()
    forecastPool({ series: newest }, { horizon: YEAR, memory })
    return forecastPool(cut(pool, weeksAgo), { horizon: YEAR, memory })
  }

  it.each([YEAR, 13, 20])('changes no forecast of %i weeks ago', (weeksAgo) => {
    expect(withMemory(pool, weeksAgo)).toEqual(forecastPool(cut(pool, weeksAgo), { horizon: YEAR }))
  })

  it('is left aside where a series has changed since', () => {
    const corrected = pool.map((values, series) =>
      values.map((value, week) => (series === 2 && week === 90 ? 0 : value)),
    )
    expect(withMemory(corrected, YEAR)).toEqual(forecastPool(cut(pool, YEAR), { horizon: YEAR }))
    expect(withMemory(pool.slice(1), YEAR)).toEqual(forecastPool(cut(pool, YEAR), { horizon: YEAR }))
  })
})
