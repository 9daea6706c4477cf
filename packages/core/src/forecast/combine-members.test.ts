import { describe, expect, it } from 'vitest'
import { combineMembers, memberErrors } from './combine-members'
import { MEMBER_TRUST, type MemberForecasts, NEWEST_WEEKS_MEMBERS } from './member-forecasts'
import { seriesHistory } from './series-history'

const MEMBERS = MEMBER_TRUST.length
const history = seriesHistory(
  Array.from({ length: 120 }, () => 100),
  120,
)

/** Each member forecasts its own constant root for one series. */
function constantMembers(origin: number, roots: readonly number[]): MemberForecasts {
  return {
    origin,
    span: 52,
    count: 1,
    values: Float64Array.from({ length: MEMBERS * 52 }, (_, index) => roots[Math.floor(index / 52)] ?? 0),
    isUsable: new Uint8Array(MEMBERS).fill(1),
  }
}
const spread = (first: number, others: number): number[] =>
  MEMBER_TRUST.map((_, member) => (member === 0 ? first : others))

describe('memberErrors', () => {
  it('are mean distances on the square-root scale, a span of weeks ahead at a time', () => {
    const { bySpan } = memberErrors(constantMembers(60, spread(13, 9)), [history], 120)
    for (const errors of bySpan) {
      expect(errors[0]).toBeCloseTo(3, 12)
      expect(errors[1]).toBeCloseTo(1, 12)
    }
  })
  it('test nobody on less than a year and a week of history', () => {
    const { bySpan } = memberErrors(constantMembers(52, spread(13, 9)), [history], 120)
    expect(bySpan.every((errors) => errors.every(Number.isNaN))).toBe(true)
  })
  it('test a span once its last week has come', () => {
    const { bySpan } = memberErrors(constantMembers(100, spread(13, 9)), [history], 113)
    expect(bySpan.map((errors) => Number.isNaN(errors[0]))).toEqual([false, false, false, true, true])
  })
})

describe('combineMembers', () => {
  it('follows the member that was right before', () => {
    const past = [memberErrors(constantMembers(60, spread(10, 12)), [history], 120)]
    expect(combineMembers(constantMembers(120, spread(20, 5)), past, [history])[0]).toBeGreaterThan(19.9)
  })
  it('hardly listens to the member that was wrong before', () => {
    const past = [memberErrors(constantMembers(60, spread(20, 11)), [history], 120)]
    expect(combineMembers(constantMembers(120, spread(20, 5)), past, [history])[0]).toBeLessThan(5.01)
  })
  it('goes by trust alone without a tested past, and leaves out who cannot forecast; the first weeks go by the newest', () => {
    const total = MEMBER_TRUST.reduce((sum, trust) => sum + trust, 0)
    const untested = constantMembers(120, spread(total, 0))
    expect(combineMembers(untested, [], [history])[51]).toBeCloseTo(MEMBER_TRUST[0] ?? 0, 9)
    expect(combineMembers(untested, [], [history])[0]).toBe(0)
    const newest = constantMembers(
      120,
      MEMBER_TRUST.map((_, member) => (NEWEST_WEEKS_MEMBERS.includes(member) ? 7 : 3)),
    )
    expect(combineMembers(newest, [], [history])[0]).toBeCloseTo(7, 9)
    untested.isUsable.fill(0, 1)
    expect(combineMembers(untested, [], [history])[0]).toBeCloseTo(total, 9)
  })
  it('follows for each week ahead who was right so many weeks ahead', () => {
    // The first member was right in the first week and wrong later, the others the other way round.
    const tested = constantMembers(60, spread(10, 10))
    for (let ahead = 0; ahead < 52; ahead++) {
      tested.values[ahead] = ahead < 1 ? 10 : 13
      for (let member = 1; member < MEMBERS; member++) tested.values[member * 52 + ahead] = ahead < 1 ? 13 : 10
    }
    const combined = combineMembers(
      constantMembers(120, spread(20, 5)),
      [memberErrors(tested, [history], 120)],
      [history],
    )
    expect(combined[0]).toBeGreaterThan(19.9)
    expect(combined[51]).toBeLessThan(5.1)
    // From one to the other without a jump.
    const steps = Array.from(combined.slice(1), (root, week) => root - (combined[week] ?? 0))
    expect(Math.min(...steps)).toBeGreaterThan(-12)
    expect(steps.filter((step) => step > 1e-9)).toEqual([])
  })
})
