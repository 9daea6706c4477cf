import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@trendee/contract/errors'
import { stars } from '@trendee/contract/stars/stars'
import { useTexts } from '../i18n/use-texts'
import { useNotices } from '../ui/notice'

/** A change of what is followed; every list that tells of it is asked again. */
export function useFollowingChange<Input, Out>(change: (input: Input) => Promise<Out>) {
  const { t } = useTexts()
  const client = useQueryClient()
  const notices = useNotices()
  return useMutation({
    mutationFn: change,
    onError: (error) => {
      const most = error instanceof ApiError && error.kind === 'conflict' ? error.data?.['most'] : undefined
      if (typeof most === 'number') notices.refused(t('star.full', { most }))
      else notices.failed(error)
    },
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          typeof path === 'string' && (path.startsWith('/api/v1/dashboard/client_') || path === stars.ids.path),
      }),
  })
}
