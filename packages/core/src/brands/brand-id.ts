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
const AFTER_CHINESE_NAME = /(?:(?:官方|品牌)?(?:旗舰店|旗艦店|专卖店|專賣店|专营店|官方店|官网|官方))+$/

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
  /** One for all spellings of the line, such as `zarakids`; '' where it was the house itself. */
  readonly lineId: string
  /** `null` for a brand that is known from feeds alone. */
  readonly identity: BrandIdentity | null
}

const joined = (name: string) => nameWords(name).join('')
const idOf = (identity: BrandIdentity) => joined(identity.name)

/** The house behind a wearer's line: a known one, or a name of its own that is no everyday word ("Pretty Women" is whole). */
function houseOfLine(words: readonly string[]): Pick<BrandRead, 'id' | 'identity'> | null {
  if (words.length < 2 || !WEARER_LINES.has(words.at(-1) ?? '')) return null
  const house = words.slice(0, -1)
  const known = knownNames().get(house.join(''))
  if (known !== undefined) return { id: idOf(known.identity), identity: known.identity }
  const isName = house.some((word) => word.length > 3 && !TITLE_WORDS.has(word))
  return isName ? { id: house.join(''), identity: null } : null
}

/** What a brand field, a shop's name or an account's name says about the brand; `null` where it names none ("OEM", "N/A"). */
export function readBrand(written: string): BrandRead | null {
  const name = written.trim().replace(/^[@#]/, '')
  if (saysNoBrand(name)) return null
  const words = nameWords(name)
  const key = words.join('')
  if (key.length < 2 || key.length > MOST_LETTERS || /^\d+$/.test(key)) return null
  const known = knownNames().get(key)
  if (known !== undefined) {
    const { identity, line } = known
    return { id: idOf(identity), line, lineId: joined(line), identity }
  }
  const house = houseOfLine(words)
  if (house === null) return { id: key, line: '', lineId: '', identity: null }
  return { ...house, line: name, lineId: `${house.id}${words.at(-1)}` }
}

/** One identity of a brand over all platforms, whatever its spelling, case, accents and language; '' where none is named. */
export function brandId(written: string): string {
  return readBrand(written)?.id ?? ''
}

/** What the value of a brand filter asks for. */
export interface AskedBrand {
  readonly id: string
  /** The one line that is asked; '' for the house with all of its lines. */
  readonly lineId: string
}

/** A brand by its id or any spelling is asked with its lines, a line by its name alone. What names no brand is taken for an id. */
export function askedBrand(value: string): AskedBrand {
  const { id, lineId } = readBrand(value) ?? { id: value, lineId: '' }
  return { id, lineId }
}
