import { describe, expect, it } from 'vitest'
import { addWeeks } from '../periods/week'
import { seasonInWords } from '../sentences/season-in-words'
import { endsNextYear, seasonId, seasonOfId, seasonsWithin, sellingWeeks } from './selling-season'

describe('selling seasons', () => {
  it.each([
    // ISO week 1 of 2027 begins on 4 January.
    ['summer-2027', 'US', '2027-05-31', 14],
    ['spring-2027', 'GB', '2027-03-01', 13],
    ['autumn-2027', 'US-CA', '2027-09-06', 13],
    // 2026 has 53 weeks.
    ['winter-2026', 'US', '2026-11-30', 13],
    ['winter-2027', 'FR', '2027-12-06', 12],
    ['summer-2026', 'AU', '2026-11-30', 13],
    ['winter-2027', 'AU-NSW', '2027-05-31', 14],
    ['summer-2027', '', '2027-05-31', 14],
  ])('%s in %j begins on %s and has %d weeks', (id, region, from, weeks) => {
    const season = seasonOfId(id)
    expect(season && sellingWeeks(season, region)).toEqual({ from, weeks })
  })

  it('follow each other without a gap', () => {
    const seasons = seasonsWithin('2024-12-02', 3 * 52, 'US')
    for (const [place, season] of seasons.slice(1).entries()) {
      const before = sellingWeeks(seasons[place] ?? season, 'US')
      expect(sellingWeeks(season, 'US').from).toBe(addWeeks(before.from, before.weeks))
    }
    expect(seasons.map(seasonId).slice(0, 6)).toEqual([
      'winter-2024',
      'spring-2025',
      'summer-2025',
      'autumn-2025',
      'winter-2025',
      'spring-2026',
    ])
  })

  it('lie within a stretch of weeks only whole', () => {
    expect(seasonsWithin('2026-11-02', 52, 'US').map(seasonId)).toEqual(['winter-2026', 'spring-2027', 'summer-2027'])
    expect(seasonsWithin('2027-05-31', 14, 'US').map(seasonId)).toEqual(['summer-2027'])
    expect(seasonsWithin('2027-06-07', 13, 'US')).toEqual([])
    expect(seasonsWithin('2026-11-02', 52, 'AU').map(seasonId)).toEqual(['summer-2026', 'autumn-2027', 'winter-2027'])
  })

  it('are named by the year in which they begin, in words by both', () => {
    const winter = { name: 'winter', year: 2026 } as const
    expect([endsNextYear(winter, 'US'), endsNextYear(winter, 'AU')]).toEqual([true, false])
    expect(seasonInWords(winter, 'US', 'en')).toBe('Winter 2026/27')
    expect(seasonInWords(winter, 'AU', 'en')).toBe('Winter 2026')
    expect(seasonInWords({ name: 'winter', year: 2099 }, 'US', 'zh')).toBe('2099/00年冬季')
    expect(['summer', 'summer-27', 'fall-2027', 'summer-2027x'].map(seasonOfId)).toEqual([null, null, null, null])
  })
})
