import type { Reference } from '@trendee/contract/collection/reference'
import { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { hiddenFields } from '@trendee/contract/hidden-fields'
import { MOST_REFERENCES_OF_PROJECT } from '@trendee/core/collections/project'
import { accountById } from '@trendee/store/accounts/accounts'
import { collectedBy } from '@trendee/store/collections/collected-trends'
import { referencePage } from '@trendee/store/collections/references'
import { closeShare, openShare, sharedProject as projectOfLink } from '@trendee/store/collections/project-share'
import { recordCards } from '../../answers/record-card'
import { authorise } from '../../http/authorise'
import type { Call, Handler } from '../../http/handler'
import { hideFields } from '../../http/hide-fields'
import { unixSeconds } from '../../http/unix-seconds'
import { photosOfTrends } from '../../answers/trend-photos'
import { collectedAnswer, currentTrends, newestDay } from './collected-answer'
import { askedProject } from './project-answer'

type Collection = typeof CONTRACT.collection

const DAY_MS = 86_400_000
/** The growth that a shared project tells is that of the platform's own window. */
const WINDOW = 30

export const shareCreate: Handler<Collection['shareCreate']> = async (input, call) => {
  const { categoryId, days, shows_notes: showsNotes } = input
  const now = new Date()
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  const token = await openShare(call.runtime.store.db, askedProject(call, categoryId), { expiresAt, showsNotes }, now)
  return { categoryId, token, expiration_time: unixSeconds(expiresAt), shows_notes: showsNotes }
}

export const shareRevoke: Handler<Collection['shareRevoke']> = async ({ categoryId }, call) => {
  await closeShare(call.runtime.store.db, askedProject(call, categoryId))
  return { categoryId }
}

const noLink = () => new ApiError('not_found', 'This link leads nowhere, or no longer.')

/** What the owner's account may see of the list today; a link never shows more, and nothing once the account is closed. */
async function shownToOwner(call: Call, ownerId: string, asked: object) {
  const { collectInfoList } = CONTRACT.collection
  const owner = await accountById(call.runtime.store.db, ownerId)
  const input = collectInfoList.input.parse(asked)
  const caller = { account: owner, token: null, by: 'session' } as const
  const allowed = await authorise(call.state.access, collectInfoList, caller, input).catch((error: unknown) => {
    throw error instanceof ApiError ? noLink() : error
  })
  const hidden = hiddenFields(collectInfoList).filter(({ field }) => allowed.decision.hidden.includes(field))
  return { top: allowed.top ?? Infinity, hidden }
}

async function sharedReferences(
  { runtime }: Call,
  { ownerId, projectId }: { readonly ownerId: string; readonly projectId: string },
  pageSize: number,
): Promise<Reference[]> {
  const { list } = await referencePage(runtime.store.db, { accountId: ownerId, projectId }, { page: 1, pageSize })
  return recordCards(runtime, list)
}

export const sharedProject: Handler<Collection['sharedProject']> = async (input, call) => {
  const { token, gender, region, page, pageSize } = input
  const { db } = call.runtime.store
  const project = await projectOfLink(db, token, new Date())
  if (project === null) throw noLink()
  const { top, hidden } = await shownToOwner(call, project.ownerId, { gender, region, window: WINDOW })
  const all = (await collectedBy(db, project.ownerId, project.projectId)).slice(0, top)
  const shown = all.slice((page - 1) * pageSize, page * pageSize)
  const found = await currentTrends(call, shown, { gender, region })
  const photos = await photosOfTrends(call.runtime.analytics, [...found.values()], gender)
  const list = shown.map((one) => {
    const { categoryId: _, decision: __, ...told } = collectedAnswer(one, found.get(one.trendId), WINDOW, photos)
    return { ...told, note: project.showsNotes ? told.note : '' }
  })
  const answer = {
    name: project.name,
    updated_at: unixSeconds(project.updatedAt),
    expiration_time: unixSeconds(project.expiresAt),
    shows_notes: project.showsNotes,
    references: page === 1 ? await sharedReferences(call, project, Math.min(top, MOST_REFERENCES_OF_PROJECT)) : [],
    as_of: newestDay(list),
    list,
    total: all.length,
    page,
    pageSize,
  }
  return hideFields(answer, hidden) as typeof answer
}
