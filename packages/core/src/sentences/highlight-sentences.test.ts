import { describe, expect, it } from 'vitest'
import { type HighlightFacts, highlightSentences } from './highlight-sentences'
import { plainText } from './sentence'

const trend = (en: string, zh: string, change: number) => ({
  name: { en, zh },
  change,
  address: `/t/${en}`,
  isByAll: false,
})
const NOTHING: HighlightFacts = {
  region: { en: 'United States', zh: '美国' },
  gender: 'all',
  category: null,
  asOf: '2026-11-22',
  levels: [],
  byAll: 0,
  leader: null,
  windowDays: 30,
  rising: [],
  falling: [],
  season: { weeks: 12, count: 0, address: '/s', first: null },
}
const FULL: HighlightFacts = {
  ...NOTHING,
  gender: 'women',
  category: { en: 'Dresses', zh: '连衣裙' },
  levels: [
    { level: 'breakout', count: 1, address: '/b' },
    { level: 'very_hot', count: 0, address: '/v' },
    { level: 'hot', count: 40, address: '/h' },
  ],
  leader: trend('bubble skirt', '泡泡裙', 1.1),
  rising: [
    trend('linen', '亚麻', 0.45),
    trend('boho', '波西米亚', 0.084),
    trend('lace', '蕾丝', 0.05),
    trend('x', 'x', 0.01),
  ],
  falling: [trend('y2k', '千禧风', -0.4)],
  season: { weeks: 12, count: 14, address: '/s', first: { en: 'knit dress', zh: '针织裙' } },
}
const said = (facts: Partial<HighlightFacts>, base = NOTHING) => {
  const { en, zh } = highlightSentences({ ...base, ...facts }).sentences
  return { en: en.map(({ parts }) => plainText(parts)), zh: zh.map(({ parts }) => plainText(parts)) }
}

describe('highlightSentences', () => {
  it('tells the week in both languages, at most three trends of a kind', () => {
    expect(said({}, FULL)).toEqual({
      en: [
        'Of the women’s trends in dresses (United States), 1 is at Breakout and 40 are at Hot as of 22 November.',
        'Bubble skirt leads, at 2.1 times last year.',
        'Over 30 days and beyond its season, linen rises fastest (up 45%), then boho (up 8.4%) and lace (up 5%).',
        'Over 30 days and beyond its season, y2k falls fastest (down 40%).',
        '14 seasonal trends peak within 12 weeks, knit dress first.',
      ],
      zh: [
        '截至11月22日，美国连衣裙女装趋势中1个爆发、40个热门。',
        '泡泡裙居首，为去年同期的2.1倍。',
        '近30天剔除季节因素，亚麻上升最快（上升45%），其后为波西米亚（上升8.4%）、蕾丝（上升5%）。',
        '近30天剔除季节因素，千禧风下降最快（下降40%）。',
        '12周内有14个季节性趋势到达高峰，针织裙最先。',
      ],
    })
  })

  it('says what is told by the curve of all genders', () => {
    const [first, second] = FULL.rising
    if (FULL.leader === null || first === undefined || second === undefined) throw new Error('nothing is told')
    const leader = { ...FULL.leader, isByAll: true }
    const rising = [first, { ...second, isByAll: true }]
    expect(said({ byAll: 2, leader, rising, falling: [] }, FULL)).toMatchObject({
      en: [
        'Of the women’s trends in dresses (United States), 1 is at Breakout and 40 are at Hot as of 22 November, 2 of them by the curve of all genders.',
        'Bubble skirt leads by the curve of all genders, at 2.1 times last year.',
        'Over 30 days and beyond its season, linen rises fastest (up 45%), then boho (up 8.4%, all genders).',
        expect.any(String),
      ],
      zh: [
        '截至11月22日，美国连衣裙女装趋势中1个爆发、40个热门，其中2个依据所有性别的曲线。',
        '泡泡裙按所有性别的曲线居首，为去年同期的2.1倍。',
        '近30天剔除季节因素，亚麻上升最快（上升45%），其后为波西米亚（上升8.4%，所有性别）。',
        expect.any(String),
      ],
    })
  })

  it('says that no trend has a level, and nothing of what is not known', () => {
    expect(said({})).toEqual({
      en: ['None of the trends (United States) has a level as of 22 November.'],
      zh: ['截至11月22日，美国趋势均无等级。'],
    })
  })

  it('is true for a year that is level, and for one that is worse', () => {
    expect(said({ leader: trend('linen', '亚麻', 0.04) }).en[1]).toBe('Linen leads, level with last year.')
    expect(said({ leader: trend('linen', '亚麻', -0.2) }).zh[1]).toBe('亚麻居首，比去年同期低20%。')
  })

  it('leads each number to what shows it, and knows its names', () => {
    const { sentences, names } = highlightSentences(FULL)
    const opened = sentences.zh.map(({ parts }) =>
      parts.flatMap((part) => (typeof part === 'string' ? [] : [part.opens])),
    )
    expect(opened).toEqual([['/b', '/h'], ['/t/bubble skirt'], ['/t/linen', '/t/boho', '/t/lace'], ['/t/y2k'], ['/s']])
    expect(names.zh).toEqual([
      '美国',
      '连衣裙',
      '泡泡裙',
      '亚麻',
      '波西米亚',
      '蕾丝',
      '千禧风',
      '针织裙',
      '爆发',
      '大热',
      '热门',
    ])
  })
})
