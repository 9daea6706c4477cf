import { type OptionsFilter, isOptionsGroup } from '@mantine/core'

/** What is chosen from by typing, found by its names in all languages. `names`: those of a choice in one text, by its value. */
export function filterByNames(names: ReadonlyMap<string, string>): OptionsFilter {
  return ({ options, search, limit }) => {
    const asked = search.trim().toLowerCase()
    const found = options.filter(
      (option) => !isOptionsGroup(option) && (names.get(option.value) ?? option.label).toLowerCase().includes(asked),
    )
    return found.slice(0, limit)
  }
}
