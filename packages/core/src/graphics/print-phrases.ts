import { PhraseTrie } from '../extraction/phrase-trie'
import { type Sense, garmentVocabulary } from '../extraction/vocabulary'
import { type WordStream, readWords } from '../extraction/word-stream'
import { namesMotif } from './print-patterns'

/** Words of one phrase at most; a Han character is a word. */
export const MOST_WORDS = 6
const MOST_LATIN_WORDS = 4

/** What a listing says that may be what is printed on it. */
export interface PrintPhrase {
  /** Its words in small letters, parted by a space each; a Han character is a word of its own. */
  readonly words: string
  /** Words that read as a sentence, or that the listing puts between quotation marks. */
  readonly isSlogan: boolean
}

/** What sellers say of anything. Everything else of the kind is found by not being said more often of prints. */
const SHOP_WORDS =
  'gift|gifts|gift idea|handmade|personalized|personalised|custom|customized|customised|made to order|new|sale|hot sale|perfect|daily wear|everyday|' +
  'weekend|travel|machine washable|all season|soft|comfortable|fashionable|fashion|design|designs|designer|quality|premium|high|trendy|trending|' +
  'spring|summer|autumn|fall|winter|outfit|clothing|clothes|apparel|wear|size|plus|style|styles|cute|cool|funny|aesthetic|vintage|retro|print|prints|' +
  'printed|printing|pattern|patterns|graphic|graphics|slogan|slogans|logo|cartoon|letter|letters|text|art|artwork|embroidered|embroidery|shirt|tee|' +
  'tees|top|tops|svg|png|dtf|dtg|transfer|download|digital|unisex|him|her|his|women|womens|men|mens|classic|color|colour|' +
  '新款|女装|男装|童装|可爱|时尚|百搭|宽松|休闲|图案|印花|印|字母|卡通|标语|礼物|定制|手工|复古|夏季|春季|秋季|冬季|显瘦|潮牌|情侣|原创|设计|上衣|衣服|宽|款|装'

/** May stand within a phrase, neither first nor last. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an the of and or in on at to for with by from as than but so if into out up over under this that these those'.split(
    ' ',
  ),
)

/** Make a sentence of a phrase; they may stand at its ends. */
const SENTENCE_WORDS: ReadonlySet<string> = new Set(
  'i im you youre we they my your our me us is are am be was do dont not no yes never always all it its lets just why who what how can cant will wont make makes'.split(
    ' ',
  ),
)

/** Words for parts of a garment that are motifs as well. */
const MOTIF_WORDS: ReadonlySet<string> = new Set(['flower', 'flowers', 'leaves', 'stars', 'star', 'heart', 'hearts'])

const enum Place {
  Free = 0,
  Shop = 1,
  Small = 2,
  Sentence = 3,
}

let shopTrie: PhraseTrie<true> | null = null

function shopWords(): PhraseTrie<true> {
  if (shopTrie !== null) return shopTrie
  shopTrie = new PhraseTrie<true>()
  for (const phrase of SHOP_WORDS.split('|')) shopTrie.add(readWords(phrase).words, true)
  return shopTrie
}

/** Whether a sense of words makes them a garment's rather than a print's. Names such as "girl power" mean nothing of a garment. */
function isOfGarment(sense: Sense): boolean {
  switch (sense.kind) {
    case 'attribute':
      if (sense.entry.type === 'pattern') return !namesMotif(sense.entry.value)
      return !sense.isAmbiguous
    case 'category':
    case 'gender':
      return true
    case 'goods':
      return sense.isPart
    case 'cue':
      return sense.cue === 'set' || sense.cue === 'part'
    default:
      return false
  }
}

function isPrintsOwn(senses: readonly Sense[]): boolean {
  return senses.some(
    (sense) =>
      (sense.kind === 'attribute' && sense.entry.type === 'pattern' && namesMotif(sense.entry.value)) ||
      (sense.kind === 'cue' && sense.cue === 'nothing'),
  )
}

function placesOf({ words, breaks }: WordStream): Uint8Array {
  const places = new Uint8Array(words.length)
  for (const [at, word] of words.entries()) {
    if (SENTENCE_WORDS.has(word)) places[at] = Place.Sentence
    else if (SMALL_WORDS.has(word)) places[at] = Place.Small
  }
  for (const { from, to, senses } of garmentVocabulary().find(words, breaks)) {
    if (isPrintsOwn(senses) || !senses.some(isOfGarment) || MOTIF_WORDS.has(words[from] ?? '')) continue
    places.fill(Place.Shop, from, to)
  }
  for (const { from, to } of shopWords().find(words, breaks)) places.fill(Place.Shop, from, to)
  return places
}

const isHan = (word: string): boolean => /^\p{Script=Han}$/u.test(word)
const isLatin = (word: string): boolean => /[a-z\u00c0-\u024f]/.test(word)
/** One that can carry a phrase: sizes and years do not. */
const isTelling = (word: string): boolean => isHan(word) || (word.length >= 3 && /\p{L}/u.test(word))

/** Between quotation marks; an inch mark has none before it. */
const QUOTED = /(?<=^|[\s(,，])["“「『]([^"“”「」『』]{3,60})["”」』]/g

/**
 * What a listing's words say that may be printed on it: phrases of one to four words, of two to six Han characters, and what
 * stands between quotation marks. Words of garments, cloths, colours, wearers and of every shop are no part of them.
 */
export function printPhrases(texts: readonly string[]): readonly PrintPhrase[] {
  const found = new Map<string, boolean>()
  const add = (words: string, isSlogan: boolean) => found.set(words, isSlogan || (found.get(words) ?? false))
  for (const text of texts) {
    addPhrases(readWords(text), add)
    for (const [, quoted = ''] of text.matchAll(QUOTED)) addQuoted(readWords(quoted), add)
  }
  return [...found].map(([words, isSlogan]) => ({ words, isSlogan }))
}

type Add = (words: string, isSlogan: boolean) => void

function addPhrases(stream: WordStream, add: Add): void {
  const { words, breaks } = stream
  const places = placesOf(stream)
  for (let from = 0; from < words.length; from += 1) {
    if (places[from] === Place.Shop || places[from] === Place.Small) continue
    let [telling, sentence, latin] = [false, false, 0]
    for (let at = from; at < words.length && at < from + MOST_WORDS; at += 1) {
      const word = words[at] ?? ''
      const place = places[at]
      if (place === Place.Shop || (at > from && breaks[at] === true)) break
      if (isLatin(word)) latin += 1
      if (latin > MOST_LATIN_WORDS) break
      if (place === Place.Sentence) sentence = true
      if (place === Place.Free && isTelling(word)) telling = true
      if (place === Place.Small || !telling) continue
      if (at === from && isHan(word)) continue
      // A sentence has two words of its own at least: "you" alone is none, and "is love" begins in the middle of one.
      if (place === Place.Sentence && at === from) continue
      add(words.slice(from, at + 1).join(' '), sentence && at > from)
    }
  }
}

function addQuoted(stream: WordStream, add: Add): void {
  const { words } = stream
  if (words.length < 2 || words.length > MOST_WORDS) return
  const places = placesOf(stream)
  if (!words.some((word, at) => places[at] !== Place.Shop && isTelling(word))) return
  add(words.join(' '), true)
}

/** A phrase as it is written: Han characters stand together. */
export function phraseAsWritten(words: string): string {
  return words.replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
}

/** The words of a phrase as somebody writes it. */
export function phraseWords(written: string): string {
  return readWords(written).words.join(' ')
}

export function languageOf(words: string): 'en' | 'zh' {
  return /\p{Script=Han}/u.test(words) ? 'zh' : 'en'
}

/** The singular of a phrase that may be a plural: "mushrooms" → "mushroom", "cherries" → "cherry"; `null` where it is none. */
export function singularOf(words: string): string | null {
  if (/[^aeiou]ies$/.test(words)) return `${words.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh)es$/.test(words)) return words.slice(0, -2)
  return /[a-z]{2}[^su ]s$/.test(words) ? words.slice(0, -1) : null
}
