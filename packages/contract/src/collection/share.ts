import { z } from 'zod'
import { MOST_SHARE_DAYS } from '@trendee/core/collections/project'
import { SIGNED_IN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { day } from '../fields'
import { flag, paging, region, trendGender, wholeNumber } from '../parameters'
import { collectedTrend } from './collected-trend'
import { categoryId } from './category-id'
import { reference } from './reference'

const example = { categoryId: '00000000-0000-4000-8000-000000000000' }

export const shareCreate = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/share_create',
  summary: 'Make a link by which anybody reads a project, in place of the one it had: its owner alone',
  access: SIGNED_IN,
  limit: { perMinute: 30 },
  input: z.object({
    categoryId,
    days: wholeNumber(1, MOST_SHARE_DAYS).default(30),
    /** Whether the link shows the notes too. A form sends `true` or `false`. */
    shows_notes: z.union([z.boolean(), flag]).default(false),
  }),
  /** `token` is answered this once; the platform keeps its hash. */
  output: z.object({ categoryId: z.string(), token: z.string(), expiration_time: z.int(), shows_notes: z.boolean() }),
  example: { ...example, days: 30 },
})

export const shareRevoke = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/share_revoke',
  summary: 'End the link of a project: its owner alone',
  access: SIGNED_IN,
  limit: { perMinute: 30 },
  input: z.object({ categoryId }),
  output: z.object({ categoryId: z.string() }),
  example,
})

export const sharedProject = endpoint({
  method: 'GET',
  path: '/api/v1/front/shared_project',
  summary: 'A project by its link: what its owner’s plan shows of it, and nothing of the account',
  access: 'public',
  limit: { perMinute: 30 },
  input: z.object({
    token: z.string().trim().min(20).max(100),
    gender: trendGender,
    region,
    ...paging,
  }),
  output: listOf(collectedTrend.omit({ categoryId: true, decision: true })).extend({
    name: z.string(),
    updated_at: z.int(),
    expiration_time: z.int(),
    shows_notes: z.boolean(),
    /** Records beside its trends, the newest first; on the first page. */
    references: z.array(reference),
    as_of: day.nullable(),
  }),
  example: { token: 'a-token-that-a-link-brings' },
})
