import { describe, expect, it } from 'vitest'
import { CAPTION_IDIOMS } from './caption-idioms'
import { GENDER_ROWS } from './genders'
import { GOODS_ROWS } from './goods'
import { lexiconEntries, searchLexicon } from './lexicon'
import { PART_ROWS } from './parts-of-wares'
import { PHRASE_CUES } from './phrase-cues'
import { inSimplified, TRADITIONAL_CHARACTERS } from './traditional-characters'
import { ATTRIBUTE_TYPES, FACT_TYPES } from './types'

const chineseWords = [
  ...[...ATTRIBUTE_TYPES, ...FACT_TYPES, 'category' as const].flatMap((type) =>
    lexiconEntries(type).flatMap(({ zhTerms }) => zhTerms),
  ),
  ...[...GENDER_ROWS, ...GOODS_ROWS, ...PART_ROWS].flatMap(({ language, terms }) => (language === 'zh' ? [terms] : [])),
  ...PHRASE_CUES.map(([, terms]) => terms),
  ...CAPTION_IDIOMS.filter((idiom) => !/\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(idiom)),
].join('')

/** Every character of Big5, in which Taiwan writes. */
function charactersOfTaiwan(): ReadonlySet<string> {
  const decoder = new TextDecoder('big5')
  const characters = new Set<string>()
  for (let lead = 0xa1; lead <= 0xf9; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) characters.add(decoder.decode(new Uint8Array([lead, trail])))
  return characters
}

/** The fibre 腈 is written so everywhere. */
const SAME_EVERYWHERE = new Set('腈')

describe('traditional characters', () => {
  it("has a pair for every character of the lexicon's Chinese words that Taiwan does not write", () => {
    const known = new Set(TRADITIONAL_CHARACTERS.values())
    const taiwanese = charactersOfTaiwan()
    const missing = [...new Set(chineseWords)].filter(
      (character) =>
        /\p{Script=Han}/u.test(character) &&
        !taiwanese.has(character) &&
        !known.has(character) &&
        !SAME_EVERYWHERE.has(character),
    )
    expect(missing).toEqual([])
  })

  it('leads from one character to one other that leads nowhere', () => {
    for (const [written, character] of TRADITIONAL_CHARACTERS) {
      expect([written, character].map((each) => each.length)).toEqual([1, 1])
      expect(TRADITIONAL_CHARACTERS.has(character)).toBe(false)
    }
  })

  it('leaves a text its length, and one without them as it is', () => {
    expect(inSimplified('裏布／裡布 鈕扣 Levi’s')).toBe('里布／里布 纽扣 Levi’s')
    expect(inSimplified('リネンのシャツ 셔츠 linen')).toBe('リネンのシャツ 셔츠 linen')
  })

  it('finds the entries of the lexicon', () => {
    expect(searchLexicon('絲絨')[0]?.entry.value).toBe('velvet')
    expect(searchLexicon('洋裝')[0]?.entry.value).toBe('dress')
  })
})
