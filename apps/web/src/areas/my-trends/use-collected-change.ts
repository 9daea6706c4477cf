import { useMutation, useQueryClient } from '@tanstack/react-query'
import { collection } from '@trendee/contract/collection/collection'
import { request } from '../../shared/api/request'
import { renewCollections, useRefusal } from '../../shared/collections/use-collections'
import { useTexts } from '../../shared/i18n/use-texts'
import { useNotices } from '../../shared/ui/notice'
import { type RowChange, changeCollected } from './collected-answers'

async function send(categoryId: string, change: RowChange): Promise<void> {
  const { trendName } = change
  if (change.kind === 'remove') await request(collection.collectDelete, { categoryId, trendName })
  else if (change.kind === 'note') await request(collection.collectNote, { categoryId, trendName, note: change.note })
  else await request(collection.collectOrder, { categoryId, trendName, place: change.place })
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
      refused(error)
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
    note: (trendName: string, note: string) => changing.mutateAsync({ kind: 'note', trendName, note }),
    move: (trendName: string, place: number) => changing.mutate({ kind: 'move', trendName, place }),
    remove: (trendName: string, name: string) => changing.mutate({ kind: 'remove', trendName, name }),
  }
}
