import type { TrendSummary } from '@trendee/contract/fields'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import type { Translate } from '../../shared/i18n/use-texts'
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
  it('say nothing of what is not known', () => {
    const unknown = { ...trend, story: null, forecast_peak_week: null }
    expect(evidenceLines('curve', unknown, context)).toEqual([])
    expect(evidenceLines('peak', unknown, context)).toEqual([])
    expect(evidenceLines('platforms', unknown, context)).toEqual(['meaning.platform_growth'])
  })
})
