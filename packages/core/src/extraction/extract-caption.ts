import { ARTICLES, CAPTION_IDIOMS, COLORED_THINGS, NETWORK_TAGS, OTHER_SENSES } from '../lexicon/caption-idioms'
import { JOINING_WORDS } from '../lexicon/languages/joining-words'
import { TRADITIONAL_CHARACTERS } from '../lexicon/traditional-characters'
import { garmentOf } from './extract-garment'
import { completeWithAttribute, headOf, isVagueNoun, isWider } from './find-category'
import { findFacts } from './find-facts'
import { findKnownBrands } from './find-brand'
import type { ExtractedGarment } from './garment'
import { famousBrands } from './known-brands'
import { type ReadingLanguage, vocabularyOf } from './language-vocabulary'
import { partAtCapitals, partWords } from './part-words'
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
import { languageOfProse } from './text-language'
import { readWords, wordsAsWritten, type WordStream } from './word-stream'
import { wordsIn } from './words-in-language'

let idioms: PhraseTrie<true> | null = null

function captionIdioms(): PhraseTrie<true> {
  if (idioms !== null) return idioms
  idioms = new PhraseTrie<true>(true, TRADITIONAL_CHARACTERS)
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

function unreadWords(stream: WordStream, language: ReadingLanguage): UnreadWords[] {
  return [
    ...captionIdioms()
      .find(stream.words, stream.breaks)
      .map(({ from, to }) => ({ start: from, end: to, yieldsToLonger: true })),
    ...(language === 'mixed' ? coloredThings(stream) : []),
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

/**
 * A vague noun is a garment where an article or an attribute stands before it, or it begins its phrase: not in "so top". In other
 * languages an attribute may stand behind it, and nobody begins with a garment that is also a verb: "saia daqui".
 */
function isMeant(scan: TextScan, ware: GarmentMention): boolean {
  const { words, breaks } = scan.stream
  const described = [...scan.attributes, ...scan.genders]
  if (scan.language !== 'mixed') {
    const isVague = ware.to - ware.from === 1 && OTHER_SENSES.has(words[ware.from] ?? '')
    return (
      !isVague ||
      (ARTICLES.has(words[ware.from - 1] ?? '') && !/^\d+$/.test(words[ware.to] ?? '')) ||
      described.some(({ from, to }) => to === ware.from || from === ware.to || from === ware.to + 1)
    )
  }
  if (!isVagueNoun(scan, ware) || breaks[ware.from] === true) return true
  return determiners.has(words[ware.from - 1] ?? '') || described.some(({ to }) => to === ware.from)
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
 * Whether but words that describe or join, and at most one other, stand between a wearer and a garment of its phrase: "vestido largo
 * de mujer", "Leinenhemd in Weiß für Herren".
 */
function isBesideGarment(scan: TextScan, wearer: GenderMention, garments: readonly GarmentMention[]): boolean {
  const described = [...scan.attributes, ...scan.genders]
  const isOther = (word: string, at: number) =>
    !JOINING_WORDS.has(word) && !described.some(({ from, to }) => from <= at && at < to)
  return garments.some((ware) => {
    if (ware.phrase !== wearer.phrase) return false
    const [from, to] = wearer.from < ware.from ? [wearer.to, ware.from] : [ware.to, wearer.from]
    return scan.stream.words.slice(from, to).filter((word, index) => isOther(word, from + index)).length <= 1
  })
}

/**
 * The wearers among the people whom a caption names: directly before a garment ("girls' tulle skirt"), beside a word for
 * clothes, or a child that it is for. "Girls night", "my man said" and "baby, it's cold" name none.
 */
function wearersOf(scan: TextScan, garments: readonly GarmentMention[]): GenderMention[] {
  const { words, breaks } = scan.stream
  if (scan.language !== 'mixed') return scan.genders.filter((wearer) => isBesideGarment(scan, wearer, garments))
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

/** What a text in one language names; the words of its hashtags are parted already. */
function readIn(language: ReadingLanguage, title: string): ExtractedGarment {
  const stream = wordsIn(language, title)
  const found = scanWords(stream, unreadWords(stream, language), language)
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

const TAG = /[#＃]([\p{L}\p{M}\p{N}_]+)/gu

/** The words of each hashtag, which a caption may part by capitals. */
function wordsOfTags(caption: string, hashtags: readonly string[]): ReadonlyMap<string, string> {
  const parted = new Map<string, string>()
  for (const [, written = ''] of caption.matchAll(TAG)) {
    const tag = written.normalize('NFC').toLowerCase()
    const words = /\p{Ll}\p{Lu}/u.test(written) && partWords(tag) === tag ? partAtCapitals(written) : null
    if (words !== null) parted.set(tag, words)
  }
  return new Map(hashtags.map((tag) => [tag, parted.get(tag) ?? partWords(tag)]))
}

/** A caption without its tags, accounts and addresses, whose words are of any language. */
function proseOf(caption: string): string {
  return caption.replaceAll(/https?:\/\/\S+/g, ' ').replaceAll(/[#＃@][\p{L}\p{M}\p{N}_.]+/gu, ' ')
}

function isReadIn(language: ReadingLanguage, tag: string): boolean {
  const { words, breaks } = wordsIn(language, tag)
  return vocabularyOf(language).find(words, breaks).length > 0
}

/** What the tags add to what the caption says. */
function withTags(said: ExtractedGarment, tagged: ExtractedGarment): ExtractedGarment {
  const known = new Set(said.attributes.map(({ type, value }) => `${type}:${value}`))
  const isOfSame = said.category === null || tagged.category === null
  return {
    ...said,
    category: said.category ?? tagged.category,
    gender: said.gender ?? (isOfSame ? tagged.gender : null),
    attributes: [...said.attributes, ...tagged.attributes.filter(({ type, value }) => !known.has(`${type}:${value}`))],
    garments: [...said.garments, ...tagged.garments],
  }
}

/**
 * What the words under a picture or a video name: as `extractGarment` reads a title, in the caption's language, but for figures of
 * speech, the words of mentioned accounts, and people and things that are no part of the garment. The garment is the first that is
 * named. Of hashtags the words are parted, by capitals (`SkinnyJeansAreBack`) or by the lexicon (`bubbleskirt`); those that are not of the
 * caption's language are read as English ones.
 */
export function extractCaption(caption: string, hashtags: readonly string[]): ExtractedGarment {
  const words = wordsOfTags(caption, hashtags)
  const asTags = (tags: readonly string[]) => tags.map((tag) => `#${words.get(tag) ?? tag}`).join(' ')
  const prose = proseOf(caption)
  const language = languageOfProse(/\p{L}/u.test(prose) ? prose : hashtags.join(' '))
  if (language === 'mixed') return readIn(language, [caption, asTags(hashtags)].join(' '))
  const own = hashtags.filter((tag) => isReadIn(language, tag))
  const said = readIn(language, [caption, ...own.map((tag) => `#${tag}`)].join(' '))
  const others = hashtags.filter((tag) => !own.includes(tag))
  return others.length === 0 ? said : withTags(said, readIn('mixed', asTags(others)))
}
