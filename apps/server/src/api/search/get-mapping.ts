import { countRecords } from '@trendee/analytics/search/count-records'
import type { CONTRACT } from '@trendee/contract/contract'
import { SEARCH_FIELDS, SEARCH_MEANINGS, SHARED_FIELDS } from '@trendee/contract/search/search-fields'
import { searchFilters } from '@trendee/contract/search/search-filters'
import { TEXTS } from '@trendee/contract/texts/texts'
import { SEARCH_KINDS } from '@trendee/core/search/search-kinds'
import type { Handler } from '../../http/handler'

/** What can be searched. */
export const getMappingHandler: Handler<typeof CONTRACT.search.getMapping> = async (_, { runtime }) => {
  const counts = await countRecords(runtime.analytics)
  return {
    kinds: SEARCH_KINDS.map((kind) => {
      const { name, fields } = SEARCH_FIELDS[kind]
      const meanings: Readonly<Record<string, string>> = SEARCH_MEANINGS[kind]
      return {
        kind,
        name: TEXTS[name].en,
        name_zh: TEXTS[name].zh,
        records: counts.find((count) => count.kind === kind)?.records ?? 0,
        fields: Object.entries({ ...SHARED_FIELDS, ...fields }).map(([field, type]) => ({
          field,
          type,
          meaning: meanings[field] ?? null,
        })),
      }
    }),
    filters: Object.keys(searchFilters),
  }
}
