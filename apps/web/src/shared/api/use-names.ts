import { useMemo } from 'react'
import type { OutputOf } from '@trendee/contract/endpoint'
import { filters } from '@trendee/contract/filters/filters'
import { titleCase } from '@trendee/core/lexicon/title-case'
import type { TextKey } from '@trendee/contract/texts/texts'
import { useTexts } from '../i18n/use-texts'
import { useUser } from './session'
import { useEndpoint } from './use-endpoint'

export type FilterIndex = OutputOf<typeof filters.index>

/** `wide-leg-trousers` → `Wide Leg Trousers`, `shop-linden-lane` → `Linden Lane`, for a value that the index does not name. */
export function humanise(slug: string): string {
  const words = slug.replace(/^shop-/, '').replaceAll(/[-_]+/g, ' ')
  return titleCase(words.trim())
}

function namesOf(index: FilterIndex): Map<string, { name: string; name_zh: string }> {
  const options = [
    ...index.platforms,
    ...index.genders,
    ...index.attributes.flatMap((group) => group.values),
    ...index.categories.flatMap((category) => [category, ...category.secondary]),
  ]
  return new Map(options.map((option) => [option.value, option]))
}

/** Platforms without products, which no filter offers, and those that are called otherwise in Chinese, for who has no account. */
const PLATFORMS = new Map<string, TextKey>([
  ['amazon', 'platform.amazon'],
  ['brand-site', 'platform.brand-site'],
  ['catalog', 'platform.catalog'],
  ['runway', 'platform.runway'],
  ['tiktok', 'platform.tiktok'],
])

/** From a value to its name in the reader's language. */
export type Names = (value: string) => string

/** Names of categories, attribute values and platforms in the reader's language. The index answers those alone who are in. */
export function useNames(): Names {
  const { t, nameOf } = useTexts()
  const { data } = useEndpoint(filters.index, {}, { enabled: useUser() !== null })
  const names = useMemo(() => (data === undefined ? null : namesOf(data)), [data])
  return (value) => {
    const found = names?.get(value)
    if (found !== undefined) return nameOf(found.name, found.name_zh)
    const platform = PLATFORMS.get(value)
    return platform === undefined ? humanise(value) : t(platform)
  }
}
