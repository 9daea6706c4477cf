import { z } from 'zod'
import { MOST_REFERENCES_AT_ONCE, REFERENCE_KINDS } from '@trendee/core/collections/project'
import { SIGNED_IN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { paging } from '../parameters'
import { recordId } from '../stars/star'
import { recordCard } from '../stars/star-list'
import { categoryId } from './category-id'
import { collectsAccess } from './project'

/** Records of one kind, by the ids that stars have. */
const records = {
  kind: z.enum(REFERENCE_KINDS),
  ids: z
    .array(recordId)
    .min(1)
    .max(MOST_REFERENCES_AT_ONCE)
    .transform((ids) => [...new Set(ids)]),
}
const example = {
  categoryId: '00000000-0000-4000-8000-000000000000',
  kind: 'product' as const,
  ids: ['shein.10000001'],
}

export const referenceAdd = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/reference_add',
  summary: 'Put products, posts or looks into a project beside its trends: all or none; they are not counted',
  access: collectsAccess,
  limit: { perMinute: 120 },
  input: z.object({ categoryId, ...records }),
  /** `total`: references that the project holds now. */
  output: z.object({ list: z.array(z.object({ id: z.string(), is_new: z.boolean() })), total: z.int() }),
  example,
})

export const referenceDelete = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/reference_delete',
  summary: 'Take products, posts or looks out of a project',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({ categoryId, ...records }),
  output: z.object({ list: z.array(z.object({ id: z.string() })) }),
  example,
})

export const referenceInfo = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/reference_info',
  summary: 'Which projects of the account hold which of these products, posts or looks',
  access: SIGNED_IN,
  limit: { perMinute: 240 },
  input: z.object(records),
  output: z.object({ list: z.array(z.object({ categoryId: z.string(), id: z.string() })) }),
  example: { kind: example.kind, ids: example.ids },
})

export const reference = recordCard.extend({ kind: z.enum(REFERENCE_KINDS) })
export type Reference = z.output<typeof reference>

export const referenceList = endpoint({
  method: 'GET',
  path: '/api/v1/user/trend/reference_list',
  summary: 'Products, posts and looks that stand in a project, the newest first',
  access: SIGNED_IN,
  limit: { perMinute: 240 },
  input: z.object({ categoryId, ...paging }),
  output: listOf(reference.extend({ added_at: z.int() })),
  example: { categoryId: example.categoryId },
})
