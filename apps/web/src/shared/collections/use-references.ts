import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { collection } from '@trendee/contract/collection/collection'
import type { OutputOf } from '@trendee/contract/endpoint'
import { MOST_REFERENCES_AT_ONCE, type ReferenceKind } from '@trendee/core/collections/project'
import { request } from '../api/request'
import { useEndpoint } from '../api/use-endpoint'
import { useTexts } from '../i18n/use-texts'
import { useNotices } from '../ui/notice'
import { useIsCollector } from './use-collected'
import { renewCollections, useRefusal } from './use-collections'

/** Records of one kind, by the ids that stars have. */
export interface Records {
  readonly kind: ReferenceKind
  readonly ids: readonly string[]
}

type Held = OutputOf<typeof collection.referenceInfo>

export interface ReferenceChange extends Records {
  readonly categoryId: string
  readonly isCollected: boolean
  /** Of one that is taken out where it stands: it can be put back. */
  readonly name?: string
}

/** Which projects hold which of the records. */
export function useReferencesHeld({ kind, ids }: Records): UseQueryResult<Held> {
  return useEndpoint(collection.referenceInfo, { kind, ids: [...ids] }, { enabled: useIsCollector() })
}

function changed({ list }: Held, { categoryId, ids, isCollected }: ReferenceChange): Held {
  const others = list.filter((one) => one.categoryId !== categoryId || !ids.includes(one.id))
  return { list: [...others, ...(isCollected ? ids.map((id) => ({ categoryId, id })) : [])] }
}

/** As many at once as the server takes. */
async function send({ categoryId, kind, ids, isCollected }: ReferenceChange): Promise<void> {
  for (let from = 0; from < ids.length; from += MOST_REFERENCES_AT_ONCE) {
    const part = { categoryId, kind, ids: ids.slice(from, from + MOST_REFERENCES_AT_ONCE) }
    await (isCollected ? request(collection.referenceAdd, part) : request(collection.referenceDelete, part))
  }
}

/** Puts records into a project, or takes them out: at once on the page, and back where the server refuses. */
export function useReferencing() {
  const { t } = useTexts()
  const client = useQueryClient()
  const notices = useNotices()
  const refused = useRefusal()
  const renew = () => void renewCollections(client)
  const restoring = useMutation({ mutationFn: send, onError: refused, onSettled: renew })
  return useMutation({
    scope: { id: 'references' },
    mutationFn: send,
    onMutate: async (change) => {
      const key = [collection.referenceInfo.path, { kind: change.kind, ids: [...change.ids] }]
      await client.cancelQueries({ queryKey: key })
      const before = client.getQueryData<Held>(key)
      client.setQueryData<Held>(key, (kept) => kept && changed(kept, change))
      return { putBack: () => client.setQueryData(key, before) }
    },
    onError: (error, _change, context) => {
      context?.putBack()
      refused(error)
    },
    onSuccess: (_nothing, change) => {
      const { isCollected, name } = change
      if (isCollected) notices.done(t('suggest.done'))
      else if (name !== undefined) {
        notices.done(t('mine.removed', { name }), {
          label: t('mine.undo'),
          run: () => restoring.mutate({ ...change, isCollected: true }),
        })
      }
    },
    onSettled: renew,
  })
}
