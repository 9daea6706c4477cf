import { z } from 'zod'
import { PROJECT_NAME_CHARACTERS, PROJECT_ROLES } from '@trendee/core/collections/project'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { wholeNumber, writtenName } from '../parameters'
import { categoryId } from './category-id'

export const projectName = writtenName(PROJECT_NAME_CHARACTERS)
/** Making and collecting need `collections`; reading and tidying what is there do not, so nothing is lost with a plan. */
export const collectsAccess = {
  who: 'line',
  line: 'trendee',
  feature: 'trend_list',
  needs: () => ['collections'] as const,
  note: 'The plan must have `collections`; projects are not counted, newly collected trends are.',
} as const
const EXAMPLE_ID = '00000000-0000-4000-8000-000000000000'

export const project = z.object({
  categoryId: z.string(),
  name: z.string(),
  role: z.enum(PROJECT_ROLES),
  /** Name of whom it belongs to. */
  owner: z.string(),
  created_at: z.int(),
  /** Last change of its name or of what is in it. */
  updated_at: z.int(),
  /** Of its open link; `null` without one. */
  expiration_time: z.int().nullable(),
  trends: z.int(),
  /** Records that stand beside its trends. */
  references: z.int(),
  members: z.int(),
  /** Of the first trends in its order. */
  pictures: z.array(z.string()),
})
export type Project = z.output<typeof project>

export const categoryInfo = endpoint({
  method: 'GET',
  path: '/api/v2/user/trend/category_info',
  summary: 'Projects that the account owns or was let into, in its own order, or one of them',
  access: SIGNED_IN,
  limit: { perMinute: 240 },
  input: z.object({ categoryId: categoryId.optional() }),
  output: z.object({ list: z.array(project) }),
  example: {},
})

export const categoryCreate = endpoint({
  method: 'POST',
  path: '/api/v2/user/trend/category_create',
  summary: 'Make a project',
  access: collectsAccess,
  limit: { perMinute: 60 },
  input: z.object({ name: projectName }),
  output: project,
  example: { name: 'Spring trousers' },
})

export const categoryUpdate = endpoint({
  method: 'POST',
  path: '/api/v2/user/trend/category_update',
  summary: 'Rename a project: its owner alone',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({ categoryId, name: projectName }),
  output: project,
  example: { categoryId: EXAMPLE_ID, name: 'Summer trousers' },
})

export const categoryDelete = endpoint({
  method: 'POST',
  path: '/api/v2/user/trend/category_delete',
  summary: 'Delete a project for everybody in it: its owner alone, who can restore it for a while',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({ categoryId }),
  output: z.object({ categoryId: z.string(), restorable_until: z.int() }),
  example: { categoryId: EXAMPLE_ID },
})

export const categoryRestore = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/category_restore',
  summary: 'Bring a deleted project back as it was',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({ categoryId }),
  output: project,
  example: { categoryId: EXAMPLE_ID },
})

export const categoryOrder = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/category_order',
  summary: 'Move a project to a place, from 1, in the own order of whoever asks',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({ categoryId, place: wholeNumber(1, 1000) }),
  output: z.object({ categoryId: z.string(), place: z.int() }),
  example: { categoryId: EXAMPLE_ID, place: 1 },
})
