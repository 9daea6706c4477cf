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

/** Choices with the one that a link set, though it is not among them: it may stand below those that are listed. */
export function withChosen(choices: readonly Choice[], chosen: string | undefined, label = chosen): readonly Choice[] {
  return chosen === undefined || label === undefined || choices.some(({ value }) => value === chosen)
    ? choices
    : [...choices, { value: chosen, label }]
}

type Category = FilterIndex['categories'][number]['secondary'][number]

/** Secondary categories as a tree: what a broad one covers stands below it, and it is chosen as the whole of them. */
export function categoryChoices(options: readonly Category[], texts: Texts): Choice[] {
  const heads = options.filter(({ parent }) => parent === null)
  return heads.flatMap((head) => [
    ...choicesOf([{ ...head, ...head.family }], texts),
    ...choicesOf(
      options.filter(({ parent }) => parent === head.value),
      texts,
    ).map((choice) => Object.assign(choice, { isNarrower: true })),
  ])
}

/** Chosen categories, of which the newest goes before a broader or narrower one that was chosen earlier. */
export function withoutCovered(values: readonly string[], options: readonly Category[]): string[] {
  const newest = values.at(-1)
  const parentOf = (value: string | undefined) => options.find((option) => option.value === value)?.parent ?? null
  return values.filter((value) => value === newest || (parentOf(value) !== newest && parentOf(newest) !== value))
}

/** Several primary categories hold the same secondary one: named once, counted together. */
export function mergedOptions(options: readonly Category[]): Category[] {
  const byValue = new Map<string, Category>()
  for (const option of options) {
    const { count = 0, parent = null, family = null } = byValue.get(option.value) ?? {}
    const merged = { count: option.count + count, parent: option.parent ?? parent, family: option.family ?? family }
    byValue.set(option.value, { ...option, ...merged })
  }
  return [...byValue.values()].toSorted((a, b) => b.count - a.count)
}

export function windowChoices({ t }: Pick<Texts, 't'>, windows: readonly number[] = WINDOWS): Choice[] {
  return windows.map((days) => ({ value: String(days), label: t('window.short', { days }) }))
}

/** The windows that the data tell of, and the chosen one; none where there is nothing to choose. */
export function toldWindowChoices(
  texts: Pick<Texts, 't'>,
  told: readonly number[] | undefined,
  chosen: number,
): Choice[] {
  if (told === undefined) return windowChoices(texts)
  const windows = WINDOWS.filter((days) => days === chosen || told.includes(days))
  return windows.length > 1 ? windowChoices(texts, windows) : []
}
