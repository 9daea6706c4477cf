import { describe, expect, it } from 'vitest'
import { seasonOrderDays, seasonToOrder } from '../season/season-order'
import { type SeasonFacts, seasonDecision } from './season-sentence'

const SUMMER = { name: 'summer', year: 2027 } as const
const RISING = {
  kind: 'order',
  reason: '',
  times: 1.234,
  timesLower: 1.05,
  timesUpper: 1.4,
  isGuess: false,
  ofYear: 1,
  beforeOfYear: 1,
  peakWeek: null,
  usualErrorOf: 'own',
} as const
function said(told: Partial<SeasonFacts['told']>, more: Partial<SeasonFacts> = {}) {
  return seasonDecision({
    season: SUMMER,
    region: 'US',
    today: '2026-11-01',
    leadWeeks: 14,
    told: { ...RISING, ...told },
    ...more,
  })
}

describe('the decision for a season', () => {
  it('counts back from the first week of the season, and from its top where it has one', () => {
    expect(said({})).toMatchObject({ orderBy: '2027-02-22', topBy: null })
    const top = said({ peakWeek: '2027-07-05' })
    expect(top).toMatchObject({ orderBy: '2027-02-22', topBy: '2027-03-29' })
    expect(top.words.en).toContain('Order by 22 February 2027, for its top by 29 March 2027 at the latest: 1.23')
    expect(top.words.zh).toContain('请在2027年2月22日前下单（赶高峰最晚2027年3月29日）：')
    expect(said({ kind: 'test', peakWeek: '2027-07-05' }).words.zh).toContain('决定（赶高峰最晚')
    // A top in the first week is no other day.
    expect(said({ peakWeek: '2027-05-31' }).words.en).not.toContain('top')
    expect(said({}).words.en).toBe(
      'Order by 22 February 2027: 1.23 times the level of the same weeks a year before is expected (80% band 1.05 to 1.40).',
    )
    expect(said({}).words.zh).toBe('请在2027年2月22日前下单：预计为去年同期的1.23倍（80%区间1.05至1.40倍）。')
  })
  it('counts back from the top alone where the first week is missed', () => {
    const missed = said({ peakWeek: '2027-07-05' }, { today: '2027-03-01' })
    expect(missed).toMatchObject({ orderBy: '2027-03-29', isTooLate: false })
    expect(missed.words.en).toContain('Order by 29 March, in time for its top but not for its first week: 1.23')
    expect(missed.words.zh).toContain('请在3月29日前下单（首周已错过，仅赶得上高峰）：')
    const late = said({ peakWeek: '2027-07-05' }, { today: '2027-04-01' })
    expect(late).toMatchObject({ orderBy: '2027-03-29', isTooLate: true })
    expect(late.words.en).toContain('with 13 weeks’ lead, order by 5 April')
  })
  it('names its season where it stands alone', () => {
    expect(said({}).named.en).toContain('Summer 2027. Order by 22 February 2027')
    expect(said({}).named.zh).toContain('2027年夏季：请在')
  })
  it('names the longest lead that still meets it when the day is past', () => {
    const late = said({}, { today: '2027-04-13' })
    expect(late.isTooLate).toBe(true)
    expect(late.words.en).toContain(
      'Too late to order with 14 weeks’ lead; with 13 weeks’ lead, order by 19 April, in time for its second half but not for its first week: 1.23',
    )
    expect(late.words.zh).toContain(
      '按14周交期已来不及下单；交期13周以内的，请在4月19日前下单（首周已错过，仅赶得上后半季）：预计',
    )
    expect(said({}, { today: '2027-08-20' }).words.en).toContain('Too late to order with 14 weeks’ lead: 1.23')
    expect(said({ kind: 'test' }, { today: '2027-04-13' }).words.en).toContain(
      'Too late to test with 14 weeks’ lead; with 13 weeks’ lead, decide by 19 April',
    )
    expect(said({ kind: 'returns', peakWeek: '2027-05-31' }, { today: '2027-05-20' }).words.en).toBe(
      'As the year before: too late to order with 14 weeks’ lead; with 1 week’s lead, repeat last year’s order × 1.23 by 24 May (80% band 1.05 to 1.40).',
    )
  })
  it('counts back from its second half where the first week is missed and it has no top', () => {
    const missed = said({}, { today: '2027-04-01' })
    expect(missed).toMatchObject({ orderBy: '2027-04-12', meets: 'half', isTooLate: false })
    expect(missed.words.en).toContain('Order by 12 April, in time for its second half but not for its first week: 1.23')
    expect(missed.words.zh).toContain('请在4月12日前下单（首周已错过，仅赶得上后半季）：')
  })
  it.each([
    [{ kind: 'test' }, 'Test small, and decide by 22 February 2027', '先小批试单，并在2027年2月22日前决定'],
    [{ kind: 'test', reason: 'from_nothing' }, 'next to nothing in these weeks a year before', '去年同期几乎为零'],
    [
      { kind: 'returns' },
      'As the year before: repeat last year’s order × 1.23 by',
      '与去年相近：请在2027年2月22日前按',
    ],
    [{ kind: 'returns', ofYear: 1.5, beforeOfYear: 1.4 }, 'Comes back each year: repeat', '每年回归：'],
    [{ kind: 'returns', times: 0.85 }, 'Below the year before: repeat', '低于去年：'],
    [
      { kind: 'returns', times: 0.85, ofYear: 1.5, beforeOfYear: 1.4 },
      'Comes back each year, lower this time: repeat',
      '每年回归，但低于去年：',
    ],
    [{ kind: 'returns', reason: 'wide_band' }, '). Order small: the band is wide.', '宜小批下单。'],
    [{ kind: 'test', reason: 'untried' }, '). No forecast of it or of its kind was scored yet.', '尚未经验证。'],
    [{ kind: 'test', reason: 'below_last_year' }, '). Today it stands below', '目前低于去年同期。'],
    [{ kind: 'test', reason: 'year_off' }, '). The forecast of a year ago was', '一年前的预测误差'],
    [{ kind: 'leave', reason: 'falling' }, 'falls to 123% of the same weeks', '预计降至去年同期的123%'],
    [{ kind: 'leave', reason: 'out_of_season', ofYear: 0.4 }, 'at 40% of its own year', '仅为其全年平均的40%'],
    [{ kind: 'not_known', reason: 'no_year_before' }, 'nobody measured the same weeks', '去年同期没有数据'],
    [{ kind: 'not_known', reason: 'too_small' }, 'too low to count from', '去年同期数值过低'],
    [{ isGuess: true }, 'A guess: its earlier forecasts', '以往预测的误差'],
    [{ isGuess: true, usualErrorOf: 'kind' }, 'A guess: forecasts of its kind', '同类趋势的预测误差'],
  ] as const)('%j is said as %j and %j', (told, english, chinese) => {
    expect(said(told).words.en).toContain(english)
    expect(said(told).words.zh).toContain(chinese)
  })
  it('orders nothing that is left or not known', () => {
    expect(said({ kind: 'leave', reason: 'falling' }).orderBy).toBeNull()
    expect(said({ kind: 'not_known', reason: 'too_small' }, { today: '2027-06-01' })).toMatchObject({
      orderBy: null,
      isTooLate: false,
    })
  })
})

describe('the season to order for', () => {
  const spring = { from: '2027-03-01' }
  const summer = { from: '2027-05-31' }
  it('is the first whose day lies ahead, else the last', () => {
    const choose = (today: string, leadWeeks: number) => seasonToOrder([spring, summer], { today, leadWeeks })
    expect(choose('2026-11-01', 14)).toBe(spring)
    expect(choose('2026-12-01', 14)).toBe(summer)
    expect(choose('2027-07-01', 14)).toBe(summer)
    expect(seasonToOrder([], { today: '2026-11-01', leadWeeks: 14 })).toBeUndefined()
    expect(seasonOrderDays({ name: 'spring', year: 2027 }, 'US', { peakWeek: null, leadWeeks: 14 })).toEqual({
      forFirstWeek: '2026-11-23',
      forHalf: '2027-01-04',
      forTop: null,
    })
  })
})
