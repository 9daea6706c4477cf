import type { Gender } from '../lexicon/types'

/** A brand is judged by so many of its products whose own words name the wearer. */
export const KNOWN_PRODUCTS = 5
/** So much of them is for one wearer where the brand is. Measured in docs/extraction.md. */
export const ONE_WEARER_SHARE = 0.95

const CHILDREN: ReadonlySet<Gender> = new Set(['girls', 'boys', 'kids', 'baby'])

/**
 * The wearer whom a brand's products are usually for, by how many of them name which; `kids` for a brand of children of
 * any sex or age. Null where they are too few or for several.
 */
export function usualWearer(named: ReadonlyMap<Gender, number>): Gender | null {
  let all = 0
  let children = 0
  for (const [gender, products] of named) {
    all += products
    if (CHILDREN.has(gender)) children += products
  }
  if (all < KNOWN_PRODUCTS) return null
  for (const [gender, products] of named) if (products >= all * ONE_WEARER_SHARE) return gender
  return children >= all * ONE_WEARER_SHARE ? 'kids' : null
}
