import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import type { Text } from '@trendee/contract/texts/text'
import { TEXTS } from '@trendee/contract/texts/texts'
import { categoryFamily } from '@trendee/core/lexicon/category-families'
import { colorHexOf } from '@trendee/core/lexicon/color-hex'
import { lexiconEntry } from '@trendee/core/lexicon/lexicon'
import { primaryCategories } from '@trendee/core/lexicon/primary-categories'

const REGIONS_EN = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const REGIONS_ZH = new Intl.DisplayNames(['zh-Hans'], { type: 'region', fallback: 'none' })

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

/** The same of a category as a marketplace's rows have it: a broad one by what it covers, "All dresses". */
export function categoryNames(value: string): ValueNames {
  const family = categoryFamily(value)
  return family === null ? valueNames('category', value) : { name: family.en, name_zh: family.zh }
}

/** Whether attributes of this type are shown at all. */
export function isAttributeType(type: string): type is (typeof ATTRIBUTE_TYPES)[number] {
  return (ATTRIBUTE_TYPES as readonly string[]).includes(type)
}

/** The swatch of a colour or of a kind of one, where the lexicon has one. */
export const colorHex = colorHexOf

function named(value: string, text: Text | undefined): ValueNames {
  return { name: text?.en ?? value, name_zh: text?.zh ?? value }
}

/** Names of a gender or a platform, as the interface's own texts give them. */
export function textNames(kind: string, value: string): ValueNames {
  const texts: Readonly<Record<string, Text>> = TEXTS
  return named(value, texts[`${kind}.${value}`])
}

/** Names of a region code: a country's; a state keeps its code beside its country's name. */
export function regionNames(code: string): ValueNames {
  if (code === 'world') return { name: 'World', name_zh: '全球' }
  const [country = '', state] = code.split('-')
  if (!/^[A-Z]{2}$/.test(country)) return { name: code, name_zh: code }
  const suffix = state === undefined ? '' : ` (${state})`
  return {
    name: `${REGIONS_EN.of(country) ?? country}${suffix}`,
    name_zh: `${REGIONS_ZH.of(country) ?? country}${suffix}`,
  }
}
