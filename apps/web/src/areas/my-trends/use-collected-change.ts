import { useMutation, useQueryClient } from '@tanstack/react-query'
import { collection } from '@trendee/contract/collection/collection'
import { ApiError } from '@trendee/contract/errors'
import { request } from '../../shared/api/request'
import { renewCollections, useRefusal } from '../../shared/collections/use-collections'
import { useTexts } from '../../shared/i18n/use-texts'
import { useNotices } from '../../shared/ui/notice'
import { type RowChange, changeCollected } from './collected-answers'

async function send(categoryId: string, change: RowChange): Promise<void> {
  const { trendName } = change
  if (change.kind === 'remove') await request(collection.collectDelete, { categoryId, trendName })
  else if (change.kind === 'note') {
    const { note, before } = change
    await request(collection.collectNote, { categoryId, trendName, note, before })
  } else await request(collection.collectOrder, { categoryId, trendName, place: change.place })
}

/** Changes of what a project holds: on the page at once, and back where the server refuses. What is taken out can be put back. */
export function useCollectedChange(categoryId: string) {
  const { t } = useTexts()
  const client = useQueryClient()
  const notices = useNotices()
  const refused = useRefusal()
  const renew = () => void renewCollections(client)
  const restoring = useMutation({
    mutationFn: (trendName: string) => request(collection.collectRestore, { categoryId, trendName }),
    onError: refused,
    onSettled: renew,
  })
  const changing = useMutation({
    scope: { id: `project.${categoryId}` },
    mutationFn: (change: RowChange) => send(categoryId, change),
    onMutate: async (change) => ({ putBack: await changeCollected(client, categoryId, change) }),
    onError: (error, _change, context) => {
      context?.putBack()
      const standing = error instanceof ApiError && error.kind === 'conflict' ? error.data?.['note'] : undefined
      if (typeof standing === 'string') notices.refused(t('mine.note_changed', { note: standing }))
      else refused(error)
    },
    // Told here and not where it was asked: the card that asked for it is gone by then.
    onSuccess: (_nothing, change) => {
      if (change.kind !== 'remove') return
      notices.done(t('mine.removed', { name: change.name }), {
        label: t('mine.undo'),
        run: () => restoring.mutate(change.trendName),
      })
    },
    onSettled: renew,
  })
  return {
    note: (trendName: string, note: string, before: string) =>
      changing.mutateAsync({ kind: 'note', trendName, note, before }),
    move: (trendName: string, place: number) => changing.mutate({ kind: 'move', trendName, place }),
    remove: (trendName: string, name: string) => changing.mutate({ kind: 'remove', trendName, name }),
  }
}
