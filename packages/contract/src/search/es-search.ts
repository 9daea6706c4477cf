import { z } from 'zod'
import { SEARCH_KINDS, type SearchKind } from '@trendee/core/search/search-kinds'
import { PRODUCTS_OF_SELLERS, PRODUCTS_OF_TRENDS } from '../access'
import { endpoint } from '../endpoint'
import { commaList, wholeNumber } from '../parameters'
import { foundRecord, understoodWords } from './found-record'
import { searchFilters } from './search-filters'

interface Asked {
  readonly kinds: readonly SearchKind[]
}

/** Products asked for alone are what lists of products are; other records stand in the trend tracker only. */
const asksProducts = ({ kinds }: Asked) => kinds.every((kind) => kind === 'product')

export const esSearch = endpoint({
  method: 'POST',
  path: '/api/v2/common/es_search',
  summary:
    'One search over all kinds of records, in English and Chinese, forgiving mistyped words; one page of each kind',
  access: {
    who: 'line',
    ...PRODUCTS_OF_TRENDS,
    or: (input: Asked) => (asksProducts(input) ? PRODUCTS_OF_SELLERS : null),
    note: 'Products asked for alone are opened by the sellers’ line and its `seller_list` as well.',
  },
  limit: { perMinute: 600 },
  input: z.object({
    q: z.string().trim().min(1).max(100),
    kinds: commaList(z.enum(SEARCH_KINDS), SEARCH_KINDS.length)
      .pipe(z.array(z.enum(SEARCH_KINDS)).min(1))
      .transform((kinds) => [...new Set(kinds)])
      .default([...SEARCH_KINDS]),
    ...searchFilters,
    page: wholeNumber(1, 100).default(1),
    /** Of each kind. */
    pageSize: wholeNumber(1, 50).default(5),
  }),
  output: z.object({
    understood: understoodWords,
    /** Kinds with a result, in the order in which they are shown. */
    groups: z.array(
      z.object({
        kind: z.enum(SEARCH_KINDS),
        /** On all pages. */
        total: z.int().nonnegative(),
        /** Where they are from, the most first; none for what is of no platform. */
        platforms: z.array(z.object({ platform: z.string(), total: z.int().positive() })),
        list: z.array(foundRecord),
      }),
    ),
    /** What is called so and is no record: festivals and reports, on the first page of a search beyond products. */
    topics: z.array(
      z.object({ kind: z.enum(['festival', 'report']), id: z.string(), name: z.string(), name_zh: z.string() }),
    ),
    page: z.int().positive(),
    pageSize: z.int().positive(),
  }),
  example: { q: 'buter yelow dress' },
})
