import type { PrimaryCategory } from '../lexicon/types'

/** What somebody does for a living, in the order in which it is asked. */
export const LINES_OF_WORK = ['designer', 'buyer', 'seller', 'brand', 'student', 'other'] as const
export type LineOfWork = (typeof LINES_OF_WORK)[number]

/** For whom somebody works; `all` is an answer too. */
export const GENDER_FOCUS = ['women', 'men', 'kids', 'all'] as const
export type GenderFocus = (typeof GENDER_FOCUS)[number]

/** Markets that can be named; the first is the one that screens start with. */
export const MOST_MARKETS = 20

/** What an account answered on its first visit, or on its page since; nothing of it has to be. */
export interface Preferences {
  readonly work: LineOfWork | null
  readonly categories: readonly PrimaryCategory[]
  /** Region codes in the order in which they were chosen. */
  readonly regions: readonly string[]
  readonly gender: GenderFocus | null
}

/** Of whom did not want to be asked. */
export const NOTHING_ANSWERED: Preferences = { work: null, categories: [], regions: [], gender: null }

/** Filters that preferences can set; `department` is the shops' word for gender, and has none for everybody. */
export const PRESET_FIELDS = ['gender', 'department', 'region', 'primaryCategory'] as const
export type PresetField = (typeof PRESET_FIELDS)[number]
export type PresetFilters = Readonly<Partial<Record<PresetField, string>>>

/**
 * The filters that a screen starts with. A filter of one category is set where one was answered: of several, it would
 * hide the others.
 */
export function presetFilters(
  { gender, regions, categories }: Preferences,
  fields: readonly PresetField[],
): PresetFilters {
  const [category, ...others] = categories
  const known: Readonly<Record<PresetField, string | null | undefined>> = {
    gender,
    department: gender === 'all' ? null : gender,
    region: regions[0],
    primaryCategory: others.length === 0 ? category : null,
  }
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = known[field] ?? null
      return value === null ? [] : [[field, value]]
    }),
  )
}
