import { describe, expect, it } from 'vitest'
import { type KnownWords, understandSearch, unfinishedWord, wordsToKnow } from './understand-search'

const NOTHING: KnownWords = { known: new Set(), near: new Map(), completions: [] }

describe('understandSearch', () => {
  it('asks for what words mean, or for the words themselves', () => {
    const { groups, meanings, text, isCorrected } = understandSearch('Butter Yellow slip dress', NOTHING)
    expect(groups).toEqual([
      { any: ['=butter-yellow'], all: ['butter', 'yellow'] },
      { any: ['=slip-dress'], all: ['slip', 'dress'] },
    ])
    expect(meanings.map(({ type, value }) => `${type}:${value}`)).toEqual([
      'color:butter-yellow',
      'category:slip-dress',
    ])
    expect([text, isCorrected]).toEqual(['butter yellow slip dress', false])
  })
  it('reads Chinese by the lexicon, and what it does not know by pairs', () => {
    const { groups } = understandSearch('奶油黄连衣裙', NOTHING)
    expect(groups[0]).toEqual({ any: ['=butter-yellow'], all: ['奶油', '油黄'] })
    expect(groups[1]?.any).toContain('=dress')
    expect(groups[1]?.all).toEqual(['连衣', '衣裙'])
    expect(understandSearch('翡冷翠', NOTHING).groups).toEqual([{ any: [], all: ['翡冷', '冷翠'] }])
  })
  it('takes a broad category for all that it covers', () => {
    const { groups } = understandSearch('dresses', NOTHING)
    expect(groups).toHaveLength(1)
    expect(groups[0]?.any).toEqual(expect.arrayContaining(['=dress', '=slip-dress', '=sundress', 'dress']))
  })
  it('corrects words together: the phrase that the lexicon knows is meant, not the commoner words', () => {
    const near = new Map([
      ['buter', ['outer', 'butter', 'buyer']],
      ['yelow', ['below', 'yellow']],
    ])
    const understood = understandSearch('buter yelow ', { ...NOTHING, near })
    expect(understood).toMatchObject({ text: 'butter yellow', isCorrected: true })
    expect(understood.groups).toEqual([{ any: ['=butter-yellow'], all: ['butter', 'yellow'] }])
  })
  it.each([
    ['barn jaket ', [], 'barn jacket'],
    ['bran jacket ', [], 'barn jacket'],
    ['trench cot ', [], 'trench coat'],
    // Among the words of records the one that makes a phrase, in spite of those that are nearer to it.
    ['barn jaket ', ['born', 'bark'], 'barn jacket'],
    ['cot ', [], 'cot'],
    // What records have makes sense: a phrase that is as near is no guess then.
    ['teel dress ', ['teal'], 'teal dress'],
    // The Indonesian word.
    ['zzz jaket ', [], 'zzz jaket'],
  ])('reads %s by the phrases of the lexicon', (typed, nearOfFirst, meant) => {
    const near = new Map([
      ['barn', nearOfFirst],
      ['teel', nearOfFirst],
      ['jaket', ['jacket', 'basket']],
    ])
    expect(understandSearch(typed, { ...NOTHING, near }).text).toBe(meant)
  })
  it.each([
    ['泡泡群', '泡泡裙', '=bubble', ['泡泡', '泡群']],
    ['黑色牛仔库', '黑色牛仔裤', '=jeans', ['牛仔', '仔库']],
  ])('puts a mistyped character of %s right, and finds what says it as typed', (typed, meant, value, pairs) => {
    const understood = understandSearch(typed, NOTHING)
    expect(understood).toMatchObject({ text: meant, isCorrected: true })
    expect(understood.groups.at(-1)?.any).toContain(value)
    expect(understood.groups.at(-1)?.all).toEqual(pairs)
  })
  it.each(['翡冷翠', '奶油黄连衣裙', '波司登', '红色裙', '黄油色'])('leaves %s as it is', (typed) => {
    expect(understandSearch(typed, NOTHING)).toMatchObject({ text: typed, isCorrected: false })
  })
  it('leaves alone what records or the lexicon know', () => {
    const near = new Map([['zork', ['cork']]])
    expect(understandSearch('zork linen ', { ...NOTHING, known: new Set(['zork']), near })).toMatchObject({
      text: 'zork linen',
      isCorrected: false,
    })
  })
  it('finishes the last word, for names even where it is one', () => {
    const begun = understandSearch('butter yel', { ...NOTHING, completions: ['yellow', 'yell'] })
    expect(begun).toMatchObject({ text: 'butter yellow', isCorrected: false })
    expect(begun.groups).toEqual([{ any: ['=butter-yellow'], all: ['butter', 'yellow'] }])
    const whole = understandSearch('top', { ...NOTHING, known: new Set(['top']), completions: ['topshop', 'top'] })
    expect(whole.groups[0]?.any).not.toContain('topshop')
    expect(whole.nameGroups[0]?.any).toContain('topshop')
  })
  it('asks for the wearer as records carry it, and not for words that say nothing', () => {
    expect(understandSearch("the women's zork of 男", { ...NOTHING, known: new Set(['zork']) }).groups).toEqual([
      { any: ['gender=women', 'women'], all: [] },
      { any: ['zork'], all: [] },
      { any: ['gender=men', '男'], all: [] },
    ])
  })
  it('asks for nothing where there is no word', () => {
    expect(understandSearch(' - ', NOTHING)).toMatchObject({ text: '', groups: [], meanings: [] })
  })
})

it('tells which words records are asked about', () => {
  expect(wordsToKnow('Linen shirts 亚麻 linen')).toEqual(['linen', 'shirt'])
  expect([unfinishedWord('linen shi'), unfinishedWord('linen '), unfinishedWord('亚麻')]).toEqual(['shi', null, null])
})
