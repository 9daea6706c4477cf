import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../language/languages'
import { highlightSentences } from '../sentences/highlight-sentences'
import { linked, plainText } from '../sentences/sentence'
import { trendSummary } from '../sentences/trend-summary'
import type { WrittenSentence } from '../sentences/written-text'
import { rewordingQuestion, takeRewording } from './ask-for-rewording'

const GIVEN: readonly WrittenSentence[] = [
  { about: 'why', parts: [linked('/p#curve', 'Up 31%'), ' on last year.'] },
  { about: 'shops', parts: [linked('/p#products', 42), ' products carry it, most by Ostra.'] },
]
const NAMES = ['Ostra', 'Temu']
const answered = (...sentences: unknown[]) => JSON.stringify({ sentences })

describe('rewordingQuestion', () => {
  it('sends the sentences as data, with the names that stand in them', () => {
    const { user, system, mostTokens } = rewordingQuestion(GIVEN, NAMES, 'zh')
    expect(JSON.parse(user)).toEqual({
      sentences: ['Up 31% on last year.', '42 products carry it, most by Ostra.'],
      names: ['Ostra'],
    })
    expect(system).toContain('Simplified Chinese')
    expect(mostTokens).toBe(100 + 2 * ('Up 31% on last year.'.length + '42 products carry it, most by Ostra.'.length))
  })
})

describe('takeRewording', () => {
  it('takes all sentences or none', () => {
    const taken = takeRewording(
      GIVEN,
      NAMES,
      answered('It is down 31% on last year.', 'It is on 42 products, most by Ostra.'),
    )
    expect(taken).toEqual({ sentences: null, fault: 'sense' })
    expect(
      takeRewording(GIVEN, NAMES, answered('It is up 31% on last year.', 'It is on 42 products, most by Ostra.')),
    ).toEqual({
      sentences: [
        { about: 'why', parts: ['It is up ', { text: '31%', opens: '/p#curve' }, ' on last year.'] },
        { about: 'shops', parts: ['It is on ', { text: '42', opens: '/p#products' }, ' products, most by Ostra.'] },
      ],
      fault: null,
    })
    expect(
      takeRewording(GIVEN, NAMES, answered('It is up 31% on last year.', 'It is on 43 products, most by Ostra.')).fault,
    ).toBe('numbers')
  })

  it.each([
    ['no JSON', 'Up 31% on last year.'],
    ['a list', '["Up 31% on last year."]'],
    ['one sentence less', answered('Up 31% on last year.')],
    ['something that is no text', answered('Up 31% on last year.', 42)],
    ['nothing', ''],
  ])('refuses %s', (_what, answer) => {
    expect(takeRewording(GIVEN, NAMES, answer)).toEqual({ sentences: null, fault: 'form' })
  })
})

describe('what the platform writes', () => {
  const trend = (en: string, zh: string, change: number) => ({
    name: { en, zh },
    change,
    address: `/t/${en}`,
    isByAll: false,
  })
  const texts = [
    trendSummary({
      page: '/p',
      why: {
        endedOn: null,
        asOf: '2026-11-22',
        level: 'hot',
        rule: 'above_year',
        weeks: 260,
        yoy: 0.31,
        newRise: null,
        isSeasonal: false,
        curve: { kind: 'climbed', since: '2025-11-03', flatYears: 2, from: 20, to: 60 },
        agreement: { among: 'shops', agree: ['shein'], differ: ['temu', 'amazon'] },
      },
      products: 42,
      priced: 30,
      medianPriceUsd: 48.4,
      brand: { name: 'Salt & Co. 1988', products: 9 },
      color: { name: 'Navy', nameZh: '藏青色', share: 0.311 },
      wornWith: { name: '3/4 sleeve', nameZh: '七分袖', lift: 2.04 },
      ahead: { name: 'TikTok', nameZh: 'TikTok', weeks: 2, of: { name: 'search', nameZh: '搜索' } },
      forecast: { weeks: 26, error: 3, lastYearError: 6 },
    }),
    highlightSentences({
      region: { en: 'United States', zh: '美国' },
      gender: 'women',
      category: { en: 'Dresses', zh: '连衣裙' },
      asOf: '2026-11-22',
      levels: [{ level: 'very_hot', count: 40, address: '/h' }],
      byAll: 3,
      leader: trend('two-piece set', '两件套', 1.1),
      windowDays: 30,
      rising: [trend('linen', '亚麻', 0.45), trend('y2k', '千禧风', 0.084)],
      falling: [trend('90s denim', '九十年代牛仔', -0.4)],
      season: { weeks: 12, count: 14, address: '/s', first: { en: 'knit dress', zh: '针织裙' } },
    }),
  ]
  const each = texts.flatMap(({ sentences, names }) =>
    LANGUAGES.flatMap((language) =>
      sentences[language].map((sentence) => ({
        text: plainText(sentence.parts),
        of: (text: string) => takeRewording([sentence], names[language], answered(text)),
        sentence,
      })),
    ),
  )

  it.each(each)('passes as it is: $text', ({ text, of, sentence }) => {
    const { sentences, fault } = of(text)
    expect(fault).toBeNull()
    expect(sentences?.map(({ parts }) => plainText(parts))).toEqual([text])
    const opened = (parts: WrittenSentence['parts']) =>
      parts.flatMap((part) => (typeof part === 'string' ? [] : [part.opens]))
    expect(opened(sentences?.[0]?.parts ?? [])).toEqual(opened(sentence.parts))
  })

  it.each(each)('passes no more with any of its figures changed: $text', ({ text, of }) => {
    for (const { 0: figure, index } of text.matchAll(/\d/g)) {
      const changed = text.slice(0, index) + String((Number(figure) + 1) % 10) + text.slice(index + 1)
      expect(of(changed).fault, changed).not.toBeNull()
      expect(of(text.slice(0, index) + text.slice(index + 1)).fault, `${text} without ${figure}`).not.toBeNull()
    }
  })
})
