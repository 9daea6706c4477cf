import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { ApiError } from '@trendee/contract/errors'
import { stars } from '@trendee/contract/stars/stars'
import { request } from '../../shared/api/request'
import { useTexts } from '../../shared/i18n/use-texts'
import { useNotices } from '../../shared/ui/notice'

const OPERATE = {
  brands: dashboard.brandsOperate,
  creators: dashboard.influencerOperate,
  trends: dashboard.trendsOperate,
  keywords: dashboard.keywordsOperate,
  own: dashboard.customizedOperate,
} as const
export type Followed = keyof typeof OPERATE

export interface Arrangement {
  readonly action: 'add' | 'remove' | 'pin' | 'unpin' | 'order'
  readonly id: string
  readonly place?: number
}

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

/** Adds, drops, pins and moves what is followed. */
export function useArrange(what: Followed) {
  return useFollowingChange((input: Arrangement) => request(OPERATE[what], input))
}
