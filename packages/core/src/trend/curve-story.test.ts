import { describe, expect, it } from 'vitest'
import { addWeeks } from '../periods/week'
import { curveStory } from './curve-story'

const START = '2019-01-07'
const line = (weeks: number, valueOf: (week: number) => number | null) =>
  Array.from({ length: weeks }, (_, week) => valueOf(week))
const still = (week: number) => 40 + (week % 3)

describe('curveStory', () => {
  it('tells a jump, its week, and the flat years before it', () => {
    const told = curveStory(
      START,
      line(300, (week) => (week < 280 ? still(week) : 104)),
    )
    expect(told).toMatchObject({ kind: 'jumped', flatYears: 5, from: 41, to: 104 })
    // A five-week middle may lead the week of the jump by two.
    expect([278, 279, 280].map((week) => addWeeks(START, week))).toContain(told?.since)
  })
  it('tells a slow rise from its beginning, and a rise that has come before', () => {
    const slow = (week: number) => (week < 230 ? still(week) : 41 * 1.04 ** (week - 230))
    const told = curveStory(START, line(265, slow))
    expect(told).toMatchObject({ kind: 'climbed', flatYears: 4 })
    expect(told?.since ?? '').toMatch(/^2023-/)
    const restless = (week: number) => 20 * 1.01 ** week * (week < 250 ? 1 : 4)
    expect(curveStory(START, line(260, restless))).toMatchObject({ kind: 'climbed', flatYears: 0 })
  })
  it('tells falls as it tells rises', () => {
    expect(
      curveStory(
        START,
        line(220, (week) => (week < 200 ? still(week) : 20)),
      ),
    ).toMatchObject({ kind: 'dropped' })
    const slow = (week: number) => (week < 180 ? still(week) : 41 * 0.97 ** (week - 180))
    expect(curveStory(START, line(220, slow))).toMatchObject({ kind: 'fell', flatYears: 3 })
  })
  it('counts the years that stood still, and tells no small change', () => {
    expect(curveStory(START, line(212, still))).toMatchObject({ kind: 'flat', since: null, flatYears: 4 })
    const risen = (week: number) => (week < 160 ? 41 : 50)
    expect(curveStory(START, line(212, risen))).toBeNull()
  })
  it('says nothing under two years, of gaps and of nothing', () => {
    expect(curveStory(START, line(90, still))).toBeNull()
    expect(
      curveStory(
        START,
        line(150, (week) => (week < 60 ? null : still(week))),
      ),
    ).toBeNull()
    expect(
      curveStory(
        START,
        line(150, () => 0),
      ),
    ).toBeNull()
    expect(curveStory(START, [])).toBeNull()
  })
})
