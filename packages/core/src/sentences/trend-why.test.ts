import { describe, expect, it } from 'vitest'
import { plainText, type Sentence } from './sentence'
import { trendWhy, type WhyFacts } from './trend-why'

const FACTS: WhyFacts = {
  endedOn: null,
  asOf: '2026-01-25',
  level: 'breakout',
  rule: 'meets_breakout',
  weeks: 312,
  yoy: 1.62,
  newRise: 0.4,
  isSeasonal: false,
  curve: { kind: 'jumped', since: '2025-10-13', flatYears: 5, from: 20, to: 52 },
  agreement: { among: 'shops', agree: ['temu', 'shein', 'etsy'], differ: ['amazon'] },
}
const said = (facts: Partial<WhyFacts>) => {
  const { en, zh } = trendWhy({ ...FACTS, ...facts })
  return [plainText(en), plainText(zh)]
}
const opened = (parts: Sentence) => parts.flatMap((part) => (typeof part === 'string' ? [] : [[part.opens, part.text]]))

describe('trendWhy', () => {
  it('says it as a designer would, in both languages', () => {
    expect(said({})).toEqual([
      '2.6 times last year; jumped in October after five flat years; 3 of 4 shops agree.',
      '是去年同期的2.6倍；平稳5年后，10月跃升；4家店铺中3家走势一致。',
    ])
  })
  it('says of a season that its years are flat beyond it', () => {
    expect(said({ isSeasonal: true })).toEqual([
      '2.6 times last year; jumped in October after five years flat beyond its season; 3 of 4 shops agree.',
      '是去年同期的2.6倍；剔除季节因素平稳5年后，10月跃升；4家店铺中3家走势一致。',
    ])
    const curve = { kind: 'flat', since: null, flatYears: 3, from: 9, to: 9 } as const
    expect(said({ isSeasonal: true, level: 'none', yoy: null, agreement: null, curve })).toEqual([
      'Flat beyond its season for three years.',
      '剔除季节因素已连续3年平稳。',
    ])
  })
  it('says of a curve that ended how it stood then, and nothing of now', () => {
    const on = (yoy: number | null) => said({ endedOn: '2025-08-17', level: 'none', yoy })
    expect(on(0.43)).toEqual(['On 17 August 2025, up 43% on the year before.', '截至2025年8月17日，比上年同期高43%。'])
    expect(on(1.62)).toEqual([
      'On 17 August 2025, 2.6 times the year before.',
      '截至2025年8月17日，为上年同期的2.6倍。',
    ])
    expect(on(-0.02)).toEqual(['On 17 August 2025, level with the year before.', '截至2025年8月17日，与上年同期持平。'])
    const { en, zh } = trendWhy({ ...FACTS, endedOn: '2025-08-17' })
    for (const parts of [en, zh]) expect(opened(parts).map(([opens]) => opens)).toEqual(['year', 'year'])
  })
  it('says of what never moves that nothing can be told, not that it is flat', () => {
    const curve = { kind: 'flat', since: null, flatYears: 5, from: 0.5, to: 0.5 } as const
    expect(said({ rule: 'never_moves', level: 'none', weeks: 261, curve, yoy: null, agreement: null })).toEqual([
      'Hardly anything in 261 weeks: too little to measure.',
      '261周几乎没有数据：不足以衡量。',
    ])
  })
  it('tells no year, change or agreement of a curve that is as small as its rounding', () => {
    const curve = { kind: 'climbed', since: '2026-07-06', flatYears: 0, from: 1, to: 2 } as const
    expect(said({ rule: 'too_small', level: 'none', weeks: 261, curve, yoy: 0 })).toEqual([
      'Too small a curve to tell a change from chance (261 weeks).',
      '数值过小，难以区分变化与偶然（261周）。',
    ])
  })
  it('gives each number what it opens', () => {
    const { en, zh } = trendWhy(FACTS)
    expect(opened(en)).toEqual([
      ['year', '2.6 times'],
      ['curve', 'October'],
      ['curve', 'five flat years'],
      ['platforms', '3 of 4'],
    ])
    expect(opened(zh).map(([opens]) => opens)).toEqual(['year', 'curve', 'curve', 'platforms'])
    // No number stands outside of what can be asked.
    for (const parts of [en, zh]) {
      expect(parts.filter((part) => typeof part === 'string' && /\d/.test(part))).toEqual([])
    }
  })
  it.each([
    [{ yoy: 0.34 }, 'Up 34% on last year;'],
    [{ yoy: -0.34 }, 'Down 34% on last year;'],
    [{ yoy: 0.04 }, 'Level with last year;'],
    [{ yoy: 1 }, '2 times last year;'],
    [{ yoy: 14.3 }, '15 times last year;'],
    [{ yoy: null }, 'Jumped in October'],
  ] satisfies [Partial<WhyFacts>, string][])('%o', (facts, start) => {
    expect(said(facts)[0]?.startsWith(start)).toBe(true)
  })
  it('names the year of a month that has come again since', () => {
    const curve = { kind: 'climbed', since: '2024-10-14', flatYears: 1, from: 20, to: 52 } as const
    expect(said({ curve, agreement: null })).toEqual([
      '2.6 times last year; climbing since October 2024 after a flat year.',
      '是去年同期的2.6倍；平稳1年后，2024年10月起持续上升。',
    ])
  })
  it('says why a trend that stands high has no level', () => {
    const high = { level: 'none', curve: null, agreement: null } as const
    expect(said({ ...high, rule: 'fell_from_top' })[0]).toBe('2.6 times last year; has fallen from its top.')
    expect(said({ ...high, rule: 'no_longer_new' })[0]).toBe(
      '2.6 times last year; stood nearly as high twelve weeks ago.',
    )
  })
  it('calls no trend with a level flat', () => {
    const curve = { kind: 'flat', since: null, flatYears: 3, from: 20, to: 24 } as const
    expect(said({ curve, agreement: null })[0]).toBe('2.6 times last year; up 40% in twelve weeks beyond its season.')
    expect(said({ curve, agreement: null, level: 'none', rule: 'below_hot', yoy: 0.02 })).toEqual([
      'Level with last year; flat for three years.',
      '与去年同期持平；已连续3年平稳。',
    ])
  })
  it('asks nobody to agree with a trend that stands still', () => {
    const curve = { kind: 'flat', since: null, flatYears: 3, from: 20, to: 21 } as const
    const still = { curve, level: 'none', rule: 'below_hot', yoy: 0.02 } as const
    expect(said(still)).toEqual(['Level with last year; flat for three years.', '与去年同期持平；已连续3年平稳。'])
    expect(said({ ...still, yoy: 0.2 })[0]).toContain('3 of 4 shops agree')
  })
  it('says that little is known', () => {
    const young = { level: 'none', rule: 'too_short', weeks: 35, yoy: null, newRise: null, curve: null } as const
    expect(said({ ...young, agreement: null })).toEqual([
      'Too little history to tell more (35 weeks).',
      '历史数据过短（35周），难以判断更多。',
    ])
    expect(said({ ...young, rule: 'being_renewed' })[0]).toBe('Being worked out anew.')
    expect(said({ ...young, rule: 'below_hot', agreement: null })[0]).not.toBe('')
  })
  it.each([
    [{ among: 'shops', agree: [], differ: ['temu', 'etsy'] }, 'none of 2 shops agrees', '2家店铺走势均不同'],
    [{ among: 'shops', agree: ['temu'], differ: [] }, 'the one other shop agrees', '另一家店铺走势一致'],
    [{ among: 'platforms', agree: ['tiktok'], differ: ['x'] }, '1 of 2 platforms agrees', '2个平台中1个走势一致'],
  ] satisfies [WhyFacts['agreement'], string, string][])('%o', (agreement, english, chinese) => {
    const [en, zh] = said({ agreement })
    expect([en?.includes(english), zh?.includes(chinese)]).toEqual([true, true])
  })
})
