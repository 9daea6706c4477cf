import { BRAND_IDENTITIES, type BrandIdentity } from '../lexicon/brand-identities'
import { brandId } from './brand-id'

/** One way in which feeds write a brand, and how often. */
export interface WrittenName {
  readonly written: string
  /** The line of the house; '' for the house itself. */
  readonly line: string
  readonly products: number
}

export interface BrandNames {
  readonly name: string
  /** '' where no Chinese name is known. */
  readonly nameZh: string
  /** Other ways in which the house itself is written. */
  readonly aliases: readonly string[]
  readonly lines: readonly string[]
  /** ISO 3166; '' where it is not known. */
  readonly country: string
}

let identities: ReadonlyMap<string, BrandIdentity> | null = null

function identityOf(id: string): BrandIdentity | undefined {
  identities ??= new Map(BRAND_IDENTITIES.map((identity) => [brandId(identity.name), identity]))
  return identities.get(id)
}

const isChinese = (name: string) => /\p{Script=Han}/u.test(name)
const isShouted = (name: string) => name === name.toUpperCase() && name !== name.toLowerCase()

/** The most usual spelling, and of those one that does not shout. */
function usualFirst(a: WrittenName, b: WrittenName): number {
  return (
    Number(isShouted(a.written)) - Number(isShouted(b.written)) ||
    b.products - a.products ||
    (a.written < b.written ? -1 : 1)
  )
}

/** What a brand is called: as it is known the world over, else as feeds write it most. */
export function describeBrand(id: string, written: readonly WrittenName[]): BrandNames {
  const identity = identityOf(id)
  const spellings = written.filter(({ line }) => line === '').toSorted(usualFirst)
  const chinese = spellings.find((spelling) => isChinese(spelling.written))?.written ?? ''
  const plain = spellings.find((spelling) => !isChinese(spelling.written))?.written
  // A house of which feeds know lines alone is called by its id until they name it.
  const name = identity?.name ?? plain ?? (chinese || id)
  const nameZh = identity?.nameZh || chinese
  const others = new Set([...spellings.map((spelling) => spelling.written), ...(identity?.aliases ?? [])])
  others.delete(name)
  others.delete(nameZh)
  return {
    name,
    nameZh,
    aliases: [...others],
    lines: [...new Set(written.flatMap(({ line }) => (line === '' ? [] : [line])))].toSorted(),
    country: identity?.country ?? '',
  }
}
