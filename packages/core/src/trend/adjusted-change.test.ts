import { describe, expect, it } from 'vitest'
import { adjustedChange } from './adjusted-change'
import { seededRandom } from './planted-series'
import { fitSeason } from './season'

const START = '2020-01-06'
const WEEKS = 5 * 52

/** Five years of whole numbers about `base` with a little noise, times what `shape` says of each week. */
function series(base: number, shape: (week: number) => number, seed = 7) {
  const random = seededRandom(seed)
  const values = Array.from({ length: WEEKS }, (_, week) => Math.round(base * shape(week) * (0.97 + 0.06 * random())))
  return fitSeason({ start: START, values })
}
const wave = (week: number) => 1 + 0.5 * Math.cos((2 * Math.PI * (week - 20)) / 52)

describe('adjustedChange', () => {
  it('is what is left of a change beyond the season', () => {
    const falls = (week: number) => wave(week) * (week < WEEKS - 13 ? 1 : 0.6)
    expect(adjustedChange(series(200, falls), 13)).toBeCloseTo(-0.4, 1)
    const rises = (week: number) => wave(week) * (week < WEEKS - 4 ? 1 : 1.5)
    // Half more, less what a season that comes two weeks early would have brought.
    expect(adjustedChange(series(200, rises), 4)).toBeGreaterThan(0.2)
    expect(adjustedChange(series(200, rises), 4)).toBeLessThan(0.5)
  })
  it('is nothing for what the season takes each year, in whichever month it is asked', () => {
    for (let end = WEEKS - 51; end <= WEEKS; end += 3) {
      const values = Array.from({ length: end }, (_, week) => Math.round(200 * wave(week)))
      expect(adjustedChange(fitSeason({ start: START, values }), 4), `week ${end}`).toBe(0)
    }
  })
  it('is nothing for one odd week and for noise', () => {
    expect(
      adjustedChange(
        series(200, (week) => (week === WEEKS - 2 ? 0.2 : 1)),
        4,
      ),
    ).toBe(0)
    const random = seededRandom(3)
    expect(
      adjustedChange(
        series(200, () => 0.6 + 0.8 * random()),
        4,
      ),
    ).toBe(0)
  })
  it('cannot be told of counts of 1 and 2', () => {
    expect(
      adjustedChange(
        series(2, (week) => (week < WEEKS - 4 ? 1 : 0.5)),
        4,
      ),
    ).toBeNull()
  })
  it('cannot be told of a platform that rounds to 50 and 100, long or short', () => {
    for (const length of [1, 4, 13, 26]) {
      const values = Array.from({ length: WEEKS }, (_, week) =>
        Math.floor((WEEKS - 1 - week) / length) % 2 === 0 ? 50 : 100,
      )
      expect(adjustedChange(fitSeason({ start: START, values }), 4), `${length} weeks each`).toBeNull()
    }
    const thrice = Array.from({ length: WEEKS }, (_, week) => (week >= WEEKS - 4 ? 33 : week % 9 === 0 ? 67 : 100))
    expect(adjustedChange(fitSeason({ start: START, values: thrice }), 4)).toBeNull()
  })
  it('cannot be told without two years, or across a gap', () => {
    const year = Array.from({ length: 80 }, (_, week) => 100 + (week % 7))
    expect(adjustedChange(fitSeason({ start: START, values: year }), 4)).toBeNull()
    const gapped = Array.from({ length: WEEKS }, (_, week) =>
      week >= WEEKS - 6 && week < WEEKS - 2 ? null : 100 + (week % 7),
    )
    expect(adjustedChange(fitSeason({ start: START, values: gapped }), 4)).toBeNull()
  })
})
