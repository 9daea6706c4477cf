import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import { type LeadTest, heldDiscoveries, seasonFreeChanges, testLead } from '@trendee/core/trend/lead-test'
import { describe, expect, it } from 'vitest'
import { type Channel, DEMO_AS_OF, HISTORY_WEEKS, PLANTED_TRENDS } from './planted-truth'
import { Draws } from './seeded-draws'
import { type TrendCourse, trendCourses } from './trend-course'
import { historyStart } from './trend-interest'

const SEED = 7
/** What posts, searches and shops follow; shows come twice a year and are no weekly series. */
const MEASURED = ['tiktok', 'search', 'new-arrivals', 'best-sellers'] as const satisfies Channel[]
const PAIRS = MEASURED.flatMap((first, place) => MEASURED.slice(place + 1).map((second) => [first, second] as const))
/** Of a week's share, as of a few thousand garments or posts. */
const NOISE = 0.02

/** A channel's course with noise, as a feed that had watched all five years would tell it. */
function seen(course: TrendCourse, channel: Channel): WeeklySeries {
  const draws = new Draws(SEED, 'seen', course.trend.term, channel)
  return {
    start: historyStart(DEMO_AS_OF),
    values: Array.from({ length: HISTORY_WEEKS }, (_, at) => {
      const weeksAgo = HISTORY_WEEKS - at
      const log =
        course.seasonAt(course.trend.wearer, weeksAgo) + course.changeAt(channel, course.trend.wearer, weeksAgo)
      return 500 * Math.exp(log + NOISE * draws.normal())
    }),
  }
}

function free(course: TrendCourse, channel: Channel): WeeklySeries {
  const changes = seasonFreeChanges(seen(course, channel))
  if (changes === null) throw new Error('five years are long enough')
  return changes
}

interface Found {
  readonly planted: number | null
  readonly test: LeadTest
}

const COURSES = trendCourses(
  PLANTED_TRENDS.filter(({ waves }) => waves.length > 0),
  DEMO_AS_OF,
)

function found(): Found[] {
  return COURSES.flatMap((course, at) => {
    const other = COURSES[(at + 17) % COURSES.length] ?? course
    const changes = new Map(MEASURED.map((channel) => [channel, free(course, channel)]))
    return PAIRS.flatMap(([first, second]): Found[] => {
      const [x, y] = [changes.get(first), changes.get(second)]
      const [before, after] = [course.trend.lags[first], course.trend.lags[second]]
      const test = x && y && testLead(x, y)
      // What no trend has to do with: the same channel of another trend, half its history away.
      const away = y && free(other, second)
      const apart = away && { ...away, values: [...away.values.slice(130), ...away.values.slice(0, 130)] }
      const noise = x && apart && testLead(x, apart)
      return [
        ...(test && before !== null && after !== null ? [{ planted: after - before, test }] : []),
        ...(noise ? [{ planted: null, test: noise }] : []),
      ]
    })
  })
}

describe('the leads that the demo world plants', () => {
  it('are found within a week, and what follows nothing is not', () => {
    const all = found()
    const told = heldDiscoveries(all.map(({ test }) => test.pValue))
    const leads = all.flatMap((one, at) =>
      one.planted === null ? [] : [{ ...one, planted: one.planted, isTold: told[at] }],
    )
    const right = leads.filter(({ isTold, planted, test }) => isTold && Math.abs(test.weeks - planted) <= 1)
    const noise = all.filter(({ planted }, at) => planted === null && told[at])
    const isWithin = (weeks: number) => leads.filter(({ planted, test }) => Math.abs(test.weeks - planted) <= weeks)
    // All are told, seven in ten to the week, more to two; a small wave may pass for another.
    expect(leads.filter(({ isTold }) => isTold).length / leads.length).toBeGreaterThanOrEqual(0.95)
    expect(right.length / leads.length).toBeGreaterThanOrEqual(0.7)
    expect(isWithin(2).length / leads.length).toBeGreaterThanOrEqual(0.85)
    expect(noise.length / told.filter(Boolean).length).toBeLessThanOrEqual(0.1)
  })
})
