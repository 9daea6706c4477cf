import type { TrendSummary } from '@trendee/contract/fields'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../format/format'
import type { Translate } from '../i18n/use-texts'
import { type EvidenceContext, evidenceLines } from './evidence-lines'

const t: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(' ')
const context: EvidenceContext = {
  t,
  format: formatFor('en'),
  name: (value) => value,
  leadWeeks: 14,
  orderBy: '2025-02-10',
}
const trend = {
  yoy: 1.6,
  forecast_growth: -0.2,
  forecast_peak_week: '2025-05-19',
  as_of: '2025-01-19',
  story: {
    curve: { kind: 'jumped', since: '2024-10-14', flat_years: 5, from: 20, to: 52.4 },
    agreement: { among: 'shops', agree: ['temu', 'etsy'], differ: ['amazon'] },
  },
} as Partial<TrendSummary> as TrendSummary

describe('evidenceLines', () => {
  it('say what each number of a sentence rests on', () => {
    expect(evidenceLines('year', trend, context)).toEqual(['growth.yoy +160%', 'meaning.yoy'])
    expect(evidenceLines('curve', trend, context)).toEqual(['evidence.moved 20.0 52.4 14 Oct 2024'])
    expect(evidenceLines('platforms', trend, context).slice(0, 2)).toEqual([
      'evidence.agree temu and etsy',
      'evidence.differ amazon',
    ])
    expect(evidenceLines('peak', trend, context)).toEqual([
      'evidence.peak 19 May 2025 17 19 Jan 2025',
      'evidence.order 14 10 Feb 2025',
    ])
    expect(evidenceLines('ahead', trend, context)[0]).toBe('growth.ahead −20%')
  })
  it('speak of the season that the sentence speaks of: the first still met, or that of a peak which is to be left', () => {
    const said = {
      season: 'spring-2025',
      from: '2025-05-05',
      to: '2025-07-27',
      verdict: 'order',
      reason: '',
      times: 1.2,
      times_lower: 1.1,
      times_upper: 1.3,
      usual_error: 0.5,
      usual_error_of: 'own',
      gender: 'women',
    }
    const falling = {
      ...said,
      season: 'summer-2025',
      from: '2025-08-04',
      to: '2025-10-26',
      verdict: 'leave',
      times: 0.6,
    }
    const of = (spring: object) =>
      ({
        ...trend,
        gender: 'women',
        told_on: '2025-01-20',
        forecast_peak_week: '2025-08-18',
        forecast_seasons: [{ ...said, ...spring }, falling],
      }) as Partial<TrendSummary> as TrendSummary
    const lines = (spring: object) => evidenceLines('season', of(spring), context)
    expect([lines({})[0], lines({}).at(-1)]).toEqual(['evidence.season ×1.20 ×1.10 ×1.30', 'evidence.season_lead 14'])
    const outOfSeason = lines({ reason: 'out_of_season' })
    expect([outOfSeason[0], outOfSeason.at(-1)]).toEqual(['evidence.season ×0.60 ×1.10 ×1.30', 'evidence.season_peak'])
  })
  it('say nothing of what is not known', () => {
    const unknown = { ...trend, story: null, forecast_peak_week: null }
    expect(evidenceLines('curve', unknown, context)).toEqual([])
    expect(evidenceLines('peak', unknown, context)).toEqual([])
    expect(evidenceLines('platforms', unknown, context)).toEqual(['meaning.platform_growth'])
  })
})
