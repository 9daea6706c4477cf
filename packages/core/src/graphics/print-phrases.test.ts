import { describe, expect, it } from 'vitest'
import { phraseAsWritten, phraseWords, printPhrases, singularOf } from './print-phrases'

const phrases = (...texts: string[]) => printPhrases(texts).map(({ words }) => words)
const slogans = (...texts: string[]) => printPhrases(texts).flatMap(({ words, isSlogan }) => (isSlogan ? [words] : []))

describe('what may be printed on a listing', () => {
  it('is what is left beside garment, cloth, colour, wearer and shop words', () => {
    expect(phrases('Retro Mushroom Shirt, Cottagecore Graphic Tee, Gift for Her')).toEqual(['mushroom'])
    expect(phrases('Strawberry Moon Hoodie')).toEqual(['strawberry', 'strawberry moon', 'moon'])
    expect(phrases('Women Black Cotton T-Shirt, Size XL, 2024')).toEqual([])
  })
  it('is a pattern that names a motif, and none that is woven or says only that there is a print', () => {
    expect(phrases('Leopard Print Midi Skirt')).toEqual(['leopard'])
    expect(phrases('Striped Printed Gingham Shirt')).toEqual([])
  })
  it('never goes beyond a mark', () => {
    expect(phrases('Frog, Toad')).toEqual(['frog', 'toad'])
    expect(phrases('Frog and Toad')).toEqual(['frog', 'frog and toad', 'toad'])
  })
  it('is read in Chinese, character by character', () => {
    expect(phrases('新款蘑菇图案印花T恤女装宽松')).toEqual(['蘑 菇'])
    expect(phraseAsWritten('蘑 菇')).toBe('蘑菇')
    expect(phraseWords('蘑菇 frog')).toBe('蘑 菇 frog')
  })
  it('is a slogan where it reads as a sentence or stands between quotation marks', () => {
    expect(slogans('You Are Enough Shirt')).toEqual(['you are enough', 'are enough'])
    expect(slogans('Cotton Tee "Salty Dog" Print')).toEqual(['salty dog'])
    expect(slogans('Frog Tee')).toEqual([])
    // An inch mark opens nothing.
    expect(slogans('Tote 14" wide 15" frog high')).toEqual([])
  })
  it('leaves names alone in which garment words mean nothing', () => {
    expect(phrases('Girl Power Tee')).toContain('girl power')
  })
})

it.each([
  ['mushrooms', 'mushroom'],
  ['cherries', 'cherry'],
  ['foxes', 'fox'],
  ['cat moms', 'cat mom'],
  ['moss', null],
  ['cactus', null],
  ['frog', null],
])('%s is the plural of %s', (plural, singular) => {
  expect(singularOf(plural)).toBe(singular)
})
