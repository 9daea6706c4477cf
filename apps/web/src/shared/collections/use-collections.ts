import { type QueryClient, type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { collection } from '@trendee/contract/collection/collection'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import { collectionTexts } from '@trendee/contract/texts/collections'
import { noticeTexts } from '@trendee/contract/texts/notices'
import { mapping } from '@trendee/contract/trends/mapping'
import { MOST_TRENDS_AT_ONCE } from '@trendee/core/collections/project'
import { useCachedEndpoint } from '../api/cached-answer'
import { request } from '../api/request'
import { useUser } from '../api/session'
import { LOCAL_KEYS, SESSION_KEYS } from '../api/storage-keys'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { useNotices } from '../ui/notice'
import { COLLECTED_KEY, type Collected, useIsCollector } from './use-collected'

addTexts(collectionTexts)
addTexts(noticeTexts)

const PROJECTS = { session: SESSION_KEYS.projectCategories, local: LOCAL_KEYS.projects }
const TREND_MAP = { session: SESSION_KEYS.trendMapping, local: LOCAL_KEYS.trendMap }

export type Projects = OutputOf<typeof collection.categoryInfo>

/** As `useCachedEndpoint` keeps it. */
export const PROJECTS_KEY = [collection.categoryInfo.path, {}]

export function useProjects(enabled = true): UseQueryResult<Projects> {
  return useCachedEndpoint(collection.categoryInfo, {}, PROJECTS, useIsCollector() && enabled)
}

/** Every trend of a region by name. */
export function useTrendMap(region: string): UseQueryResult<OutputOf<typeof mapping>> {
  return useCachedEndpoint(mapping, { region }, TREND_MAP, useUser() !== null)
}

const ASKED_ANEW: ReadonlySet<unknown> = new Set([
  collection.categoryInfo.path,
  collection.collectInfo.path,
  collection.collectInfoList.path,
  collection.referenceInfo.path,
  collection.referenceList.path,
  collection.decisions.path,
  collection.decisionScores.path,
])

/** Every answer that tells of projects is asked for anew. */
export function renewCollections(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey: [path] }) => ASKED_ANEW.has(path) })
}

/** Says why a change was refused: how much there is room for, or what the error says. Plans have a dialog of their own. */
export function useRefusal(): (error: Error) => void {
  const { t } = useTexts()
  const notices = useNotices()
  return (error) => {
    if (error instanceof ApiError && error.kind === 'plan_limit') return
    const most = error instanceof ApiError && error.kind === 'conflict' ? error.data?.['most'] : undefined
    if (typeof most === 'number') notices.refused(t('collect.full', { most }))
    else notices.failed(error)
  }
}

export interface CollectChange {
  readonly categoryId: string
  readonly trendIds: readonly string[]
  readonly isCollected: boolean
}

function changed({ list }: Collected, { categoryId, trendIds, isCollected }: CollectChange): Collected {
  const isMeant = (one: Collected['list'][number]) => one.categoryId === categoryId && trendIds.includes(one.trendName)
  const others = list.filter((one) => !isMeant(one))
  const added = isCollected ? trendIds.map((trendName) => ({ categoryId, trendName })) : []
  const all = [...others, ...added]
  return { list: all, total: new Set(all.map(({ trendName }) => trendName)).size }
}

/** As many at once as the server takes. */
async function sendChange({ categoryId, trendIds, isCollected }: CollectChange): Promise<void> {
  for (let from = 0; from < trendIds.length; from += MOST_TRENDS_AT_ONCE) {
    const input = { categoryId, trendName: trendIds.slice(from, from + MOST_TRENDS_AT_ONCE) }
    if (isCollected) await request(collection.collectAdd, input)
    else await request(collection.collectDelete, input)
  }
}

/** Collects trends in a project, or takes them out: at once on the page, and back where the server refuses. */
export function useCollecting() {
  const { t } = useTexts()
  const client = useQueryClient()
  const notices = useNotices()
  const refused = useRefusal()
  return useMutation({
    scope: { id: 'collections' },
    mutationFn: sendChange,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: COLLECTED_KEY })
      const before = client.getQueryData<Collected>(COLLECTED_KEY)
      client.setQueryData<Collected>(COLLECTED_KEY, (kept) => kept && changed(kept, change))
      return { before }
    },
    onError: (error, _change, context) => {
      if (context?.before !== undefined) client.setQueryData(COLLECTED_KEY, context.before)
      refused(error)
    },
    onSuccess: (_nothing, { isCollected }) => {
      if (isCollected) notices.done(t('suggest.done'))
    },
    onSettled: () => void renewCollections(client),
  })
}

/** Makes a project; its id. */
export function useNewProject() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => request(collection.categoryCreate, { name }),
    onSuccess: (project) => {
      client.setQueryData<Projects>(PROJECTS_KEY, (kept) => kept && { list: [project, ...kept.list] })
    },
    onError: useRefusal(),
    onSettled: () => void renewCollections(client),
  })
}
