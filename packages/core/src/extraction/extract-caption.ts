import { CAPTION_IDIOMS, COLORED_THINGS, NETWORK_TAGS } from '../lexicon/caption-idioms'
import { garmentOf } from './extract-garment'
import { completeWithAttribute, headOf, isVagueNoun, isWider } from './find-category'
import { findFacts } from './find-facts'
import { findKnownBrands } from './find-brand'
import type { ExtractedGarment } from './garment'
import { famousBrands } from './known-brands'
import { partWords } from './part-words'
import { PhraseTrie } from './phrase-trie'
import {
  type GenderMention,
  type GarmentMention,
  isGarmentMention,
  scanWords,
  type TextScan,
  type UnreadWords,
} from './scan-text'
import { withSportsJerseys } from './sports-jersey'
import { readWords, wordsAsWritten, type WordStream } from './word-stream'

let idioms: PhraseTrie<true> | null = null

function captionIdioms(): PhraseTrie<true> {
  if (idioms !== null) return idioms
  idioms = new PhraseTrie<true>()
  for (const idiom of CAPTION_IDIOMS) idioms.add(readWords(idiom).words, true, true)
  return idioms
}

/** `@quillette.row`, but no address of mail. */
const ACCOUNT = /(?<![\p{L}\p{N}])@[\p{L}\p{M}\p{N}_.]+/gu

/** Words of mentioned accounts: "@olive.coats" is neither olive nor a coat. */
function accountWords({ text, starts }: WordStream): UnreadWords[] {
  return [...text.matchAll(ACCOUNT)].flatMap(({ index, 0: account }) => {
    const start = starts.findIndex((at) => at > index)
    const end = starts.findIndex((at) => at >= index + account.length)
    return start === -1 ? [] : [{ start, end: end === -1 ? starts.length : end }]
  })
}

function coloredThings({ words, breaks }: WordStream): UnreadWords[] {
  return words.flatMap((word, at) =>
    COLORED_THINGS.has(word) && at > 0 && breaks[at] !== true ? [{ start: at - 1, end: at + 1 }] : [],
  )
}

function networkTags({ text, words, starts, breaks }: WordStream): UnreadWords[] {
  return words.flatMap((word, at) => {
    const isWholeTag = text[(starts[at] ?? 0) - 1] === '#' && (at + 1 === words.length || breaks[at + 1] === true)
    return isWholeTag && NETWORK_TAGS.has(word) ? [{ start: at, end: at + 1 }] : []
  })
}

function unreadWords(stream: WordStream): UnreadWords[] {
  return [
    ...captionIdioms()
      .find(stream.words, stream.breaks)
      .map(({ from, to }) => ({ start: from, end: to, yieldsToLonger: true })),
    ...coloredThings(stream),
    ...networkTags(stream),
    ...accountWords(stream),
    ...findKnownBrands(stream, famousBrands()),
  ]
}

/** Words before a noun that say that there is such a thing: "my boots", "this tee". */
const determiners = new Set(
  'a an the my your her his our their this that these those one two new old same another own favourite favorite perfect cute some any every'.split(
    ' ',
  ),
)

/** A vague noun is a garment where an article or an attribute stands before it, or it begins its phrase: not in "so top". */
function isMeant(scan: TextScan, ware: GarmentMention): boolean {
  if (!isVagueNoun(scan, ware) || scan.stream.breaks[ware.from] === true) return true
  return (
    determiners.has(scan.stream.words[ware.from - 1] ?? '') ||
    [...scan.attributes, ...scan.genders].some(({ to }) => to === ware.from)
  )
}

/** The garments that a caption names; "dress hanger" and "shoe rack" name none. */
function garmentsOf(scan: TextScan): GarmentMention[] {
  return scan.wares
    .filter(isGarmentMention)
    .filter(
      (ware) =>
        isMeant(scan, ware) &&
        !scan.wares.some(
          ({ category, from, phrase }) => category === null && from === ware.to && phrase === ware.phrase,
        ),
    )
}

/** Whether nothing but attributes and wearers stands between two places of one phrase. */
function isAdjoining(scan: TextScan, from: number, to: number): boolean {
  const said = [...scan.attributes, ...scan.genders]
  for (let at = from; at < to; at += 1) {
    if (scan.stream.breaks[at] === true || !said.some((place) => place.from <= at && at < place.to)) return false
  }
  return scan.stream.breaks[to] !== true
}

/**
 * The garment that a caption is about: the first that it names. "A linen dress and comfortable shoes" is a dress, unlike a
 * title, whose last noun is the ware; "shirt dress" is one garment in both.
 */
function firstGarment(scan: TextScan, garments: readonly GarmentMention[]): GarmentMention | null {
  const inPhrase = garments.filter(({ phrase }) => phrase === garments[0]?.phrase)
  const plain = inPhrase.filter(({ isBehindFor, isBehindWith }) => !isBehindFor && !isBehindWith)
  const [first, ...others] = plain.length > 0 ? plain : inPhrase
  if (first === undefined) return null
  const run = [first]
  for (const next of others) {
    if (!isAdjoining(scan, run.at(-1)?.to ?? 0, next.from)) break
    run.push(next)
  }
  const head = headOf(run) ?? first
  const named = run.find((ware) => ware === head) ?? first
  return garments.find(({ category }) => isWider(named.category, category)) ?? named
}

/** What makes a word for people one for what they wear: "mens fashion", 女生穿搭. */
const wearing = new Set('fashion style styles wear outfit outfits look looks clothes clothing 穿 装 風 风'.split(' '))
/** Words that name a wearer by what is worn. */
const wornBy = /^(?:menswear|womenswear|ladieswear|kidswear|[男女童]\S*[装裝鞋包])$/u
/** Children whom a garment is made for, but for "girls" and "boys", who are as often grown up. */
const childrenMeant = /^(?:kids?|child|children|toddlers?|bab(?:y|ies)|newborns?|daughter|little (?:girls?|boys?))$/

/**
 * The wearers among the people whom a caption names: directly before a garment ("girls' tulle skirt"), beside a word for
 * clothes, or a child that it is for. "Girls night", "my man said" and "baby, it's cold" name none.
 */
function wearersOf(scan: TextScan, garments: readonly GarmentMention[]): GenderMention[] {
  const { words, breaks } = scan.stream
  return scan.genders.filter(({ from, to, phrase }) => {
    const written = words.slice(from, to).join(' ')
    const isOfGarment = garments.some(
      (ware) => ware.phrase === phrase && ware.to >= to && isAdjoining(scan, to, ware.from),
    )
    const isOfClothes = breaks[to] !== true && wearing.has(words[to] ?? '')
    const isFor = words[from - 1] === 'for' || (words[from - 2] === 'for' && determiners.has(words[from - 1] ?? ''))
    return isOfGarment || isOfClothes || wornBy.test(written) || (isFor && childrenMeant.test(written))
  })
}

/**
 * What the words under a picture or a video name: as `extractGarment` reads a title, but for figures of speech, the words of
 * mentioned accounts, and people and things that are no part of the garment. The garment is the first that is named. Of
 * hashtags the words are parted (`bubbleskirt`).
 */
export function extractCaption(caption: string, hashtags: readonly string[]): ExtractedGarment {
  const title = [caption, ...hashtags.map((tag) => `#${partWords(tag)}`)].join(' ')
  const stream = readWords(title)
  const found = scanWords(stream, unreadWords(stream))
  const facts = findFacts(found)
  const read = withSportsJerseys(found, facts)
  const garments = garmentsOf(read)
  const head = firstGarment(read, garments)
  const scan = { ...read, wares: garments, genders: wearersOf(read, garments) }
  const category = head && {
    entry: completeWithAttribute(scan, head, head.category),
    words: wordsAsWritten(stream, head.from, head.to),
    from: 'title' as const,
  }
  return garmentOf({ title }, { title: scan, brand: null, facts, category, head }, '')
}
