import { lexiconEntries } from '../lexicon/lexicon'
import { ATTRIBUTE_TYPES } from '../lexicon/types'
import { charactersOf, isRun } from './search-words'

/** With fewer characters than these one that is wrong leaves too little to tell what was meant. */
const LEAST_CHARACTERS = 3
const MOST_CHARACTERS = 8
const ANY = '*'

const byPinyin = new Intl.Collator('zh-u-co-pinyin')

type Characters = readonly string[]

interface Names {
  /** The lexicon's Chinese names by what is left of them with one character unknown: `泡泡*` → `泡泡裙`, `泡泡袖`. */
  readonly byRest: ReadonlyMap<string, readonly Characters[]>
  /** Every character of them in the order of its sound. */
  readonly bySound: Characters
}
let namesOnce: Names | null = null

const withoutOne = (characters: Characters, place: number) => characters.with(place, ANY).join('')

function namesOfLexicon(): Names {
  if (namesOnce !== null) return namesOnce
  const byRest = new Map<string, Characters[]>()
  for (const type of [...ATTRIBUTE_TYPES, 'category'] as const) {
    for (const { zh, zhTerms } of lexiconEntries(type)) {
      for (const name of new Set([zh, ...zhTerms])) {
        const characters = isRun(name) ? charactersOf(name) : []
        if (characters.length < LEAST_CHARACTERS || characters.length > MOST_CHARACTERS) continue
        for (const place of characters.keys()) {
          const rest = withoutOne(characters, place)
          byRest.set(rest, [...(byRest.get(rest) ?? []), characters])
        }
      }
    }
  }
  const characters = new Set([...byRest.values()].flat(2))
  namesOnce = { byRest, bySound: [...characters].toSorted(byPinyin.compare) }
  return namesOnce
}

/** How many of the lexicon's characters sound like something between the two. */
function soundDistance(bySound: Characters, one: string, other: string): number {
  const [low, high] = byPinyin.compare(one, other) <= 0 ? [one, other] : [other, one]
  return bySound.filter((each) => byPinyin.compare(each, low) > 0 && byPinyin.compare(each, high) < 0).length
}

/** The name whose character at `place` sounds most like the one that was typed. */
function nearestBySound(names: readonly Characters[], place: number, typed: string): Characters | undefined {
  const { bySound } = namesOfLexicon()
  const distanceOf = (name: Characters) => soundDistance(bySound, typed, name[place] ?? '')
  return names.toSorted((a, b) => distanceOf(a) - distanceOf(b))[0]
}

/**
 * Characters with one of them replaced where that makes the longest name of the lexicon: who types by sound takes a wrong character of
 * the same sound, so of several names the one that sounds most alike is meant. `isKnown` says which characters stand
 * in a name already; only another one is replaced. The same list where nothing is near.
 */
export function withNearestName(characters: Characters, isKnown: readonly boolean[]): Characters {
  const { byRest } = namesOfLexicon()
  for (let length = Math.min(MOST_CHARACTERS, characters.length); length >= LEAST_CHARACTERS; length -= 1) {
    for (let from = 0; from + length <= characters.length; from += 1) {
      const part = characters.slice(from, from + length)
      for (const place of part.keys()) {
        const names = isKnown[from + place] === true ? [] : (byRest.get(withoutOne(part, place)) ?? [])
        const name = nearestBySound(names, place, part[place] ?? '')
        if (name !== undefined) return characters.toSpliced(from, length, ...name)
      }
    }
  }
  return characters
}
