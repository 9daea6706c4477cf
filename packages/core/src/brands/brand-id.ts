import { saysNoBrand } from '../extraction/known-brands'
import { BRAND_IDENTITIES, type BrandIdentity } from '../lexicon/brand-identities'
import { TITLE_WORDS } from '../lexicon/brands'

/** Letters that Unicode does not take apart into a plain one and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** What shops and accounts write after a name: whose shop it is, which rights are held, what kind of company it is. */
const AFTER_NAME =
  /(?: (?:official(?: (?:store|shop|site|website))?|flagship(?: (?:store|shop))?|inc|ltd|llc|gmbh|plc|co (?:ltd|inc|llc)))+$/
const AFTER_CHINESE_NAME = /(?:官方|品牌)?(?:旗舰店|旗艦店|专卖店|專賣店|专营店|官方店|官网|官方)$/

/** Wearers and sizes of whom a house makes a line under its own name: "Zara Kids", "Avelisse Plus". */
const WEARER_LINES = new Set('kids men man women woman maternity plus curve petite'.split(' '))

/** A longer text is a sentence that stands in a brand field. */
const MOST_LETTERS = 60

/** The words of a name without accents, case, marks and "and"; other scripts keep their letters. */
function nameWords(written: string): string[] {
  const plain = written
    // "Nike®" and "Nike (TM)" are Nike; compatibility forms would make letters of the marks.
    .replaceAll(/[®™©]|\((?:tm|r)\)/gi, ' ')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(/[ßøæœłđðþı]/g, (letter) => PLAIN[letter] ?? letter)
    // Apostrophes and full stops stand within words: "Levi's", "J.Crew", "Dr. Martens".
    .replaceAll(/['’‘`´.·・]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(AFTER_NAME, '')
    .replace(AFTER_CHINESE_NAME, '')
  const words = plain.split(' ').filter((word) => word !== '')
  const meaning = words.filter((word) => word !== 'and')
  return meaning.length === 0 ? words : meaning
}

interface Known {
  readonly identity: BrandIdentity
  /** '' where the name is the house's own. */
  readonly line: string
}

let knownByKey: ReadonlyMap<string, Known> | null = null

function knownNames(): ReadonlyMap<string, Known> {
  if (knownByKey !== null) return knownByKey
  const known = new Map<string, Known>()
  for (const identity of BRAND_IDENTITIES) {
    for (const line of identity.lines) known.set(nameWords(line).join(''), { identity, line })
    for (const name of [identity.name, ...identity.aliases]) known.set(nameWords(name).join(''), { identity, line: '' })
  }
  knownByKey = known
  return known
}

export interface BrandRead {
  /** One for all platforms, spellings and languages: letters and figures only, such as `jackjones`. */
  readonly id: string
  /** The line of the house that was written, such as "Zara Kids"; '' where it was the house itself. */
  readonly line: string
  /** `null` for a brand that is known from feeds alone. */
  readonly identity: BrandIdentity | null
}

const idOf = (identity: BrandIdentity) => nameWords(identity.name).join('')

/** The house behind a wearer's line: a known one, or a name of its own that is no everyday word ("Pretty Women" is whole). */
function houseOfLine(words: readonly string[]): BrandRead | null {
  if (words.length < 2 || !WEARER_LINES.has(words.at(-1) ?? '')) return null
  const house = words.slice(0, -1)
  const known = knownNames().get(house.join(''))
  if (known !== undefined) return { id: idOf(known.identity), line: '', identity: known.identity }
  const isName = house.some((word) => word.length > 3 && !TITLE_WORDS.has(word))
  return isName ? { id: house.join(''), line: '', identity: null } : null
}

/** What a brand field, a shop's name or an account's name says about the brand; `null` where it names none ("OEM", "N/A"). */
export function readBrand(written: string): BrandRead | null {
  const name = written.trim().replace(/^[@#]/, '')
  if (saysNoBrand(name)) return null
  const words = nameWords(name)
  const key = words.join('')
  if (key.length < 2 || key.length > MOST_LETTERS || /^\d+$/.test(key)) return null
  const known = knownNames().get(key)
  if (known !== undefined) return { id: idOf(known.identity), line: known.line, identity: known.identity }
  const house = houseOfLine(words)
  return house === null ? { id: key, line: '', identity: null } : { ...house, line: name }
}

/** One identity of a brand over all platforms, whatever its spelling, case, accents and language; '' where none is named. */
export function brandId(written: string): string {
  return readBrand(written)?.id ?? ''
}
