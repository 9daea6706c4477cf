import { describe, expect, it } from 'vitest'
import { FOLLOWING_COUNT, dampedTrend, followLine, smoothedLevel } from './following-members'
import { DAMPED_TRENDS, FOLLOWING_RATES } from './forecast-settings'

const line = Float64Array.from({ length: 40 }, (_, week) => (week < 30 ? 10 : 14))

describe('the members that follow a line', () => {
  it('hold the level, the faster the newer it is', () => {
    const levels = FOLLOWING_RATES.map((rate) => smoothedLevel(line, 0, 40, rate))
    expect(levels.at(-1)).toBe(14)
    expect(levels).toEqual(levels.toSorted((a, b) => a - b))
    expect(smoothedLevel(line, 0, 30, 0.5)).toBeCloseTo(10, 12)
  })
  it('carry a slope on that fades to a level', () => {
    const slope = Float64Array.from({ length: 60 }, (_, week) => 10 + week / 2)
    for (const trend of DAMPED_TRENDS) {
      const ahead = new Float64Array(52)
      dampedTrend(slope, 0, 60, trend, ahead)
      const steps = Array.from(ahead.slice(1), (value, week) => value - (ahead[week] ?? 0))
      expect(steps[0]).toBeGreaterThan(0.2)
      expect(steps[0]).toBeLessThan(0.5)
      expect(steps.at(-1)).toBeLessThan(0.01)
      steps.slice(1).forEach((step, week) => expect(step).toBeLessThan(steps[week] ?? 0))
    }
  })
  it('each say something for every week', () => {
    const rooms = Array.from({ length: FOLLOWING_COUNT }, () => new Float64Array(8))
    followLine(line, 0, 40, (member) => rooms[member] ?? new Float64Array(0))
    for (const room of rooms) expect(room.every((value) => value > 10 && value < 16)).toBe(true)
  })
})
