import { WINDOWS } from '@trendee/core/trend/vocabulary'
import type { FilterIndex } from '../api/use-names'
import type { Texts } from '../i18n/use-texts'
import type { Choice } from './filter-bar'

type Option = FilterIndex['genders'][number]

/** Filter values that the data holds, with how many products carry each. */
export function choicesOf(options: readonly Option[] | undefined, { nameOf, format }: Texts): Choice[] {
  return (options ?? []).map((option) => ({
    value: option.value,
    label: `${nameOf(option.name, option.name_zh)}  ${format.short(option.count)}`,
  }))
}

/** Several primary categories hold the same secondary one: named once, counted together. */
export function mergedOptions(options: readonly Option[]): Option[] {
  const byValue = new Map<string, Option>()
  for (const option of options) {
    const count = option.count + (byValue.get(option.value)?.count ?? 0)
    byValue.set(option.value, { ...option, count })
  }
  return [...byValue.values()].toSorted((a, b) => b.count - a.count)
}

export function windowChoices({ t }: Pick<Texts, 't'>): Choice[] {
  return WINDOWS.map((days) => ({ value: String(days), label: t('window.short', { days }) }))
}
