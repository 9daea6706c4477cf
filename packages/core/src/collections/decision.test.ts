import { describe, expect, it } from 'vitest'
import { addWeeks } from '../periods/week'
import type { WeeklySeries } from '../series/weekly-series'
import {
  type JudgedDecision,
  type MeasuredMarket,
  choiceOfForecast,
  decisionOutcome,
  dueDay,
  firstJudgedWeek,
  growthOfWeeks,
  hitRate,
  judgedWeeks,
  marketOf,
  verdictOn,
} from './decision'

/** A Wednesday; its judged weeks begin on Monday 9 March and are over on Monday 8 June 2026. */
const DAY = '2026-03-04'
const FROM = '2026-03-09'
const DUE = '2026-06-08'
const START = addWeeks(FROM, -52)

/** A year at `before`, then the judged weeks at `after`. */
const stepped = (before: number | null, after: number | null, weeks = 13): WeeklySeries => ({
  start: START,
  values: [...Array.from({ length: 52 }, () => before), ...Array.from({ length: weeks }, () => after)],
})

const decision = (changes: Partial<JudgedDecision> = {}): JudgedDecision => ({
  choice: 'make',
  day: DAY,
  next: null,
  seen: {
    from: FROM,
    platform: 'google',
    said: { growth: -0.1, market: 0.05, others: 8, lower: null, upper: null },
  },
  ...changes,
})
const market = (changes: Partial<MeasuredMarket> = {}): MeasuredMarket => ({
  platform: 'google',
  lastWeek: '2026-06-01',
  own: stepped(40, 50),
  // Growth of 0, 0.1, 0.2, 0.3 and 0.4: the median is 0.2.
  others: [100, 110, 120, 130, 140].map((after) => stepped(100, after)),
  ...changes,
})

describe('the weeks a decision is held against', () => {
  it('begin on the Monday after its day and are thirteen', () => {
    expect([firstJudgedWeek(DAY), dueDay(FROM)]).toEqual([FROM, DUE])
    // On a Monday that week has begun: it is not judged.
    expect(firstJudgedWeek('2026-03-09')).toBe('2026-03-16')
  })

  it('are compared with the same weeks of the year before, and only where both are known', () => {
    expect(growthOfWeeks(judgedWeeks(stepped(40, 50), FROM), stepped(40, 50), FROM)).toBeCloseTo(0.25)
    // Six of the thirteen judged weeks are missing: seven are enough, six are not.
    const seven = stepped(40, 50, 7)
    expect(growthOfWeeks(judgedWeeks(seven, FROM), seven, FROM)).toBeCloseTo(0.25)
    const six = stepped(40, 50, 6)
    expect(growthOfWeeks(judgedWeeks(six, FROM), six, FROM)).toBeNull()
    // A peak of last year in a week that is missing this year moves nothing.
    const gap: WeeklySeries = {
      start: START,
      values: stepped(40, 50).values.map((value, week) => (week === 0 ? 4000 : week === 52 ? null : value)),
    }
    expect(growthOfWeeks(judgedWeeks(gap, FROM), gap, FROM)).toBeCloseTo(0.25)
  })

  it('tell no growth from nothing, or before the series began', () => {
    expect(growthOfWeeks(judgedWeeks(stepped(0, 50), FROM), stepped(0, 50), FROM)).toBeNull()
    const young: WeeklySeries = { start: FROM, values: Array.from({ length: 13 }, () => 50) }
    expect(growthOfWeeks(judgedWeeks(young, FROM), young, FROM)).toBeNull()
  })
})

describe('a decision', () => {
  it('is right where the trend did better than its market and was made, or worse and was dropped', () => {
    const ahead = { growth: 0.25, market: 0.2, others: 5 }
    const behind = { growth: 0.1, market: 0.2, others: 5 }
    const level = { growth: 0.21, market: 0.2, others: 5 }
    expect((['make', 'drop', 'watch'] as const).map((choice) => verdictOn(choice, ahead))).toEqual([
      'right',
      'wrong',
      null,
    ])
    expect((['make', 'drop'] as const).map((choice) => verdictOn(choice, behind))).toEqual(['wrong', 'right'])
    expect((['make', 'drop'] as const).map((choice) => verdictOn(choice, level))).toEqual(['level', 'level'])
    expect(verdictOn('make', { growth: 0.25, market: null, others: 3 })).toBeNull()
    expect([ahead, behind, level].map(choiceOfForecast)).toEqual(['make', 'drop', null])
  })

  it('has a market of five others at least, whose median stands for it', () => {
    expect(marketOf([0.1, 0.9, 0.2, null, 0.4])).toEqual({ market: null, others: 4 })
    expect(marketOf([0.1, 0.9, 0.2, 0.3, 0.4])).toEqual({ market: 0.3, others: 5 })
  })

  it('is judged on the day its weeks are over, beside the forecast of its day', () => {
    expect(decisionOutcome(decision(), market(), DUE)).toEqual({
      due: DUE,
      came: { growth: 0.25, market: expect.closeTo(0.2), others: 5 },
      notJudged: null,
      verdict: 'right',
      // It was to grow by less than its market.
      forecastVerdict: 'wrong',
    })
    const dropped = decisionOutcome(decision({ choice: 'drop' }), market(), DUE)
    expect([dropped.verdict, dropped.forecastVerdict]).toEqual(['wrong', 'wrong'])
    const watched = decisionOutcome(decision({ choice: 'watch' }), market(), DUE)
    expect([watched.came?.growth, watched.verdict, watched.forecastVerdict, watched.notJudged]).toEqual([
      0.25,
      null,
      null,
      null,
    ])
  })

  it('says why it is not judged', () => {
    const why = (...asked: Parameters<typeof decisionOutcome>) => decisionOutcome(...asked).notJudged
    expect(why(decision(), market(), '2026-06-07')).toBe('not_due')
    expect(why(decision({ next: '2026-03-11' }), market(), DUE)).toBe('corrected')
    expect(why(decision({ next: '2026-03-12' }), market(), DUE)).toBeNull()
    expect(why(decision(), null, DUE)).toBe('unknown_now')
    expect(why(decision(), market({ platform: 'amazon' }), DUE)).toBe('other_source')
    expect(why(decision(), market({ lastWeek: '2026-05-25' }), DUE)).toBe('data_ends')
    expect(why(decision(), market({ own: stepped(null, 50) }), DUE)).toBe('no_growth')
    expect(why(decision(), market({ others: [stepped(1, 2)] }), DUE)).toBe('few_others')
  })
})

it('rates the person and the forecast on the decisions on which both can be right', () => {
  const outcome = (verdict: 'right' | 'wrong' | 'level' | null, forecastVerdict: typeof verdict) => ({
    verdict,
    forecastVerdict,
  })
  expect(
    hitRate([
      outcome('right', 'wrong'),
      outcome('right', 'right'),
      outcome('wrong', 'right'),
      outcome('right', null),
      outcome('level', 'level'),
      outcome(null, null),
    ]),
  ).toEqual({ decided: 6, judged: 4, right: 3, level: 1, compared: 3, rightOfCompared: 2, forecastRight: 2 })
  expect(hitRate([])).toMatchObject({ decided: 0, judged: 0, right: 0 })
})
