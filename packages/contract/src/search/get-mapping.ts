import { z } from 'zod'
import { SEARCH_KINDS } from '@trendee/core/search/search-kinds'
import { endpoint } from '../endpoint'

export const getMapping = endpoint({
  method: 'GET',
  path: '/api/v2/common/es_search/get_mapping',
  summary: 'The kinds that `es_search` looks through, how many records each has, and their fields with types',
  access: { who: 'signed-in', visitors: true, api: true },
  limit: { perMinute: 120 },
  input: z.object({}),
  output: z.object({
    kinds: z.array(
      z.object({
        kind: z.enum(SEARCH_KINDS),
        name: z.string(),
        name_zh: z.string(),
        records: z.int().nonnegative(),
        /** `text`: its words are searched; `keyword`: compared whole. */
        fields: z.array(
          z.object({
            field: z.string(),
            type: z.enum(['text', 'keyword', 'number', 'date', 'picture']),
            /** Where the field means something else for each kind; else null. */
            meaning: z.string().nullable(),
          }),
        ),
      }),
    ),
    /** Filters that `es_search` takes. */
    filters: z.array(z.string()),
  }),
  example: {},
})
