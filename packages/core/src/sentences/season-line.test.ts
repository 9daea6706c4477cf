import { describe, expect, it } from 'vitest'
import { seasonLine } from './season-line'
import type { SeasonFacts } from './season-sentence'
import { plainText } from './sentence'

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

function facts(told: Partial<SeasonFacts['told']> = {}, more: Partial<SeasonFacts> = {}): SeasonFacts {
  return {
    season: { name: 'summer', year: 2027 },
    region: 'US',
    today: '2026-11-01',
    leadWeeks: 14,
    told: { ...RISING, ...told },
    ...more,
  }
}
const inWords = (...asked: Parameters<typeof seasonLine>) => {
  const { words } = seasonLine(...asked)
  return [plainText(words.en), plainText(words.zh)]
}

describe('the line about a season', () => {
  it.each([
    [
      {},
      'Summer 2027: order by 22 February 2027 with 14 weeks’ lead, ×1.23 last year’s level.',
      '2027年夏季：2027年2月22日前下单（14周交期），为去年同期×1.23。',
    ],
    [
      { kind: 'test', isGuess: true },
      'Summer 2027: test small, decide by 22 February 2027 with 14 weeks’ lead; perhaps ×1.23 last year’s level · a guess.',
      '2027年夏季：小批试单，2027年2月22日前决定（14周交期）；或为去年同期×1.23（推测）。',
    ],
    [
      { kind: 'test', reason: 'from_nothing', times: null },
      'Summer 2027: test small, decide by 22 February 2027 with 14 weeks’ lead; it rises from next to nothing.',
      '2027年夏季：小批试单，2027年2月22日前决定（14周交期）；去年几乎为零，正在上升。',
    ],
    [
      { kind: 'returns', times: 0.95, ofYear: 1.4, beforeOfYear: 1.5 },
      'Summer 2027: comes back, repeat ×0.95 (1.05–1.40), order by 22 February 2027 with 14 weeks’ lead.',
      '2027年夏季：当季回归，按去年订量×0.95（1.05–1.40），2027年2月22日前下单（14周交期）。',
    ],
    [
      { kind: 'returns', times: 0.95 },
      'Summer 2027: as last year, repeat ×0.95 (1.05–1.40), order by 22 February 2027 with 14 weeks’ lead.',
      '2027年夏季：与去年相近，按去年订量×0.95（1.05–1.40），2027年2月22日前下单（14周交期）。',
    ],
    [
      { kind: 'returns', times: 0.8, reason: 'wide_band' },
      'Summer 2027: below last year, repeat ×0.80 (1.05–1.40), order by 22 February 2027 with 14 weeks’ lead · wide band: order small.',
      '2027年夏季：低于去年，按去年订量×0.80（1.05–1.40），2027年2月22日前下单（14周交期）（区间宽，宜小批）。',
    ],
    [
      { kind: 'returns', times: 0.8, ofYear: 1.4, beforeOfYear: 1.5 },
      'Summer 2027: comes back, lower, repeat ×0.80 (1.05–1.40), order by 22 February 2027 with 14 weeks’ lead.',
      '2027年夏季：当季回归但低于去年，按去年订量×0.80（1.05–1.40），2027年2月22日前下单（14周交期）。',
    ],
    [
      { kind: 'leave', reason: 'falling', times: 0.62 },
      'Summer 2027: leave, it falls to 62% of last year’s level.',
      '2027年夏季：不订，降至去年同期的62%。',
    ],
    [
      { kind: 'leave', reason: 'out_of_season', ofYear: 0.31 },
      'Summer 2027: leave, out of season at 31% of its own year.',
      '2027年夏季：不订，不当季，仅为全年平均的31%。',
    ],
    [{ kind: 'not_known', times: null }, 'Summer 2027: not known.', '2027年夏季：暂无法判断。'],
  ] as const)('%j: %s', (told, en, zh) => {
    expect(inWords(facts(told))).toEqual([en, zh])
  })
  it.each([
    ['wide_band', ' (1.05–1.40).', '（1.05–1.40）。'],
    ['below_last_year', ', though below it today.', '，但目前低于去年。'],
    ['year_off', ', though the forecast of a year ago was far off.', '，但一年前的预测偏差大。'],
    ['untried', ', by a forecast not yet scored.', '，但预测尚未经验证。'],
  ] as const)('says why a rise is only tested: %s', (reason, en, zh) => {
    const said = inWords(facts({ kind: 'test', reason }))
    expect(said.map((words) => words.split('×1.23')[1])).toEqual([` last year’s level${en}`, zh])
  })
  it('says by whose curve it is told of one gender, where that is everybody’s', () => {
    const [en, zh] = inWords(facts({ isGuess: true }), true)
    expect(en).toContain('last year’s level · a guess: order small · all genders’ curve.')
    expect(zh).toContain('×1.23（推测，宜小批）（全体曲线）。')
  })
  it('names the longest lead that still meets it when the day is past', () => {
    const peakWeek = '2027-05-31'
    expect(inWords(facts({ peakWeek }, { today: '2027-04-01' }))).toEqual([
      'Summer 2027: too late with 14 weeks’ lead; with 8 weeks’ lead, order by 5 April, ×1.23 last year’s level.',
      '2027年夏季：按14周交期已来不及；8周交期须4月5日前下单，为去年同期×1.23。',
    ])
    expect(inWords(facts({ peakWeek }, { today: '2027-06-14' }))[0]).toBe(
      'Summer 2027: too late with 14 weeks’ lead, ×1.23 last year’s level.',
    )
    expect(inWords(facts({ peakWeek }, { today: '2027-05-24' }))[0]).toContain('with 1 week’s lead, order by')
  })
  it('is for its second half where the first week is missed and it has no top', () => {
    expect(inWords(facts({}, { today: '2027-04-01' }))).toEqual([
      'Summer 2027: order by 12 April for its second half with 14 weeks’ lead, ×1.23 last year’s level.',
      '2027年夏季：4月12日前下单赶后半季（14周交期），为去年同期×1.23。',
    ])
    expect(inWords(facts({}, { today: '2027-04-13' }))[0]).toContain(
      'too late with 14 weeks’ lead; with 13 weeks’ lead, order by 19 April for its second half',
    )
  })
  it('says that it is for the top where the first week is missed', () => {
    const late = (today: string, leadWeeks: number) => inWords(facts({ peakWeek: '2027-07-05' }, { today, leadWeeks }))
    expect(late('2027-03-01', 14)).toEqual([
      'Summer 2027: order by 29 March for its top with 14 weeks’ lead, ×1.23 last year’s level.',
      '2027年夏季：3月29日前下单赶高峰（14周交期），为去年同期×1.23。',
    ])
    expect(late('2027-05-03', 14)[0]).toContain(
      'too late with 14 weeks’ lead; with 9 weeks’ lead, order by 3 May for its top',
    )
  })
  it('gives its numbers what they rest on', () => {
    const opened = seasonLine(facts({}, { today: '2027-04-13' })).words.en.flatMap((part) =>
      typeof part === 'string' ? [] : [[part.text, part.opens]],
    )
    expect(opened).toEqual([
      ['14 weeks', 'lead'],
      ['13 weeks', 'lead'],
      ['19 April', 'season'],
      ['×1.23', 'season'],
    ])
  })
})
