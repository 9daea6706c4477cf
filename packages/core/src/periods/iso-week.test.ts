import { describe, expect, it } from 'vitest'
import { firstMondayOfIsoYear, isoWeekOf, sameIsoWeekYearBefore, seasonPhases } from './iso-week'

describe('ISO weeks', () => {
  it('belong to the year of their Thursday', () => {
    expect(isoWeekOf('2021-01-03')).toEqual({ year: 2020, week: 53 })
    expect(isoWeekOf('2021-01-04')).toEqual({ year: 2021, week: 1 })
    expect(isoWeekOf('2024-12-30')).toEqual({ year: 2025, week: 1 })
    expect(isoWeekOf('2022-01-02')).toEqual({ year: 2021, week: 52 })
  })

  it('start their year in the week of 4 January', () => {
    expect(firstMondayOfIsoYear(2020)).toBe('2019-12-30')
    expect(firstMondayOfIsoYear(2021)).toBe('2021-01-04')
  })

  it('find the same week a year before, across a year of 53 weeks', () => {
    expect(sameIsoWeekYearBefore('2025-04-14')).toBe('2024-04-15')
    expect(sameIsoWeekYearBefore('2021-12-27')).toBe('2020-12-21')
    expect(sameIsoWeekYearBefore('2022-01-03')).toBe('2021-01-04')
  })

  it('compare week 53 with the last week of a year that has only 52', () => {
    expect(isoWeekOf('2020-12-28')).toEqual({ year: 2020, week: 53 })
    expect(sameIsoWeekYearBefore('2020-12-28')).toBe('2019-12-23')
  })

  it('number the season from 0 to 51 and keep it on the calendar', () => {
    const phases = seasonPhases('2020-12-14', 6)
    expect(phases).toEqual([50, 51, 51, 0, 1, 2])
    expect(seasonPhases('2024-12-23', 3)).toEqual([51, 0, 1])
    const ten = seasonPhases('2015-01-05', 523)
    expect(ten.at(-1)).toBe(isoWeekOf('2025-01-06').week - 1)
  })
})
