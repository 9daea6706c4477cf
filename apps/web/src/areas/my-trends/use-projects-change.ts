import { useMutation, useQueryClient } from '@tanstack/react-query'
import { collection } from '@trendee/contract/collection/collection'
import { request } from '../../shared/api/request'
import { PROJECTS_KEY, type Projects, renewCollections, useRefusal } from '../../shared/collections/use-collections'
import { useTexts } from '../../shared/i18n/use-texts'
import { useNotices } from '../../shared/ui/notice'

type Project = Projects['list'][number]

type Change =
  | { readonly kind: 'rename'; readonly categoryId: string; readonly name: string }
  | { readonly kind: 'delete'; readonly categoryId: string; readonly name: string }
  | { readonly kind: 'move'; readonly categoryId: string; readonly place: number }

async function send(change: Change): Promise<void> {
  const { categoryId } = change
  if (change.kind === 'rename') await request(collection.categoryUpdate, { categoryId, name: change.name })
  else if (change.kind === 'delete') await request(collection.categoryDelete, { categoryId })
  else await request(collection.categoryOrder, { categoryId, place: change.place })
}

/** The list as it will be once the server has done it. */
function changed(list: readonly Project[], change: Change): Project[] {
  const own = list.find(({ categoryId }) => categoryId === change.categoryId)
  const others = list.filter((one) => one !== own)
  if (own === undefined) return [...list]
  if (change.kind === 'delete') return others
  if (change.kind === 'move') return others.toSpliced(change.place - 1, 0, own)
  return list.map((one) => (one === own ? { ...one, name: change.name } : one))
}

/** Changes of projects: on the page at once, and back where the server refuses. A deleted one can be brought back. */
export function useProjectsChange() {
  const { t } = useTexts()
  const client = useQueryClient()
  const notices = useNotices()
  const refused = useRefusal()
  const renew = () => void renewCollections(client)
  const restoring = useMutation({
    mutationFn: (categoryId: string) => request(collection.categoryRestore, { categoryId }),
    onError: refused,
    onSettled: renew,
  })
  const changing = useMutation({
    scope: { id: 'projects' },
    mutationFn: send,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: PROJECTS_KEY })
      const before = client.getQueryData<Projects>(PROJECTS_KEY)
      client.setQueryData<Projects>(PROJECTS_KEY, (kept) => kept && { list: changed(kept.list, change) })
      return { before }
    },
    onError: (error, _change, context) => {
      if (context?.before !== undefined) client.setQueryData(PROJECTS_KEY, context.before)
      refused(error)
    },
    // Told here and not where it was asked: the card that asked for it is gone by then.
    onSuccess: (_nothing, change) => {
      if (change.kind !== 'delete') return
      notices.done(t('mine.deleted', { name: change.name }), {
        label: t('mine.undo'),
        run: () => restoring.mutate(change.categoryId),
      })
    },
    onSettled: renew,
  })
  const { mutate, mutateAsync } = changing
  return {
    rename: (categoryId: string, name: string) => mutateAsync({ kind: 'rename', categoryId, name }),
    move: (categoryId: string, place: number) => mutate({ kind: 'move', categoryId, place }),
    remove: ({ categoryId, name }: Pick<Project, 'categoryId' | 'name'>) =>
      mutate({ kind: 'delete', categoryId, name }),
  }
}
