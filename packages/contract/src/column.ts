import type { Language } from '@trendee/core/language/languages'
import type { TextKey } from './texts/texts'

/** What a value means, by which a table draws it and a file writes it. */
export type ColumnKind = PlainKind | VocabularyKind | CategoryKind

/** Written to a file as it is. Growths and shares are fractions, instants unix seconds, pictures addresses of this platform. */
type PlainKind =
  | 'text'
  | 'count'
  | 'short'
  | 'decimal'
  | 'growth'
  | 'share'
  | 'dollars'
  | 'region'
  | 'day'
  | 'instant'
  | 'instantDay'
  | 'flag'
  | 'picture'

/** A word of the interface's vocabulary: its text's key is `kind.value`. */
export const VOCABULARY_KINDS = [
  'type',
  'gender',
  'level',
  'lifecycle',
  'evidence',
  'demand_counts',
  'gender_from',
  'price_doubt',
  'segment',
  'trend_part',
  'trend_number',
  'mover',
  'growth_reason',
  'choice',
  'verdict',
  'season_part',
  'season_reason',
  'not_judged',
  'standing',
] as const
export type VocabularyKind = (typeof VOCABULARY_KINDS)[number]

/** A category, which the lexicon names. */
export type CategoryKind = 'category' | 'primary_category'

export type ColumnValue = string | number | boolean | null

/**
 * Digits after the point that a file keeps of a number: no more than a screen can show, as 12.950000000000001 is nobody's
 * price. A fraction keeps three, which is a percentage with one.
 */
export const FILE_DIGITS: Readonly<Partial<Record<ColumnKind, number>>> = {
  count: 0,
  short: 0,
  decimal: 2,
  dollars: 2,
  growth: 3,
  share: 3,
}

/** One column of a list, for the screen's table and for the exported file alike. */
export interface Column<Row> {
  readonly id: string
  readonly header: TextKey
  readonly kind: ColumnKind
  readonly value: (row: Row, language: Language) => ColumnValue
  /** ISO code of what a `decimal` is an amount of; a workbook shows it beside the number. */
  readonly currency?: (row: Row) => string | null
}

/** A list that can be exported, under the name that `what` of the export gives it. */
export interface Exported<Row> {
  readonly what: string
  readonly columns: readonly Column<Row>[]
}
