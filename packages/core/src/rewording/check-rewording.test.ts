import { describe, expect, it } from 'vitest'
import { linked, type SentenceOf } from '../sentences/sentence'
import { checkRewording } from './check-rewording'

const SHOPS: SentenceOf<string> = [
  linked('/p#products', 42),
  ' products carry it, median price ',
  linked('/p#prices', '$48'),
  ', most by Ostra (',
  linked('/p#brands', 9),
  ').',
]
const LEADER: SentenceOf<string> = ['Wide-leg trousers leads, ', linked('/t', 'up 31%'), ' on last year.']
const NAMES = ['Ostra', 'TikTok', 'Wide-leg trousers', 'navy', '亚马逊', '藏青色']
const faultOf = (given: SentenceOf<string>, text: string) => checkRewording(given, NAMES, text).fault

describe('checkRewording', () => {
  it('takes other words with the same numbers and names, and each number leads where it led', () => {
    expect(
      checkRewording(SHOPS, NAMES, 'It is carried by 42 products at a median price of $48; most come from Ostra (9).'),
    ).toEqual({
      parts: [
        'It is carried by ',
        { text: '42', opens: '/p#products' },
        ' products at a median price of ',
        { text: '$48', opens: '/p#prices' },
        '; most come from Ostra (',
        { text: '9', opens: '/p#brands' },
        ').',
      ],
      fault: null,
    })
  })

  it('takes a number in another spelling', () => {
    const { parts } = checkRewording(
      LEADER,
      NAMES,
      'Wide-leg trousers leads: it is up thirty-one percent on last year.',
    )
    expect(parts?.[1]).toEqual({ text: 'thirty-one percent', opens: '/t' })
    const chinese: SentenceOf<string> = ['亚马逊居首，比去年同期', linked('/t', '高31%'), '。']
    expect(checkRewording(chinese, NAMES, '亚马逊居首，较去年同期高百分之三十一。').parts?.[1]).toEqual({
      text: '百分之三十一',
      opens: '/t',
    })
  })

  it.each([
    ['a number more', '42 products in 3 shops carry it, median price $48, most by Ostra (9).'],
    ['a number word', 'Two in three: 42 products carry it, median price $48, most by Ostra (9).'],
    ['a number less', '42 products carry it, most by Ostra (9).'],
    ['another number', '43 products carry it, median price $48, most by Ostra (9).'],
    ['a rounded number', 'Some 40 products carry it, median price $48, most by Ostra (9).'],
    ['numbers in each other’s place', '9 products carry it, median price $48, most by Ostra (42).'],
    ['another unit', '42 brands carry it, median price $48, most by Ostra (9).'],
    ['a share for a count', '42% of products carry it, median price $48, most by Ostra (9).'],
    ['figures of another script', '٤٢ products carry it, median price $48, most by Ostra (9).'],
    ['a fraction sign', '42 products carry it, median price $48, ½ by Ostra (9).'],
    ['Chinese numerals', '42 products carry it, median price $48, most by Ostra (9), 三.'],
  ])('refuses %s', (_what, text) => {
    expect(faultOf(SHOPS, text)).toBe('numbers')
  })

  it.each([
    ['a name less', '42 products carry it, median price $48, most by one maker (9).', 'numbers'],
    ['no name', '42 products carry it, median price $48, most by the same maker (9).', 'names'],
    ['another of the names', '42 products carry it, median price $48, most by TikTok (9).', 'names'],
    ['a new name', '42 products carry it, median price $48, most by Ostra (9), ahead of Zara.', 'sense'],
    ['a new name alone', '42 products carry it, median price $48, most by Ostra (9) in Paris.', 'new_name'],
    ['part of a name', '42 products carry it, median price $48, most by Ostrava (9).', 'names'],
    ['markup', '42 products carry it, median price <b>$48</b>, most by Ostra (9).', 'signs'],
    ['an address', '42 products carry it (www.ostra.example), median price $48, most by Ostra (9).', 'signs'],
    ['nothing', '  ', 'length'],
    [
      'much more',
      `42 products carry it, median price $48, most by Ostra (9). ${'It is a lovely thing. '.repeat(6)}`,
      'length',
    ],
    ['a cause', '42 products carry it because of it, median price $48, most by Ostra (9).', 'sense'],
  ])('refuses %s', (_what, text, fault) => {
    expect(faultOf(SHOPS, text)).toBe(fault)
  })

  it.each([
    ['turned', 'Wide-leg trousers leads, down 31% on last year.'],
    ['denied', 'Wide-leg trousers leads, not up 31% on last year.'],
    ['bounded', 'Wide-leg trousers leads, up more than 31% on last year.'],
    ['made a forecast', 'Wide-leg trousers leads and will be up 31% on last year.'],
    ['without its direction', 'Wide-leg trousers leads, at 31% on last year.'],
    ['made vague', 'Wide-leg trousers leads, up about 31% on last year.'],
  ])('refuses what is %s', (_what, text) => {
    expect(faultOf(LEADER, text)).toBe('sense')
  })

  it('refuses what swaps two ways of one sentence', () => {
    const given: SentenceOf<string> = [
      linked('/t', 'Up 31%'),
      ' on last year; falling since ',
      linked('/c', 'October'),
      '.',
    ]
    expect(faultOf(given, 'Up 31% on last year, but falling since October.')).toBe(null)
    expect(faultOf(given, 'Down 31% on last year; climbing since October.')).toBe('sense')
    expect(faultOf(given, 'Up 31% on last year; falling since November.')).toBe('numbers')
  })

  it('refuses Chinese that adds, turns or names somebody new', () => {
    const given: SentenceOf<string> = ['共有', linked('/p', 42), '件商品，比去年同期', linked('/y', '高31%'), '。']
    expect(faultOf(given, '商品共42件，较去年同期高31%。')).toBe(null)
    expect(faultOf(given, '共有42件商品，比去年同期低31%。')).toBe('sense')
    expect(faultOf(given, '共有42件商品，三家店，比去年同期高31%。')).toBe('numbers')
    expect(faultOf(given, '共有四十二件商品，比去年同期高三成。')).toBe('numbers')
    expect(faultOf(given, '共有42万件商品，比去年同期高31%。')).toBe('numbers')
    expect(faultOf(given, '共有42件商品，比去年同期高31%，Zara。')).toBe('new_name')
    expect(faultOf(given, '共有42件亚马逊商品，比去年同期高31%。')).not.toBe(null)
  })

  it('keeps what a number without figures opens, word for word', () => {
    const given: SentenceOf<string> = ['Navy is ', linked('/y', 'level'), ' with last year.']
    expect(checkRewording(given, NAMES, 'Navy stays level with last year.').parts?.[1]).toEqual({
      text: 'level',
      opens: '/y',
    })
    expect(faultOf(given, 'Navy is flat against last year.')).toBe('names')
  })
})
