import { describe, expect, it } from 'vitest'
import { combineMembers, memberErrors } from './combine-members'
import { MEMBER_TRUST, type MemberForecasts } from './member-forecasts'
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
    values: Float64Array.from({ length: MEMBERS * 52 }, (_, index) => roots[Math.floor(index / 52)] ?? 0),
    isUsable: new Uint8Array(MEMBERS).fill(1),
  }
}
const spread = (first: number, others: number): number[] =>
  MEMBER_TRUST.map((_, member) => (member === 0 ? first : others))

describe('memberErrors', () => {
  it('is the mean distance on the square-root scale over the year that followed', () => {
    const { values } = memberErrors(constantMembers(60, spread(13, 9)), [history])
    expect(values[0]).toBeCloseTo(3, 12)
    expect(values[1]).toBeCloseTo(1, 12)
  })
  it('tests nobody on less than a year and a week of history', () => {
    expect(memberErrors(constantMembers(52, spread(13, 9)), [history]).values.every(Number.isNaN)).toBe(true)
  })
})

describe('combineMembers', () => {
  it('follows the member that was right before', () => {
    const past = [memberErrors(constantMembers(60, spread(10, 12)), [history])]
    expect(combineMembers(constantMembers(120, spread(20, 5)), past, [history])[0]).toBeGreaterThan(19.9)
  })
  it('hardly listens to the member that was wrong before', () => {
    const past = [memberErrors(constantMembers(60, spread(20, 11)), [history])]
    expect(combineMembers(constantMembers(120, spread(20, 5)), past, [history])[0]).toBeLessThan(5.01)
  })
  it('goes by trust alone without a tested past, and leaves out who cannot forecast', () => {
    const total = MEMBER_TRUST.reduce((sum, trust) => sum + trust, 0)
    const untested = constantMembers(120, spread(total, 0))
    expect(combineMembers(untested, [], [history])[0]).toBeCloseTo(MEMBER_TRUST[0] ?? 0, 9)
    untested.isUsable.fill(0, 1)
    expect(combineMembers(untested, [], [history])[0]).toBeCloseTo(total, 9)
  })
})
