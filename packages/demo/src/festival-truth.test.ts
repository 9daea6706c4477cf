import { BuildUps } from '@trendee/core/festivals/build-up-fit'
import { daysOfFestival } from '@trendee/core/festivals/festival-calendar'
import { type OverIndexed, overIndexed } from '@trendee/core/festivals/over-index'
import { describe, expect, it } from 'vitest'
import { isMovedBy } from './holidays'
import { DEMO_AS_OF, PLANTED_TRENDS } from './planted-truth'
import { historyStart, searchInterest } from './trend-interest'
import { SEARCH_REGIONS } from './vocabulary/places'

const US = SEARCH_REGIONS.find(({ code }) => code === 'US')
const start = historyStart(DEMO_AS_OF)
const SERIES = PLANTED_TRENDS.map((trend) => {
  if (US === undefined) throw new Error('the demo world has no United States')
  return { start, values: searchInterest(trend, US, DEMO_AS_OF, 1) }
})

/** What of the 300 terms over-indexes before a festival in the United States. */
function found(festival: string): OverIndexed & { readonly terms: readonly string[] } {
  const days = daysOfFestival(festival, start, DEMO_AS_OF, 'US')
  const fits = new BuildUps(
    days.map(({ day }) => day),
    days[0]?.festival.buildUpWeeks ?? 0,
  )
  const over = overIndexed(SERIES.map((series) => fits.fit(series)))
  return { ...over, terms: PLANTED_TRENDS.flatMap(({ term }, at) => (over.lifts[at] === null ? [] : [term])) }
}

const plantedFor = (festival: string) => PLANTED_TRENDS.filter((trend) => isMovedBy(festival, trend) === true)

describe('the planted effect of a festival', () => {
  it.each([
    ['valentines-day', 2],
    ['easter', 2],
    ['fathers-day', 4],
    ['independence-day', 4],
    ['back-to-school', 7],
    ['halloween', 1],
  ])('is found again before %s, and nothing that it leaves alone', (festival, least) => {
    const moved = new Set(plantedFor(festival).map(({ term }) => term))
    const { terms, overall } = found(festival)
    expect(terms.filter((term) => !moved.has(term))).toEqual([])
    expect(terms.length).toBeGreaterThanOrEqual(least)
    // Everything else stands still.
    expect(Math.abs(overall ?? 1)).toBeLessThan(0.02)
  })

  it('is told from a season that only peaks nearby: what is worn at Christmas is of Christmas', () => {
    const moved = new Set([...plantedFor('christmas').map(({ term }) => term), 'christmas sweater', 'sequin top'])
    const { terms } = found('christmas')
    expect(terms).toEqual(expect.arrayContaining(['christmas sweater', 'gloves']))
    expect(terms.filter((term) => !moved.has(term))).toEqual([])
  })

  it('is one of all things on Black Friday: all sell more, none more than the others', () => {
    const { terms, overall } = found('black-friday')
    expect(terms).toEqual([])
    expect(overall).toBeGreaterThan(0.03)
  })

  it.each(['mothers-day', 'prom', 'memorial-day'])('is not seen where none was planted: %s', (festival) => {
    expect(plantedFor(festival)).toEqual([])
    expect(found(festival).terms).toEqual([])
  })
})
