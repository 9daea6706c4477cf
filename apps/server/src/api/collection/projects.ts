import type { CONTRACT } from '@trendee/contract/contract'
import {
  createProject,
  deleteProject,
  placeProject,
  renameProject,
  restoreProject,
} from '@trendee/store/collections/projects'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { unixSeconds } from '../../http/unix-seconds'
import { askedProject, oneProject, projectAnswers } from './project-answer'

type Collection = typeof CONTRACT.collection

export const categoryInfo: Handler<Collection['categoryInfo']> = async ({ categoryId }, call) => ({
  list: await projectAnswers(call, categoryId),
})

export const categoryCreate: Handler<Collection['categoryCreate']> = async ({ name }, call) => {
  const { db } = call.runtime.store
  return oneProject(call, await createProject(db, memberOf(call).accountId, name, new Date()))
}

export const categoryUpdate: Handler<Collection['categoryUpdate']> = async ({ categoryId, name }, call) => {
  await renameProject(call.runtime.store.db, askedProject(call, categoryId), name, new Date())
  return oneProject(call, categoryId)
}

export const categoryDelete: Handler<Collection['categoryDelete']> = async ({ categoryId }, call) => {
  const until = await deleteProject(call.runtime.store.db, askedProject(call, categoryId), new Date())
  return { categoryId, restorable_until: unixSeconds(until) }
}

export const categoryRestore: Handler<Collection['categoryRestore']> = async ({ categoryId }, call) => {
  await restoreProject(call.runtime.store.db, askedProject(call, categoryId), new Date())
  return oneProject(call, categoryId)
}

export const categoryOrder: Handler<Collection['categoryOrder']> = async ({ categoryId, place }, call) => {
  await placeProject(call.runtime.store.db, askedProject(call, categoryId), place)
  return { categoryId, place }
}
