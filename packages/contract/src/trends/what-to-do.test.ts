import { plainText } from '@trendee/core/sentences/sentence'
import { describe, expect, it } from 'vitest'
import type { SeasonSaid } from '../fields'
import { dueOf, isMet, seasonThatDecides, seasonToMeet, usualErrorOf } from './season-to-meet'
import { peakDecision, whatToDo } from './what-to-do'

const said = (season: string, from: string, to: string, more: Partial<SeasonSaid> = {}): SeasonSaid => ({
  season,
  from,
  to,
  gender: '',
  verdict: 'order',
  reason: '',
  times: 1.3,
  times_lower: 1.1,
  times_upper: 1.5,
  of_year: 1,
  before_of_year: 1,
  peak_week: null,
  is_guess: false,
  usual_error: 0.6,
  usual_error_of: 'own',
  ...more,
})
const spring = (more: Partial<SeasonSaid> = {}) => said('spring-2027', '2027-03-01', '2027-05-30', more)
const summer = (more: Partial<SeasonSaid> = {}) => said('summer-2027', '2027-05-31', '2027-09-05', more)

type Asked = Parameters<typeof whatToDo>[0]

function trend(seasons: SeasonSaid[], more: Partial<Asked> = {}): Asked {
  return {
    region: 'US',
    gender: '',
    as_of: '2026-11-01',
    told_on: '2026-11-01',
    is_stale: false,
    forecast_peak_week: '2027-07-05',
    forecast_growth: 0.2,
    forecast_confidence: 'usual',
    forecast_seasons: seasons,
    lifecycle: 'growing',
    is_seasonal: true,
    sparkline: { values: [20], forecast: [21, 22] },
    ...more,
  }
}

describe('the season that is spoken of', () => {
  it('is the first that goods ordered today still meet, or the last', () => {
    const seasons = [spring(), summer()]
    expect(seasonToMeet(trend(seasons), 14)?.season).toBe('spring-2027')
    expect(seasonToMeet(trend(seasons), 18)?.season).toBe('summer-2027')
    expect(seasonToMeet(trend(seasons), 40)?.season).toBe('summer-2027')
    expect(seasonToMeet(trend([]), 14)).toBeNull()
  })
  it('decides unless nothing is known of it, or it is not the trend’s own', () => {
    expect(seasonThatDecides(trend([spring()]), 14)?.season).toBe('spring-2027')
    expect(seasonThatDecides(trend([spring({ verdict: 'not_known' })]), 14)).toBeNull()
    expect(seasonThatDecides(trend([spring({ verdict: 'leave', reason: 'out_of_season' })]), 14)).toBeNull()
    expect(seasonThatDecides(trend([spring({ verdict: 'leave', reason: 'falling' })]), 14)?.verdict).toBe('leave')
  })
})

describe('what a file says of a season', () => {
  it('is by when to order, for its top where the first week is missed', () => {
    const day = (told: SeasonSaid, leadWeeks: number) => dueOf(told, trend([told]), leadWeeks).orderBy
    expect(day(spring(), 14)).toBe('2026-11-23')
    expect(day(spring({ peak_week: '2027-04-12' }), 20)).toBe('2026-11-23')
    expect(day(spring({ verdict: 'leave', reason: 'falling' }), 14)).toBeNull()
    expect(() => day(spring({ season: 'monsoon-2027' }), 14)).toThrow('monsoon-2027')
  })
  it('is whether it is still met, and no error of what is not known', () => {
    expect([17, 18].map((lead) => isMet(spring(), trend([]), lead))).toEqual([true, false])
    expect(usualErrorOf(spring())).toBe(0.6)
    expect(usualErrorOf(spring({ verdict: 'not_known' }))).toBeNull()
  })
})

describe('what to do about a trend', () => {
  const words = (asked: Asked) => plainText(whatToDo(asked, 14).words.en)

  it('is said for the season, and by whose curve; else for the peak', () => {
    expect(words(trend([spring()]))).toBe(
      'Spring 2027: order by 23 November with 14 weeks’ lead, ×1.30 last year’s level.',
    )
    expect(words(trend([spring()], { gender: 'women' }))).toContain('all genders’ curve')
    expect(words(trend([spring({ gender: 'women' })], { gender: 'women' }))).not.toContain('all genders')
    expect(words(trend([spring({ verdict: 'not_known' })]))).toContain('Peaks early July 2027')
    expect(words(trend([]))).toContain('Peaks early July 2027')
    // No season decides, and all of that of the peak is to be left.
    const unknown = spring({ verdict: 'not_known' })
    const left = summer({ verdict: 'leave', reason: 'falling', times: 0.6 })
    expect(whatToDo(trend([unknown, left]), 14)).toMatchObject({ orderBy: null })
    expect(words(trend([unknown, left]))).toBe('Summer 2027: leave, it falls to 60% of last year’s level.')
  })
  it('is nothing to order for a peak in a season that is to be left', () => {
    expect(peakDecision(trend([spring(), summer()]), 14)).toMatchObject({ kind: 'order_by', orderBy: '2027-03-29' })
    const left = peakDecision(trend([spring(), summer({ verdict: 'leave', reason: 'falling', times: 0.6 })]), 14)
    expect(left).toMatchObject({ kind: 'leave', orderBy: null })
    expect(plainText(left.words.en)).toBe('Summer 2027: leave, it falls to 60% of last year’s level.')
    // What is said of another season does not matter to the peak.
    expect(peakDecision(trend([spring({ verdict: 'leave', reason: 'falling' })]), 14).kind).toBe('order_by')
  })
})
