import { describe, expect, it } from 'vitest'
import { predictionBands, type PastErrors } from './prediction-band'
import { seededNormal } from './synthetic-series'

const trait = { relativeNoise: 0.1, historyWeeks: 209, isMoved: false }

/** Past errors of `count` series over 8 origins, normal with the given spread by series and week. */
function pastOf(count: number, spread: (series: number, week: number) => number): PastErrors[] {
  const normal = seededNormal(21)
  return Array.from({ length: count * 8 }, (_, index) => ({
    series: index % count,
    isMoved: false,
    errors: Float64Array.from({ length: 52 }, (_, week) => spread(index % count, week) * normal()),
  }))
}
const traitsOf = (count: number): (typeof trait)[] => Array.from({ length: count }, () => trait)

describe('predictionBands', () => {
  it('reaches as far as the share of past errors asked for', () => {
    const [band] = predictionBands(
      pastOf(30, () => 0.1),
      traitsOf(30),
      0.8,
    )
    // 80 % of a normal lie within 1.2816 standard deviations; widths that may not shrink end up a little above.
    for (const width of [band?.below(20), band?.above(20)]) {
      expect(width).toBeGreaterThan(0.122)
      expect(width).toBeLessThan(0.14)
    }
  })
  it('keeps the sides apart when past forecasts erred to one side', () => {
    const past = pastOf(30, () => 0.1).map((test) => ({ ...test, errors: test.errors.map(Math.abs) }))
    const [band] = predictionBands(past, traitsOf(30), 0.8)
    expect(band?.above(20)).toBeGreaterThan(3 * (band?.below(20) ?? 0))
  })
  it('is wider for a series that was harder to forecast', () => {
    const bands = predictionBands(
      pastOf(10, (series) => (series === 0 ? 0.4 : 0.1)),
      traitsOf(10),
      0.8,
    )
    expect(bands[0]?.above(20)).toBeGreaterThan(2 * (bands[1]?.above(20) ?? 0))
  })
  it('is wider after a move where errors were larger after moves, and as wide as before where they were not', () => {
    const widthsAfter = (factor: number): number[] => {
      const past = pastOf(60, () => 0.1).map((test, index) => {
        const isMoved = index % 3 === 0
        return { ...test, isMoved, errors: test.errors.map((error) => (isMoved ? factor * error : error)) }
      })
      const traits = traitsOf(60).map((quiet, series) => ({ ...quiet, isMoved: series === 0 }))
      return predictionBands(past, traits, 0.8).map((band) => band.above(20))
    }
    const [moved = 0, quiet = 1] = widthsAfter(3)
    expect(moved / quiet).toBeGreaterThan(2.2)
    const [same = 0, asQuiet = 1] = widthsAfter(1)
    expect(same / asQuiet).toBeLessThan(1.2)
  })
  it('never narrows with the weeks ahead and grows after a year', () => {
    const [band] = predictionBands(
      pastOf(5, (_, week) => (week > 20 && week < 30 ? 0.3 : 0.1)),
      traitsOf(5),
      0.8,
    )
    const widths = Array.from({ length: 104 }, (_, week) => band?.above(week + 1) ?? Number.NaN)
    widths.slice(1).forEach((width, week) => expect(width).toBeGreaterThanOrEqual(widths[week] ?? Number.NaN))
    expect((widths[103] ?? 0) / (widths[51] ?? 1)).toBeCloseTo(Math.SQRT2, 2)
  })
  it('has a guess from the noise when nothing was tested, wider for a shorter history', () => {
    const [known, short] = predictionBands([], [trait, { ...trait, historyWeeks: 26 }], 0.8)
    expect(known?.above(1)).toBeGreaterThan(0.1)
    expect(short?.above(1)).toBeCloseTo(2 * (known?.above(1) ?? 0), 9)
  })
})
