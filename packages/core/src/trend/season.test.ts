import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seasonPhases } from '../periods/iso-week'
import { plantSeries, type PlantedWorld, seasonalWorld } from './planted-series'
import { fitSeason } from './season'

const world: PlantedWorld = {
  ...seasonalWorld(7),
  base: 40,
  seasonLog: 0.8,
  peakWeek: 48,
  peakWidthWeeks: 5,
  seasonHeightSpread: 0,
  seasonDateSpread: 0,
  growthLog: 0.1,
  noiseLog: 0.03,
  noiseMemory: 0,
  roundTo: 0,
}

describe('fitSeason', () => {
  it('finds the planted season and leaves the growth in the adjusted series', () => {
    const series = plantSeries(world)
    const season = fitSeason(series)
    const factors = season.factors ?? []
    // Week 48 stands e^0.8 above the quiet summer, which the season and its 1-2-1 smoothing bring back.
    expect(Math.log((factors[47] ?? 0) / (factors[25] ?? 1))).toBeCloseTo(0.8, 1)
    expect(season.isSeasonal).toBe(true)
    expect(season.strength).toBeGreaterThan(0.9)
    const adjusted = season.adjustedLog.map((value) => value ?? 0)
    expect((adjusted[250] ?? 0) - (adjusted[42] ?? 0)).toBeCloseTo(0.4, 0)
    const phases = seasonPhases(series.start, 260)
    const peaks = adjusted.filter((_, week) => phases[week] === 47)
    peaks.forEach((peak, year) => expect(Math.abs(peak - Math.log(40) - 0.1 * (year + 0.3) - 0.16)).toBeLessThan(0.2))
  })

  it('is not bent by an odd week or a gap', () => {
    const series = plantSeries(world)
    const clean = fitSeason(series).factors ?? []
    const values = series.values.map((value, week) => (week === 120 ? 4000 : week > 60 && week < 66 ? null : value))
    const season = fitSeason({ start: series.start, values })
    season.factors?.forEach((factor, phase) =>
      expect(Math.abs(Math.log(factor / (clean[phase] ?? 1)))).toBeLessThan(0.06),
    )
    expect(season.adjustedLog[63]).toBeNull()
    expect(season.strength).toBeGreaterThan(0.85)
  })

  it('calls noise and flat lines not seasonal', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const noise = plantSeries({ ...world, seed, seasonLog: 0, growthLog: 0, noiseLog: 0.1 })
      expect(fitSeason(noise).strength).toBeLessThan(0.3)
    }
    const flat = Array.from({ length: 200 }, (_, week) => (week === 77 ? 1 : 0.5))
    expect(fitSeason({ start: '2020-08-10', values: flat }).strength).toBeLessThan(0.2)
    expect(fitSeason({ start: '2020-08-10', values: flat.map(() => 0.5) }).strength).toBe(0)
    expect(fitSeason({ start: '2020-08-10', values: flat.map(() => 0.3137) }).strength).toBe(0)
  })

  it('takes nothing out under 104 weeks and says so', () => {
    const short = fitSeason(plantSeries({ ...world, weeks: 103 }))
    expect(short).toMatchObject({ method: 'none', weeksUsed: 103, strength: null, isSeasonal: false, factors: null })
    expect(short.adjustedLog).toEqual(short.log.values)
    expect(fitSeason(plantSeries({ ...world, weeks: 104 })).method).toBe('stl')
  })

  it('does not learn the season of the last eight weeks from themselves', () => {
    const series = plantSeries(world)
    const jumped = series.values.map((value, week) => (value !== null && week >= 252 ? value * 3 : value))
    expect(fitSeason({ start: series.start, values: jumped }).factors).toEqual(fitSeason(series).factors)
  })

  it('gives finite numbers for any index, zeros and gaps included', () => {
    const value = fc.oneof(fc.constant(null), fc.constant(0), fc.constant(0.5), fc.integer({ min: 1, max: 100 }))
    fc.assert(
      fc.property(fc.array(value, { minLength: 0, maxLength: 300 }), (values) => {
        const season = fitSeason({ start: '2020-08-10', values })
        expect(season.adjustedLog).toHaveLength(values.length)
        const gaps = season.adjustedLog.map((adjusted) => adjusted === null)
        expect(gaps).toEqual(values.map((value) => value === null))
        expect(season.adjustedLog.every((adjusted) => adjusted === null || Number.isFinite(adjusted))).toBe(true)
        expect(season.strength === null || (season.strength >= 0 && season.strength <= 1)).toBe(true)
      }),
      { numRuns: 60, seed: 11 },
    )
  })
})
