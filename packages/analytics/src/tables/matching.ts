import type { SearchGroup } from '@trendee/core/search/understand-search'
import type { QueryParameters } from '../engine/db'

export interface SearchCondition {
  /** Over `search_item` or `search_name`, put together from the fixed texts of this file alone. */
  readonly sql: string
  readonly parameters: QueryParameters
}

/**
 * Rows that have all that is asked for, by `hasAny` and `hasAll`, which the text index answers. (`hasAnyTokens` is answered
 * otherwise where the engine does not look into the index: it then takes `=red` apart.) `prefix` keeps the binds of two conditions in one statement apart. */
export function matching(groups: readonly SearchGroup[], prefix = 'word'): SearchCondition {
  const parameters: Record<string, readonly string[]> = {}
  const conditions = groups.map(({ any, all }, at) => {
    const parts: string[] = []
    if (any.length > 0) {
      parameters[`${prefix}Any${at}`] = any
      parts.push(`hasAny(terms, {${prefix}Any${at}:Array(String)})`)
    }
    if (all.length > 0) {
      parameters[`${prefix}All${at}`] = all
      parts.push(`hasAll(terms, {${prefix}All${at}:Array(String)})`)
    }
    return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' OR ')})`
  })
  return { sql: conditions.length === 0 ? '1' : conditions.join(' AND '), parameters }
}
