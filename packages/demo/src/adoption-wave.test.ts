import { describe, expect, it } from 'vitest'
import { type AdoptionWave, beginningOf, waveFactor, wavesLog } from './adoption-wave'

const RISE: AdoptionWave = { halfWeeksAgo: 20, riseWeeks: 16, factor: 3, imitation: 20, end: null }

/** Share of the rise that has come by a week. */
const shareOf = (wave: AdoptionWave, weeksAgo: number) => (waveFactor(wave, weeksAgo) - 1) / (wave.factor - 1)

/** Weeks ago, to a hundredth, in which a share of the rise was reached. */
function weekOf(wave: AdoptionWave, share: number): number {
  for (let weeksAgo = 200; weeksAgo > -200; weeksAgo -= 0.01) if (shareOf(wave, weeksAgo) >= share) return weeksAgo
  throw new RangeError('never')
}

describe('an adoption wave', () => {
  it.each([3, 20, 60])('with %i followers for each finder keeps its half and its length', (imitation) => {
    const wave = { ...RISE, imitation }
    expect(weekOf(wave, 0.5)).toBeCloseTo(20, 1)
    expect(weekOf(wave, 0.1) - weekOf(wave, 0.9)).toBeCloseTo(16, 1)
  })

  it('begins where the first adopter comes, not before, and stays', () => {
    const beginning = beginningOf(RISE)
    expect(waveFactor(RISE, beginning + 0.01)).toBe(1)
    expect(waveFactor(RISE, beginning - 1)).toBeGreaterThan(1)
    expect(waveFactor(RISE, -100)).toBeCloseTo(3, 3)
  })

  it('turns more sharply the more it is caught from others', () => {
    const begins = [3, 20, 60].map((imitation) => beginningOf({ ...RISE, imitation }))
    expect(begins).toEqual([...begins].sort((a, b) => a - b))
  })

  it('falls to the share it keeps, half of the fall when told', () => {
    const fad = { ...RISE, halfWeeksAgo: 120, end: { halfAfterWeeks: 40, fallWeeks: 12, keeps: 0.2 } }
    expect(shareOf(fad, 100)).toBeGreaterThan(0.9)
    expect(shareOf(fad, 80)).toBeCloseTo(0.6, 1)
    expect(shareOf(fad, 1)).toBeCloseTo(0.2, 2)
  })

  it('multiplies with others', () => {
    const fade = { ...RISE, factor: 0.5 }
    expect(wavesLog([RISE, fade], -100)).toBeCloseTo(Math.log(1.5), 3)
    expect(wavesLog([], 5)).toBe(0)
  })
})
