import { describe, expect, it } from 'vitest'
import { plainText, type Sentence } from './sentence'
import { type DecisionFacts, trendDecision } from './trend-decision'

const FACTS: DecisionFacts = {
  asOf: '2025-01-19',
  endedOn: null,
  hasForecast: true,
  peakWeek: '2025-05-19',
  forecastGrowth: 0.2,
  confidence: 'usual',
  lifecycle: 'growing',
  isSeasonal: true,
  isAtTop: false,
  leadWeeks: 14,
}
const decided = (facts: Partial<DecisionFacts>) => {
  const { kind, orderBy, words } = trendDecision({ ...FACTS, ...facts })
  return { kind, orderBy, en: plainText(words.en), zh: plainText(words.zh) }
}
const opened = (parts: Sentence) => parts.flatMap((part) => (typeof part === 'string' ? [] : [[part.opens, part.text]]))

describe('trendDecision', () => {
  it('names the day by which to order for the peak', () => {
    expect(decided({})).toEqual({
      kind: 'order_by',
      orderBy: '2025-02-10',
      en: 'Peaks late May; with 14 weeks’ lead, order by 10 February.',
      zh: '预计5月下旬达到高峰；按14周交期，请在2月10日前下单。',
    })
  })
  it('follows the lead time that the reader set', () => {
    expect(decided({ leadWeeks: 1 })).toMatchObject({
      orderBy: '2025-05-12',
      en: 'Peaks late May; with 1 week’s lead, order by 12 May.',
    })
    expect(decided({ leadWeeks: 17 })).toMatchObject({
      kind: 'order_now',
      orderBy: '2025-01-20',
      en: 'Peaks late May; with 17 weeks’ lead, order this week, by 20 January.',
    })
    expect(decided({ leadWeeks: 16 }).kind).toBe('order_by')
    expect(decided({ leadWeeks: 18 }).kind).toBe('too_late')
  })
  it('gives each number what it opens', () => {
    const { words } = trendDecision({ ...FACTS, confidence: 'low' })
    const expected = ['peak', 'lead', 'peak', 'certainty']
    expect(opened(words.en).map(([opens]) => opens)).toEqual(expected)
    expect(opened(words.zh).map(([opens]) => opens)).toEqual(expected)
    for (const parts of [words.en, words.zh]) {
      expect(parts.filter((part) => typeof part === 'string' && /\d/.test(part))).toEqual([])
    }
  })
  it('says that a peak is too near, and when a season comes back', () => {
    expect(decided({ leadWeeks: 20 })).toEqual({
      kind: 'too_late',
      orderBy: '2025-12-29',
      en: 'Peaks late May: too late with 20 weeks’ lead; with 17 weeks’ lead, order by 20 January. Its season comes back about late May 2026: order for it by 29 December.',
      zh: '预计5月下旬达到高峰：按20周交期已来不及；交期17周以内的，请在1月20日前下单。旺季约在2026年5月下旬再次到来：请在12月29日前下单。',
    })
    expect(decided({ leadWeeks: 20, isSeasonal: false })).toMatchObject({
      kind: 'too_late',
      orderBy: null,
      en: 'Peaks late May: too late with 20 weeks’ lead; with 17 weeks’ lead, order by 20 January.',
    })
    // The week of the peak has begun, or begins within one: no lead meets it.
    expect(decided({ peakWeek: '2025-01-20', isSeasonal: false }).en).toBe(
      'Peaks late January: too late to order for it with 14 weeks’ lead.',
    )
  })
  it('orders small where the forecast is uncertain', () => {
    const { en, zh } = decided({ confidence: 'low' })
    expect(en).toBe(
      'Peaks late May; with 14 weeks’ lead, order by 10 February. The forecast is uncertain: order small.',
    )
    expect(zh.endsWith('预测不确定：请小批量下单。')).toBe(true)
    expect(decided({ confidence: null }).en).not.toContain('uncertain')
  })
  it('orders less of what falls, and nothing of what falls without a peak', () => {
    expect(decided({ forecastGrowth: -0.31 }).en).toBe(
      'Peaks late May; with 14 weeks’ lead, order by 10 February. It falls, 31% in the year ahead: order less than last year.',
    )
    expect(decided({ forecastGrowth: -0.31, peakWeek: null })).toMatchObject({
      kind: 'falling',
      orderBy: null,
      en: 'Falling: 31% less in the year ahead; sell what there is, order nothing new.',
    })
    // A small loss is a fall where the trend already declines.
    expect(decided({ forecastGrowth: -0.1 }).en).not.toContain('falls')
    expect(decided({ forecastGrowth: -0.1, lifecycle: 'declining' }).en).toContain('It falls, 10%')
  })
  it('says that there is no peak, none in sight, or no forecast', () => {
    expect(decided({ peakWeek: null, forecastGrowth: 0.09 })).toMatchObject({
      kind: 'no_peak',
      en: 'No peak above today in the year ahead: order as it sells.',
      zh: '未来一年没有高于当前的高峰：随销随订。',
    })
    expect(decided({ peakWeek: null, isAtTop: true, forecastGrowth: 0.09 })).toMatchObject({
      kind: 'at_top',
      en: 'At its top now, no higher week in the year ahead: reorder what sells, in small lots.',
      zh: '目前处于高点，未来一年不会更高：按销量小批补货。',
    })
    expect(decided({ peakWeek: null, isAtTop: true, forecastGrowth: -0.4 }).kind).toBe('falling')
    // The highest week is the last one: the forecast ends there, not the rise.
    expect(decided({ peakWeek: '2026-01-12', isSeasonal: false }).kind).toBe('still_rising')
    expect(decided({ peakWeek: '2026-01-12' }).kind).toBe('order_by')
    expect(decided({ hasForecast: false, peakWeek: null, forecastGrowth: null, confidence: null })).toMatchObject({
      kind: 'no_forecast',
      orderBy: null,
    })
  })
  it('tells a year that stands above the last without a peak above today from one that grows', () => {
    expect(decided({ peakWeek: null, forecastGrowth: 0.88 })).toMatchObject({
      en: 'No peak above today in the year ahead: order as it sells. The year ahead as a whole still stands 88% above the last one.',
      zh: '未来一年没有高于当前的高峰：随销随订。未来一年平均仍比过去一年高88%。',
    })
    expect(decided({ peakWeek: null, isAtTop: true, forecastGrowth: 0.1 }).en).toContain('stands 10% above')
    expect(decided({ forecastGrowth: 0.88 }).en).not.toContain('as a whole')
  })
  it('names no peak and no day that is past as one to come', () => {
    expect(decided({ peakWeek: '2025-01-06' })).toEqual({
      kind: 'peak_passed',
      orderBy: '2025-09-29',
      en: 'Was to peak early January, which is past. Its season comes back about early January 2026: order for it by 29 September.',
      zh: '预计的1月上旬高峰已过。旺季约在2026年1月上旬再次到来：请在9月29日前下单。',
    })
    // Its week is not over.
    expect(decided({ peakWeek: '2025-01-13' }).kind).toBe('too_late')
    expect(decided({ peakWeek: '2025-01-06', isSeasonal: false })).toMatchObject({ orderBy: null })
    // A long lead and a peak that passed long ago: the day is that of a later year.
    expect(decided({ peakWeek: '2024-08-05', leadWeeks: 40 }).orderBy).toBe('2025-10-27')
  })
  it('decides nothing by data that has ended', () => {
    expect(decided({ endedOn: '2024-08-11', confidence: 'low' })).toEqual({
      kind: 'stale',
      orderBy: null,
      en: 'Its data ends 11 August 2024: too old to order by.',
      zh: '数据止于2024年8月11日，过旧，不能据以下单。',
    })
  })
  it('names the year of another year, and the third of a month by the middle of the week', () => {
    const peakOf = (peakWeek: string) => decided({ peakWeek }).en.split(';')[0]
    expect(peakOf('2025-04-28')).toBe('Peaks early May')
    expect(peakOf('2025-06-09')).toBe('Peaks mid June')
    expect(peakOf('2025-12-29')).toBe('Peaks early January 2026')
  })
})
