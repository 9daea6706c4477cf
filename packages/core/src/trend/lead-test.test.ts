import { describe, expect, it } from 'vitest'
import { addWeeks } from '../periods/week'
import type { WeeklySeries } from '../series/weekly-series'
import { type LeadTest, heldDiscoveries, seasonFreeChanges, testLead } from './lead-test'
import { plantSeries, seededRandom } from './planted-series'

const START = '2021-01-04'
const WEEKS = 260

/** Interest that wanders: each week keeps most of the last one's deviation. */
function wander(seed: number, weeks: number): number[] {
  const random = seededRandom(seed)
  let level = 0
  return Array.from({ length: weeks }, () => {
    level = 0.9 * level + 0.15 * (random() + random() + random() - 1.5)
    return level
  })
}

/** A season of the planter with wandering interest, seen `late` weeks later than it is. */
function seen(seed: number, moves: readonly number[], late: number, weeks = WEEKS): WeeklySeries {
  const planted = plantSeries({
    seed,
    start: START,
    weeks,
    base: 200,
    seasonLog: 0.8,
    peakWeek: 20 + (seed % 7),
    peakWidthWeeks: 7,
    seasonHeightSpread: 0.04,
    seasonDateSpread: 0.3,
    growthLog: 0,
    noiseLog: 0.06,
    noiseMemory: 0.3,
    roundTo: 0,
  })
  return {
    start: START,
    values: planted.values.map((value, week) => (value ?? 0) * Math.exp(moves[week + 30 - late] ?? 0)),
  }
}

function tested(first: WeeklySeries, second: WeeklySeries): LeadTest {
  const [x, y] = [seasonFreeChanges(first), seasonFreeChanges(second)]
  const test = x && y && testLead(x, y)
  if (!test) throw new Error('too short')
  return test
}

describe('testLead', () => {
  it('finds planted leads within a week and takes noise for noise', () => {
    const LEADS = [0, 3, -5, 8, 12, -16, 20]
    const planted = Array.from({ length: 100 }, (_, pair) => {
      const moves = wander(1000 + pair, WEEKS + 60)
      const lead = LEADS[pair % LEADS.length] ?? 0
      return { lead, test: tested(seen(pair, moves, 0), seen(5000 + pair, moves, lead)) }
    })
    const noise = Array.from({ length: 100 }, (_, pair) =>
      tested(seen(pair, wander(2000 + pair, WEEKS + 60), 0), seen(5000 + pair, wander(3000 + pair, WEEKS + 60), 0)),
    )
    const told = heldDiscoveries([...planted.map(({ test }) => test), ...noise].map(({ pValue }) => pValue))
    const right = planted.filter(({ lead, test }, pair) => told[pair] && Math.abs(test.weeks - lead) <= 1)
    const wrong = told.filter(Boolean).length - right.length
    expect(right.length).toBeGreaterThanOrEqual(95)
    expect(wrong / told.filter(Boolean).length).toBeLessThanOrEqual(0.1)
  })

  it('finds them where most pairs have none', () => {
    const planted = Array.from({ length: 20 }, (_, pair) => {
      const moves = wander(401_000 + pair, WEEKS + 60)
      return tested(seen(400_000 + pair, moves, 0), seen(405_000 + pair, moves, 6))
    })
    const noise = Array.from({ length: 180 }, (_, pair) =>
      tested(
        seen(410_000 + pair, wander(402_000 + pair, WEEKS + 60), 0),
        seen(415_000 + pair, wander(403_000 + pair, WEEKS + 60), 0),
      ),
    )
    const told = heldDiscoveries([...planted, ...noise].map(({ pValue }) => pValue))
    expect(planted.filter(({ weeks }, at) => told[at] && Math.abs(weeks - 6) <= 1).length).toBeGreaterThanOrEqual(16)
    expect(told.slice(20).filter(Boolean).length).toBeLessThanOrEqual(2)
  })

  it('tells next to nothing of 200 pairs of noise', () => {
    const tests = Array.from({ length: 200 }, (_, pair) =>
      tested(seen(pair, wander(7000 + pair, WEEKS + 60), 0), seen(9000 + pair, wander(8000 + pair, WEEKS + 60), 0)),
    )
    const told = heldDiscoveries(tests.map(({ pValue }) => pValue)).filter(Boolean)
    expect(told.length / tests.length).toBeLessThanOrEqual(0.1)
    // Chance reaches a p-value more often than it says: twice at most, which the share that is held allows for.
    expect(tests.filter(({ pValue }) => pValue <= 0.05).length / tests.length).toBeLessThanOrEqual(0.1)
  })

  it('looks at dates, not at places, and is the same each time', () => {
    const moves = wander(4, WEEKS + 60)
    const [first, second] = [seen(1, moves, 0), seen(2, moves, 6)]
    const late = { start: addWeeks(START, 30), values: second.values.slice(30) }
    expect(Math.abs(tested(first, late).weeks - 6)).toBeLessThanOrEqual(1)
    expect(tested(first, second)).toEqual(tested(first, second))
    expect(tested(second, first).weeks).toBe(-tested(first, second).weeks)
  })

  it('is refused of under two years, of a source that stands still, and of too few weeks in common', () => {
    const moves = wander(4, WEEKS + 60)
    expect(seasonFreeChanges(seen(1, moves, 0, 103))).toBeNull()
    const changes = seasonFreeChanges(seen(1, moves, 0))
    if (changes === null) throw new Error('long enough')
    expect(testLead(changes, { start: changes.start, values: changes.values.map(() => 0) })).toBeNull()
    expect(testLead(changes, { ...changes, start: addWeeks(changes.start, 157) })).toBeNull()
    expect(testLead(changes, { ...changes, values: changes.values.map((v, week) => (week % 3 ? null : v)) })).toBeNull()
  })
})

describe('heldDiscoveries', () => {
  it('tells those below the last that lies under its line', () => {
    // Lines of five at a tenth: 0.02, 0.04, 0.06, 0.08, 0.1. The third is above its own, the fourth below.
    expect(heldDiscoveries([0.5, 0.07, 0.01, 0.065, 0.03], 0.1)).toEqual([false, true, true, true, true])
    expect(heldDiscoveries([0.021, 0.9, 0.5, 0.3, 0.2], 0.1)).toEqual([false, false, false, false, false])
    expect(heldDiscoveries([])).toEqual([])
  })
})
