import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@trendee/contract/endpoint'
import { alerts } from '@trendee/contract/alerts/alerts'
import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { ApiError } from '@trendee/contract/errors'
import { alertTexts } from '@trendee/contract/texts/alerts'
import type { AlertKind, AlertRecord } from '@trendee/core/alerts/alert-kinds'
import { request } from '../api/request'
import { useUser } from '../api/session'
import { useEndpoint } from '../api/use-endpoint'
import { addTexts } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { useNotices } from '../ui/notice'

addTexts(alertTexts)

/** Everything that alerts are asked by: a change of one shows in the others. */
const PATHS: ReadonlySet<unknown> = new Set([
  alerts.list.path,
  alerts.subscriptions.path,
  alerts.channels.path,
  dashboard.unread.path,
])

/** A change of what is watched or where it goes; every list that tells of it is asked again. */
export function useAlertChange<Input, Out>(change: (input: Input) => Promise<Out>, done?: (out: Out) => void) {
  const { t } = useTexts()
  const client = useQueryClient()
  const notices = useNotices()
  return useMutation({
    mutationFn: change,
    ...(done === undefined ? {} : { onSuccess: done }),
    onError: (error) => {
      const most = error instanceof ApiError && error.kind === 'conflict' ? error.data?.['most'] : undefined
      if (typeof most === 'number') notices.refused(t('alerts.channel_full', { most }))
      else notices.failed(error)
    },
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey: [path] }) => PATHS.has(path) }),
  })
}

/** Sets what is told of a record, or of a search, and where; no kind at all ends it. */
export function useWatching() {
  const { t } = useTexts()
  const notices = useNotices()
  const follow = (input: InputOf<typeof alerts.follow>) => request(alerts.follow, input)
  const drop = (id: string) => request(alerts.drop, { subscription_id: id })
  return {
    follow: useAlertChange(follow, () => notices.done(t('alerts.saved'))),
    drop: useAlertChange(drop, () => notices.done(t('alerts.ended'))),
  }
}

/** What the account is told of a record; `undefined` where nothing, or not known yet. */
export function useWatched(subject: AlertRecord, id: string) {
  const user = useUser()
  const isMember = user !== null && !user.userInfo.is_restricted
  const { data } = useEndpoint(alerts.subscriptions, {}, { enabled: isMember })
  const watched = data?.list.find((one) => one.subject === subject && one.item_id === id)
  return { isMember, isKnown: data !== undefined, watched }
}

/** The kinds with one of them turned. */
export function turned(kinds: readonly AlertKind[], kind: AlertKind): AlertKind[] {
  return kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]
}
