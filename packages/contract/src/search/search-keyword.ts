import { z } from 'zod'
import { endpoint } from '../endpoint'
import { wholeNumber } from '../parameters'
import { listAccess } from '../trends/trend-access'
import { foundRecord, understoodWords } from './found-record'

export const searchKeyword = endpoint({
  method: 'GET',
  path: '/api/v3/search_keyword',
  summary: 'What a word that is being typed names: trends and whatever else has a name, exact names first',
  access: listAccess,
  limit: { perMinute: 600 },
  input: z.object({ q: z.string().trim().min(1).max(100), quantity: wholeNumber(1, 50).default(10) }),
  output: z.object({ understood: understoodWords, list: z.array(foundRecord) }),
  example: { q: 'linen' },
})
