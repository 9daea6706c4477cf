import { describe, expect, it } from 'vitest'
import { wavesLog } from './adoption-wave'
import { DEMO_AS_OF, HISTORY_WEEKS, PLANTED_TRENDS, type PlantedTrend } from './planted-truth'
import { searchInterest } from './trend-interest'
import { SEARCH_REGIONS } from './vocabulary/places'

/** What a reader could tell a curve by, worked out from its weekly searches alone. */
interface CurveStatistics {
  /** Largest rise and largest move from one week to the next, natural logarithm. */
  readonly rise: number
  readonly move: number
  /** The largest rise against the curve's usual one. */
  readonly suddenness: number
}

function statisticsOf(trend: PlantedTrend): CurveStatistics {
  const [region] = SEARCH_REGIONS
  if (region === undefined) throw new Error('no region')
  const logs = searchInterest(trend, region, DEMO_AS_OF, 1).map(Math.log)
  const steps = logs.slice(1).map((log, week) => log - (logs[week] ?? log))
  const usual = Math.sqrt(steps.reduce((sum, step) => sum + step ** 2, 0) / steps.length)
  const rise = Math.max(...steps)
  return { rise, move: Math.max(...steps.map(Math.abs)), suddenness: rise / usual }
}

const isPlanted = (trend: PlantedTrend) => trend.waves.length > 0
const planted = PLANTED_TRENDS.filter(isPlanted).map(statisticsOf)
const others = PLANTED_TRENDS.filter((trend) => !isPlanted(trend)).map(statisticsOf)

/** How often one of the first beats one of the second: 0.5 where nobody could tell them apart. */
function superiority(first: readonly number[], second: readonly number[]): number {
  const wins = first.flatMap((a) => second.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))
  return wins.reduce((sum: number, win) => sum + win, 0) / wins.length
}

describe('planted curves', () => {
  it.each(['rise', 'move', 'suddenness'] as const)('have the same largest %s of a week as the others', (statistic) => {
    const [mine, theirs] = [planted, others].map((list) => list.map((one) => one[statistic]))
    const told = superiority(mine ?? [], theirs ?? [])
    expect(told).toBeGreaterThan(0.35)
    expect(told).toBeLessThan(0.65)
  })

  it('never move further from one week to the next than the others do', () => {
    const most = (list: readonly CurveStatistics[]) => Math.max(...list.map(({ move }) => move))
    expect(most(planted)).toBeLessThanOrEqual(most(others))
    const mostSudden = (list: readonly CurveStatistics[]) => Math.max(...list.map(({ suddenness }) => suddenness))
    expect(mostSudden(planted)).toBeLessThanOrEqual(1.1 * mostSudden(others))
  })

  it('take 6 to 60 weeks: no change makes more than a fifth of its way in a week', () => {
    for (const { term, waves } of PLANTED_TRENDS.filter(isPlanted)) {
      for (const wave of waves) {
        expect(wave.riseWeeks, term).toBeGreaterThanOrEqual(6)
        expect(wave.riseWeeks, term).toBeLessThanOrEqual(60)
        const course = Array.from({ length: HISTORY_WEEKS }, (_, week) => wavesLog([wave], week + 1))
        const steps = course.slice(1).map((log, week) => Math.abs(log - (course[week] ?? log)))
        expect(Math.max(...steps), term).toBeLessThan(Math.abs(Math.log(wave.factor)) / 5)
      }
    }
  })
})

describe('curves that nobody planted', () => {
  it('move too: small waves of the same family, and some that had their time', () => {
    const quiet = PLANTED_TRENDS.filter((trend) => !isPlanted(trend))
    expect(quiet.every(({ drift }) => drift.length >= 2)).toBe(true)
    const highest = quiet.map(({ drift }) =>
      Math.max(...Array.from({ length: HISTORY_WEEKS }, (_, week) => wavesLog(drift, week + 1))),
    )
    expect(highest.filter((log) => log > Math.log(1.25)).length).toBeGreaterThan(quiet.length / 10)
  })
})
