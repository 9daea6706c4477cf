import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { flag, paging, searchText } from '../parameters'

export const languageList = endpoint({
  method: 'GET',
  path: '/api/v1/admin/language',
  summary: 'Texts of the interface with whether they were edited',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({ q: searchText, only_edited: flag.default(false), ...paging }),
  output: listOf(
    z.object({ key: z.string(), en: z.string(), zh: z.string(), is_edited: z.boolean(), updated_at: z.int() }),
  ),
  example: { q: 'sign' },
})
