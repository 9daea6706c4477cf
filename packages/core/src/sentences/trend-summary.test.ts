import { describe, expect, it } from 'vitest'
import { plainText } from './sentence'
import { type SummaryFacts, trendSummary } from './trend-summary'
import type { WhyFacts } from './trend-why'

const WHY: WhyFacts = {
  endedOn: null,
  asOf: '2026-11-22',
  level: 'none',
  rule: 'too_short',
  weeks: 9,
  yoy: null,
  newRise: null,
  isSeasonal: false,
  curve: null,
  agreement: null,
}
const NOTHING: SummaryFacts = {
  page: '/trendee/trend-detail/linen/all/fabric?region=US',
  why: WHY,
  products: 0,
  priced: 0,
  medianPriceUsd: null,
  brand: null,
  color: null,
  wornWith: null,
  ahead: null,
  forecast: null,
}
const FULL: SummaryFacts = {
  ...NOTHING,
  why: { ...WHY, level: 'hot', rule: 'above_year', weeks: 260, yoy: 0.31 },
  products: 42,
  priced: 30,
  medianPriceUsd: 48.4,
  brand: { name: 'Ostra', products: 9 },
  color: { name: 'Navy', nameZh: '藏青色', share: 0.311 },
  wornWith: { name: 'Linen', nameZh: '亚麻', lift: 2.04 },
  ahead: { name: 'TikTok', nameZh: 'TikTok', weeks: 2, of: { name: 'search', nameZh: '搜索' } },
  forecast: { weeks: 26, error: 3, lastYearError: 6 },
}
const said = (facts: Partial<SummaryFacts>, base = NOTHING) => {
  const { en, zh } = trendSummary({ ...base, ...facts }).sentences
  return {
    en: en.map(({ parts }) => plainText(parts)),
    zh: zh.map(({ parts }) => plainText(parts)),
  }
}
const WHY_NOTHING = 'Too little history to tell more (9 weeks).'

describe('trendSummary', () => {
  it('tells what is known, in both languages', () => {
    expect(said({}, FULL)).toEqual({
      en: [
        'Up 31% on last year.',
        '42 products carry it, median price $48 of the 30 whose price is known, Ostra has the most (9).',
        'The commonest colour on them is navy (31%); linen is found with it 2 times as often as by chance.',
        'TikTok runs 2 weeks ahead of search.',
        'The last forecast was 50% closer than repeating last year would have been.',
      ],
      zh: [
        '比去年同期高31%。',
        '共有42件商品，其中30件有价格，价格中位数$48，Ostra最多（9件）。',
        '最常见的颜色为藏青色（31%）；与亚麻同时出现的频率为随机的2倍。',
        'TikTok领先搜索2周。',
        '上一次预测的误差比照搬去年小50%。',
      ],
    })
    expect(trendSummary(FULL).names).toEqual({
      en: ['Ostra', 'Navy', 'Linen', 'TikTok', 'search'],
      zh: ['Ostra', '藏青色', '亚麻', 'TikTok', '搜索'],
    })
  })

  it('tells no curve of others than the asked', () => {
    expect(said({ why: null, products: 3 })).toEqual({ en: ['3 products carry it.'], zh: ['共有3件商品。'] })
  })

  it('says of what is not known that there is too little, and nothing else', () => {
    expect(said({})).toEqual({ en: [WHY_NOTHING], zh: ['历史数据过短（9周），难以判断更多。'] })
  })

  it('is true for one product, for one price, and for one week behind', () => {
    const one = { products: 1, priced: 1, medianPriceUsd: 9.5, brand: { name: 'Ostra', products: 1 } }
    expect(said(one).en).toEqual([WHY_NOTHING, '1 product carries it.'])
    expect(said({ products: 3, priced: 1, medianPriceUsd: 9.5 }).en).toEqual([WHY_NOTHING, '3 products carry it.'])
    expect(said({ products: 2, priced: 2, medianPriceUsd: 9.5 }).zh[1]).toBe('共有2件商品，价格中位数$9.50。')
    const ahead = { name: 'Temu', nameZh: 'Temu', weeks: -1, of: { name: 'search', nameZh: '搜索' } }
    expect(said({ ahead }).en[1]).toBe('Temu runs 1 week behind search.')
    expect(said({ ahead }).zh[1]).toBe('Temu落后搜索1周。')
  })

  it('tells neither a pairing of chance nor a forecast of a few weeks', () => {
    expect(said({ wornWith: { name: 'Linen', nameZh: '亚麻', lift: 1.2 } }).en).toEqual([WHY_NOTHING])
    expect(said({ forecast: { weeks: 4, error: 3, lastYearError: 6 } }).en).toEqual([WHY_NOTHING])
  })

  it('says on which side of repeating last year the forecast was', () => {
    const off = (error: number) => said({ forecast: { weeks: 26, error, lastYearError: 5 } })
    expect(off(6).en[1]).toBe('The last forecast was 20% further off than repeating last year would have been.')
    expect(off(6).zh[1]).toBe('上一次预测的误差比照搬去年大20%。')
    expect(off(5.01).en[1]).toBe('The last forecast was as far off as repeating last year would have been.')
    expect(off(5.01).zh[1]).toBe('上一次预测的误差与照搬去年相当。')
  })

  it('leads each number to its part of the page', () => {
    const opened = trendSummary(FULL).sentences.en.map(({ about, parts }) => [
      about,
      ...parts.flatMap((part) => (typeof part === 'string' ? [] : [part.opens.replace(FULL.page, '')])),
    ])
    expect(opened).toEqual([
      ['why', '#curve'],
      ['shops', '#products', '#prices', '#prices', '#brands'],
      ['worn', '#worn', '#worn'],
      ['platforms', '#platforms'],
      ['forecast', '#forecasts'],
    ])
  })
})
