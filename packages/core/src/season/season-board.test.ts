import { describe, expect, it } from 'vitest'
import { TREND_TYPES } from '../trend/vocabulary'
import { SAID_OF_GROUP, SEASON_PARTS, TYPES_OF_PART, seasonToAsk, seasonsAhead, seasonsMet } from './season-board'
import { inNorthernCalendar, seasonId, sellingWeeks } from './selling-season'

const ids = (today: string, region: string) => seasonsAhead(today, region).map(seasonId)

describe('the seasons that can be asked for', () => {
  it('are those that lie wholly within the year after today', () => {
    expect(ids('2026-11-01', 'US')).toEqual(['winter-2026', 'spring-2027', 'summer-2027'])
    expect(ids('2026-11-29', 'US')).toEqual(['winter-2026', 'spring-2027', 'summer-2027'])
    // On its first Monday a season has begun; that of a year later is in reach once the week before it is over.
    expect(ids('2026-11-30', 'US')).toEqual(['spring-2027', 'summer-2027'])
    expect(ids('2026-11-28', 'US')).toEqual(['winter-2026', 'spring-2027', 'summer-2027'])
    expect(ids('2026-12-06', 'US')).toEqual(['spring-2027', 'summer-2027', 'autumn-2027'])
  })
  it('have the same weeks south of the equator under the opposite name', () => {
    expect(ids('2026-11-01', 'AU')).toEqual(['summer-2026', 'autumn-2027', 'winter-2027'])
    for (const season of seasonsAhead('2026-11-01', 'AU')) {
      expect(sellingWeeks(inNorthernCalendar(season, 'AU'), '')).toEqual(sellingWeeks(season, 'AU'))
    }
  })
})

describe('the season to ask for where none is chosen', () => {
  it.each([
    [4, 'winter-2026'],
    [5, 'spring-2027'],
    [14, 'spring-2027'],
    [17, 'spring-2027'],
    [18, 'summer-2027'],
    // No season is so far off: the last one, for which it is too late.
    [40, 'summer-2027'],
  ])('with a lead of %i weeks is %s', (leadWeeks, season) => {
    expect(seasonId(seasonToAsk('2026-11-01', 'US', leadWeeks))).toBe(season)
  })
})

describe('the seasons that goods still meet', () => {
  it.each([
    ['2026-11-01', 'US', 14, ['spring-2027', 'summer-2027']],
    // On the day itself they are in time, the day after they are not.
    ['2026-11-23', 'US', 14, ['spring-2027']],
    ['2026-11-24', 'US', 14, ['summer-2027']],
    ['2026-11-01', 'AU', 18, ['winter-2027']],
  ])('on %s in %s with %i weeks begin with %j', (today, region, leadWeeks, first) => {
    expect(seasonsMet(today, region, leadWeeks).map(seasonId).slice(0, first.length)).toEqual(first)
  })
})

describe('the parts of a season', () => {
  it('hold every type of trend once, but for topics', () => {
    const types = SEASON_PARTS.flatMap((part) => TYPES_OF_PART[part])
    expect(types.toSorted()).toEqual(TREND_TYPES.filter((type) => type !== 'topic').toSorted())
  })
  it('put no verdict into two groups', () => {
    const said = Object.values(SAID_OF_GROUP).flatMap(({ verdicts }) => verdicts)
    expect(new Set(said).size).toBe(said.length)
  })
})
