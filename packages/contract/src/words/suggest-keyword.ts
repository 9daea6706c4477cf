import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { page, thanks } from './word-fields'

export const suggestKeyword = endpoint({
  method: 'POST',
  path: '/api/v2/user/message/search_keyword_suggest_add',
  summary: 'Ask for a trend that the database does not know',
  access: SIGNED_IN,
  limit: { perMinute: 10 },
  input: z.object({ keyword: z.string().trim().min(2).max(100), page }),
  output: thanks.extend({ is_known: z.boolean() }),
  example: { keyword: 'balletcore wrap skirt' },
})
