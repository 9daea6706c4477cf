import { phraseWords } from '@trendee/core/graphics/print-phrases'
import { PROTECTED_KINDS } from '@trendee/core/graphics/protected-terms'
import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'
import { writtenName } from '../parameters'

export const protectedSave = endpoint({
  method: 'POST',
  path: '/api/v1/admin/graphics/protected/save',
  summary: 'Put a name of a brand or a character on the list that marks print keywords, or take it off',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({
    term: writtenName(80).refine((term) => phraseWords(term) !== '', 'a name with a word in it'),
    kind: z.enum(PROTECTED_KINDS),
    is_protected: z.boolean(),
  }),
  output: z.object({ term: z.string(), kind: z.enum(PROTECTED_KINDS), is_protected: z.boolean() }),
  example: { term: 'Quillette Bear', kind: 'character', is_protected: true },
})
