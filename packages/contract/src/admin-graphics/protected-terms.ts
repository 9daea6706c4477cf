import { PROTECTED_KINDS } from '@trendee/core/graphics/protected-terms'
import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { paging, searchText } from '../parameters'

const protectedName = z.object({
  term: z.string(),
  kind: z.enum(PROTECTED_KINDS),
  /** Print keywords of all sources that hold it. */
  keywords: z.int(),
})
export type ProtectedName = z.output<typeof protectedName>

const input = z.object({ q: searchText, kind: z.enum(PROTECTED_KINDS).optional(), ...paging })
export type ProtectedListInput = z.output<typeof input>

export const protectedTerms = endpoint({
  method: 'GET',
  path: '/api/v1/admin/graphics/protected',
  summary: 'Names of brands and characters that mark print keywords',
  access: ADMIN,
  limit: { perMinute: 120 },
  input,
  output: listOf(protectedName),
  example: {},
})
