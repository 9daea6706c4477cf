import { z } from 'zod'
import { MOST_TRENDS_AT_ONCE, NOTE_CHARACTERS } from '@trendee/core/collections/project'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { commaList, slug, wholeNumber } from '../parameters'
import { categoryId } from './category-id'
import { collectedKey } from './collect-info'

/** What is answered where a trend was added. */
export const ADDED_TEXT = 'Added Successfully! We will update this trend regularly.'

/** One trend by id or by name in either language, or several with commas between. */
const trendNames = commaList(slug, MOST_TRENDS_AT_ONCE).refine((names) => names.length > 0, 'at least one trend')
const example = { categoryId: '00000000-0000-4000-8000-000000000000', trendName: 'wide-leg-trousers' }

export const collectAdd = endpoint({
  method: 'POST',
  path: '/api/v2/user/trend/collect_add',
  summary: 'Collect trends in a project: all or none; one that is there already stays as it was',
  access: {
    who: 'line',
    line: 'trendee',
    feature: 'collections',
    item: { kind: 'trend', field: 'trendName' },
  },
  limit: { perMinute: 120 },
  input: z.object({ categoryId, trendName: trendNames }),
  output: z.object({
    message: z.string(),
    list: z.array(collectedKey.extend({ is_new: z.boolean() })),
    /** Trends that the project holds now. */
    total: z.int(),
  }),
  example,
})

export const collectDelete = endpoint({
  method: 'POST',
  path: '/api/v2/user/trend/collect_delete',
  summary: 'Take trends out of a project, to be restored for a while',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({ categoryId, trendName: trendNames }),
  output: z.object({ list: z.array(collectedKey), restorable_until: z.int() }),
  example,
})

export const collectRestore = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/collect_restore',
  summary: 'Bring trends back that were taken out of a project, with their notes, places and what was seen of them',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({ categoryId, trendName: trendNames }),
  output: z.object({ list: z.array(collectedKey) }),
  example,
})

export const collectNote = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/collect_note',
  summary: 'Write a note on a collected trend; an empty one takes it away',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({
    categoryId,
    trendName: slug,
    note: z.string().trim().max(NOTE_CHARACTERS),
    /** The note that the writer has read: where another stands by now it is 1010, whose data says it. */
    before: z.string().trim().max(NOTE_CHARACTERS).optional(),
  }),
  output: collectedKey.extend({ note: z.string() }),
  example: { ...example, note: 'For the capsule.' },
})

export const collectOrder = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/collect_order',
  summary: 'Move a collected trend to a place, from 1, in the order of its project',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({ categoryId, trendName: slug, place: wholeNumber(1, 1000) }),
  output: collectedKey.extend({ place: z.int() }),
  example: { ...example, place: 1 },
})
