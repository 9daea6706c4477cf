import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { roleIn } from '@trendee/store/collections/held-project'
import {
  addReferences,
  projectsOfRecords,
  referencePage,
  removeReferences,
} from '@trendee/store/collections/references'
import { namedRecord } from '../../answers/named-record'
import { recordCards } from '../../answers/record-card'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { unixSeconds } from '../../http/unix-seconds'
import { askedProject } from './project-answer'

type Collection = typeof CONTRACT.collection

export const referenceAdd: Handler<Collection['referenceAdd']> = async ({ categoryId, kind, ids }, call) => {
  const { db } = call.runtime.store
  const asked = askedProject(call, categoryId)
  await roleIn(db, asked, 'editor')
  const named = await namedRecord(call.runtime, kind, ids)
  const unknown = ids.filter((id) => !named.has(id))
  if (unknown.length > 0) throw new ApiError('not_found', 'There is no such item.', { field: 'ids', unknown })
  const { isNew, total } = await addReferences(db, asked, kind, ids, new Date())
  return { list: ids.map((id) => ({ id, is_new: isNew.has(id) })), total }
}

export const referenceDelete: Handler<Collection['referenceDelete']> = async ({ categoryId, kind, ids }, call) => {
  const removed = await removeReferences(call.runtime.store.db, askedProject(call, categoryId), kind, ids, new Date())
  return { list: removed.map((id) => ({ id })) }
}

export const referenceInfo: Handler<Collection['referenceInfo']> = async ({ kind, ids }, call) => {
  const held = await projectsOfRecords(call.runtime.store.db, memberOf(call).accountId, kind, ids)
  return { list: held.map(({ projectId, id }) => ({ categoryId: projectId, id })) }
}

export const referenceList: Handler<Collection['referenceList']> = async ({ categoryId, page, pageSize }, call) => {
  const held = await referencePage(call.runtime.store.db, askedProject(call, categoryId), { page, pageSize })
  const cards = await recordCards(call.runtime, held.list)
  return {
    list: cards.map((card, place) => ({
      ...card,
      added_at: unixSeconds(held.list[place]?.addedAt ?? new Date(0)),
    })),
    total: held.total,
    page,
    pageSize,
  }
}
