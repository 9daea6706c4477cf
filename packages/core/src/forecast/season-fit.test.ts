import { describe, expect, it } from 'vitest'
import { MOST_HARMONICS, SeasonFit, WAVE_WIDTH } from './season-fit'
import { seasonWaves } from './season-waves'
import { seriesHistory } from './series-history'

const WEEKS = 209
const waves = seasonWaves(WEEKS, MOST_HARMONICS)
const coefficient = (row: Float64Array, k: number): [number, number] => [row[2 * k - 1] ?? 0, row[2 * k] ?? 0]

/** Squares of 10 + 2 cos(1×) + 1 sin(3×) + what is added. */
function planted(added: (week: number) => number): number[] {
  return Array.from({ length: WEEKS }, (_, week) => {
    const angle = (2 * Math.PI * week) / (365.25 / 7)
    return (10 + 2 * Math.cos(angle) + Math.sin(3 * angle) + added(week)) ** 2
  })
}

function solve(values: readonly (number | null)[], rate: number, origin = WEEKS): { row: Float64Array; level: number } {
  const fit = new SeasonFit(rate, waves, [seriesHistory(values, WEEKS)])
  const row = new Float64Array(WAVE_WIDTH)
  const solution = fit.advanceTo(origin)
  solution.coefficients(0, 6, row, 0)
  return { row, level: solution.level(0, row, 0, 6) }
}

describe('SeasonFit', () => {
  it('finds a planted season and level', () => {
    const { row, level } = solve(
      planted(() => 0),
      0.1,
    )
    const [cosine, sine] = [coefficient(row, 1), coefficient(row, 3)]
    expect(cosine[0]).toBeCloseTo(2, 1)
    expect(cosine[1]).toBeCloseTo(0, 1)
    expect(sine[0]).toBeCloseTo(0, 1)
    expect(sine[1]).toBeCloseTo(1, 1)
    expect(level).toBeCloseTo(10, 1)
  })

  it('keeps the season apart from a level that rises, and follows the rise at its rate', () => {
    const risen = planted((week) => Math.min(4, Math.max(0, (week - 145) / 10)))
    const [slow, fast] = [solve(risen, 0.04), solve(risen, 0.16)]
    expect(coefficient(fast.row, 1)[0]).toBeCloseTo(2, 0)
    // 24 weeks after the rise a rate r is behind by about (1 − r)^24 of what it was behind then: 0.8 at 0.04, 0 at 0.16.
    expect(slow.level).toBeGreaterThan(12.7)
    expect(slow.level).toBeLessThan(13.6)
    expect(fast.level).toBeGreaterThan(13.7)
    expect(fast.level).toBeLessThan(14.3)
  })

  it('takes a step at once, and does not take it for a season', () => {
    const { row, level } = solve(
      planted((week) => (week < 185 ? 0 : 4)),
      0.04,
    )
    expect(coefficient(row, 1)[0]).toBeCloseTo(2, 0)
    expect(level).toBeGreaterThan(13.5)
    expect(level).toBeLessThan(14.5)
  })

  it('gives at a past origin what a fit of the weeks before it gives', () => {
    const values = planted((week) => Math.sin(week))
    const whole = solve(values, 0.1, 157)
    const cut = solve(
      values.map((value, week) => (week < 157 ? value : 0)),
      0.1,
      157,
    )
    // The first coefficient is the starting level, which a later step moves with all that lies before it.
    whole.row.slice(1).forEach((coefficient, index) => expect(coefficient).toBeCloseTo(cut.row[index + 1] ?? NaN, 6))
    expect(whole.level).toBeCloseTo(cut.level, 6)
  })

  it('fits a series that begins later on its own weeks alone', () => {
    const late = planted(() => 0).map((value, week) => (week < 90 ? null : value))
    const { row, level } = solve(late, 0.1)
    expect(coefficient(row, 1)[0]).toBeCloseTo(2, 0)
    expect(level).toBeCloseTo(10, 0)
  })
})
