import { ADDED_TEXT } from '@trendee/contract/collection/collect'
import type { CONTRACT } from '@trendee/contract/contract'
import { DELETED_DAYS } from '@trendee/core/collections/project'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import {
  collectTrends,
  collectedKeys,
  noteTrend,
  placeTrend,
  removeTrends,
  restoreTrends,
} from '@trendee/store/collections/collected-trends'
import { roleIn } from '@trendee/store/collections/held-project'
import type { Call, Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { unixSeconds } from '../../http/unix-seconds'
import { knownTrends } from './known-trends'
import { askedProject } from './project-answer'

type Collection = typeof CONTRACT.collection

const DAY_SECONDS = 86_400

export const collectInfo: Handler<Collection['collectInfo']> = async ({ categoryId }, call) => {
  const keys = await collectedKeys(call.runtime.store.db, memberOf(call).accountId, categoryId)
  return {
    list: keys.map(({ projectId, trendId }) => ({ categoryId: projectId, trendName: trendId })),
    total: new Set(keys.map(({ trendId }) => trendId)).size,
  }
}

export const collectAdd: Handler<Collection['collectAdd']> = async ({ categoryId, trendName }, call) => {
  const { db } = call.runtime.store
  const asked = askedProject(call, categoryId)
  // Whose project it is not learns nothing of trends either.
  await roleIn(db, asked, 'editor')
  const trends = await knownTrends(call, trendName)
  const { isNew, total } = await collectTrends(db, asked, trends, new Date())
  return {
    message: ADDED_TEXT,
    list: trends.map(({ trendId }) => ({ categoryId, trendName: trendId, is_new: isNew.has(trendId) })),
    total,
  }
}

/** Ids under which a project may hold what is named: the data may no longer know it, or know it by another name. */
const heldAs = (names: readonly string[]) => [...new Set(names.flatMap((name) => [name, trendIdOf(name)]))]

export const collectDelete: Handler<Collection['collectDelete']> = async ({ categoryId, trendName }, call) => {
  const now = new Date()
  const removed = await removeTrends(call.runtime.store.db, askedProject(call, categoryId), heldAs(trendName), now)
  return {
    list: removed.map((trendId) => ({ categoryId, trendName: trendId })),
    restorable_until: unixSeconds(now) + DELETED_DAYS * DAY_SECONDS,
  }
}

export const collectRestore: Handler<Collection['collectRestore']> = async ({ categoryId, trendName }, call) => {
  const asked = askedProject(call, categoryId)
  const restored = await restoreTrends(call.runtime.store.db, asked, heldAs(trendName), new Date())
  return { list: restored.map((trendId) => ({ categoryId, trendName: trendId })) }
}

/** The id under which the project holds what is named. */
export async function heldId(call: Call, categoryId: string, name: string): Promise<string> {
  const { accountId } = memberOf(call)
  const keys = await collectedKeys(call.runtime.store.db, accountId, categoryId)
  return keys.some(({ trendId }) => trendId === name) ? name : trendIdOf(name)
}

export const collectNote: Handler<Collection['collectNote']> = async (input, call) => {
  const { categoryId, trendName, note, before } = input
  const trendId = await heldId(call, categoryId, trendName)
  await noteTrend(call.runtime.store.db, askedProject(call, categoryId), trendId, { note, before }, new Date())
  return { categoryId, trendName: trendId, note }
}

export const collectOrder: Handler<Collection['collectOrder']> = async ({ categoryId, trendName, place }, call) => {
  const trendId = await heldId(call, categoryId, trendName)
  await placeTrend(call.runtime.store.db, askedProject(call, categoryId), trendId, place, new Date())
  return { categoryId, trendName: trendId, place }
}
