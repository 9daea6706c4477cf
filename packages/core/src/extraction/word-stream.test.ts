import { describe, expect, it } from 'vitest'
import { readWords, wordsAsWritten } from './word-stream'

describe('readWords', () => {
  it.each([
    ["Women's A-Line Skirt", ['womens', 'a', 'line', 'skirt']],
    ['V领T恤', ['v', '领', 't', '恤']],
    ['Black & White', ['black', 'and', 'white']],
    ['เสื้อ M', ['เ', 'ส', 'ื', '้', 'อ', 'm']],
    ['ＤＲＥＳＳ', ['dress']],
    ['', []],
    ['👗 dress 👠', ['dress']],
  ])('%s', (text, words) => {
    expect(readWords(text).words).toEqual(words)
  })

  it('starts phrases at punctuation and spaced dashes, not at hyphens', () => {
    const { words, breaks } = readWords('a-line dress, red - blue')
    expect(words.filter((_, at) => breaks[at])).toEqual(['a', 'red', 'blue'])
  })

  it('does not end a phrase at an abbreviation', () => {
    const { words, breaks } = readWords('U.S. Navy Assn. Kids. Red')
    expect(words.filter((_, at) => breaks[at])).toEqual(['u', 'red'])
  })

  it('parts run-on lines of descriptions only when asked', () => {
    expect(readWords('zip closurePadded back', true).words).toEqual(['zip', 'closure', 'padded', 'back'])
    expect(readWords('DressBerry').words).toEqual(['dressberry'])
  })

  it('gives back the text as written', () => {
    const stream = readWords('Red A-Line SKIRT!')
    expect(wordsAsWritten(stream, 1, 4)).toBe('A-Line SKIRT')
  })

  it('keeps places right where lower case is longer', () => {
    const stream = readWords('İİ red')
    expect(wordsAsWritten(stream, stream.words.length - 1, stream.words.length)).toBe('red')
  })
})
