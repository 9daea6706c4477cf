import { primaryCategories } from '@trendee/core/lexicon/primary-categories'
import type { PresetField, PresetFilters } from '@trendee/core/preferences/preferences'
import { useTexts } from '../i18n/use-texts'

interface PreferenceNames {
  readonly category: (value: string) => string
  /** All of them in one line. */
  readonly presets: (presets: PresetFilters) => string
}

/** What people answered, in the reader's language. */
export function usePreferenceNames(): PreferenceNames {
  const { t, nameOf, format } = useTexts()
  const category = (value: string) => {
    const named = primaryCategories().find((one) => one.value === value)
    return named === undefined ? value : nameOf(named.en, named.zh)
  }
  const preset = (field: PresetField, value: string) => {
    if (field === 'region') return format.region(value)
    if (field === 'primaryCategory') return category(value)
    return t(`gender.${value as 'women'}`)
  }
  const presets = (all: PresetFilters) =>
    (Object.entries(all) as [PresetField, string][]).map(([field, value]) => preset(field, value)).join(' · ')
  return { category, presets }
}
