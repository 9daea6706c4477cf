import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { lexiconEntry, primaryCategories } from '@trendee/core/lexicon/lexicon'

export interface ValueNames {
  readonly name: string
  readonly name_zh: string
}

const NAMED_BY_LEXICON = ['category', ...ATTRIBUTE_TYPES] as const

/**
 * Names of a stored value: of an attribute's, of a secondary category (`category`) or of a primary one
 * (`primary_category`). What the lexicon does not hold, as a shop's own category, is its own name.
 */
export function valueNames(type: string, value: string): ValueNames {
  if (type === 'primary_category') {
    const primary = primaryCategories().find((category) => category.value === value)
    return { name: primary?.en ?? value, name_zh: primary?.zh ?? value }
  }
  const known = NAMED_BY_LEXICON.find((candidate) => candidate === type)
  const entry = known === undefined ? null : lexiconEntry(known, value)
  return { name: entry?.en ?? value, name_zh: entry?.zh ?? value }
}
