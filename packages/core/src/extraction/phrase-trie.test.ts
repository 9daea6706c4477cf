import { describe, expect, it } from 'vitest'
import { PhraseTrie } from './phrase-trie'
import { englishPlural } from './vocabulary'

function trieOf(...phrases: string[]): PhraseTrie<string> {
  const trie = new PhraseTrie<string>()
  for (const phrase of phrases) trie.add(phrase.split(' '), phrase, phrase !== 'nón')
  return trie
}

const found = (trie: PhraseTrie<string>, text: string) =>
  trie.find(text.split(' ')).map(({ from, to, senses }) => [from, to, senses.join()])

describe('PhraseTrie', () => {
  it('finds the longest phrase, from the left, without overlap', () => {
    const trie = trieOf('shirt', 'shirt dress', 'dress', 't shirt')
    expect(found(trie, 'shirt dress')).toEqual([[0, 2, 'shirt dress']])
    expect(found(trie, 't shirt dress')).toEqual([
      [0, 2, 't shirt'],
      [2, 3, 'dress'],
    ])
  })

  it('goes back to the longest whole phrase when a longer one breaks off', () => {
    expect(found(trieOf('red', 'red wine glass'), 'red wine bottle')).toEqual([[0, 1, 'red']])
  })

  it('does not reach over the start of a phrase', () => {
    expect(trieOf('red dress').find(['red', 'dress'], [true, true])).toEqual([])
  })

  it('finds Romance words without their accents, Vietnamese only with them', () => {
    const trie = trieOf('pantalón', 'nón')
    expect(found(trie, 'pantalon')).toHaveLength(1)
    expect(found(trie, 'pantalón')).toHaveLength(1)
    expect(found(trie, 'nón')).toHaveLength(1)
    expect(found(trie, 'non')).toEqual([])
  })

  it('reads other spellings as the words they lead to, in phrases and in texts', () => {
    const spelled = new PhraseTrie<string>(true, new Map([['grey', 'gray']]))
    spelled.add(['gray', 'coat'], 'coat')
    spelled.add(['grey', 'hat'], 'hat')
    for (const color of ['gray', 'grey']) {
      expect(spelled.sensesOf([color, 'coat'])).toEqual(['coat'])
      expect(spelled.sensesOf([color, 'hat'])).toEqual(['hat'])
    }
  })
})

describe('englishPlural', () => {
  it.each([
    ['dress', 'dresses'],
    ['body', 'bodies'],
    ['jersey', 'jerseys'],
    ['watch', 'watches'],
    ['skirt', 'skirts'],
    ['jeans', null],
  ])('%s → %s', (noun, plural) => {
    expect(englishPlural(noun)).toBe(plural)
  })
})
