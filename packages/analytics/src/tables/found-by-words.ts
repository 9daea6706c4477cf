import type { SearchKind } from '@trendee/core/search/search-kinds'
import type { AnalyticsDb, QueryParameters } from '../engine/db'
import { matching } from './matching'
import { kindsIn } from './search-sources'
import { understand } from './understand'

/** Whose rows are looked through: their kind in the search, and their key as two columns of SQL. */
export interface SearchedRows {
  readonly kind: SearchKind
  readonly platform: string
  readonly id: string
  /** SQL that holds for the rows and their entries in the search alike, such as a condition on `platform`; '1' for none. */
  readonly within?: string
}

/** What the words of a list's search ask for. */
export interface FoundByWords {
  /** A condition over the rows; '' where nothing is asked. */
  readonly sql: string
  readonly parameters: QueryParameters
  /** The words with mistyped ones put right; null where they stand as they were written. */
  readonly searchedAs: string | null
}

const NOTHING_ASKED: FoundByWords = { sql: '', parameters: {}, searchedAs: null }

/**
 * The records that the search over everything finds for these words: in both languages, mistyped words put right. Words
 * that say nothing find nothing.
 */
export async function foundByWords(
  db: AnalyticsDb,
  q: string | undefined,
  { kind, platform, id, within = '1' }: SearchedRows,
): Promise<FoundByWords> {
  if (q === undefined || q === '') return NOTHING_ASKED
  const { text, isCorrected, groups, nameGroups } = await understand(db, q)
  const isOfItems = kindsIn('search_item').includes(kind)
  // What has a name is also found by its beginning.
  const words = matching(isOfItems ? groups : nameGroups, 'searched')
  const found = `SELECT platform, id FROM trendee.${isOfItems ? 'search_item' : 'search_name'}
    PREWHERE ${words.sql} WHERE kind = '${kind}' AND ${within}`
  return {
    sql: groups.length === 0 ? '0' : `(${platform}, ${id}) IN (${found})`,
    parameters: words.parameters,
    searchedAs: isCorrected ? text : null,
  }
}

/** A query as it is searched, for lists that read its words themselves: '' where there is none. */
export async function wordsPutRight(
  db: AnalyticsDb,
  q: string | undefined,
): Promise<{ q: string; searchedAs: string | null }> {
  if (q === undefined || q === '') return { q: '', searchedAs: null }
  const { text, isCorrected } = await understand(db, q)
  return { q: text, searchedAs: isCorrected ? text : null }
}
