import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import { stars } from '@trendee/contract/stars/stars'
import { followingTexts } from '@trendee/contract/texts/following'
import { request } from '../api/request'
import { useUser } from '../api/session'
import { useEndpoint } from '../api/use-endpoint'
import { addTexts } from '../i18n/i18n'
import { type Translate, useTexts } from '../i18n/use-texts'
import { type Notices, useNotices } from '../ui/notice'

addTexts(followingTexts)

/** The call that stars each kind; a post of TikTok has the same star by either of its calls. */
const CALLS = {
  product: stars.retail,
  post: stars.social,
  look: stars.runway,
  trend: stars.trend,
  brand: stars.brand,
  creator: stars.creator,
  hashtag: stars.hashtag,
  report: stars.report,
} as const
export type StarredKind = keyof typeof CALLS

export interface StarKey {
  readonly kind: StarredKind
  /** `platform.id` of a product, post, creator or hashtag; of others their own. */
  readonly id: string
}

type Ids = OutputOf<typeof stars.ids>
/** Of one question without input, as `useEndpoint` keeps it. */
const KEPT = [stars.ids.path, {}]

const isOf =
  ({ kind, id }: StarKey) =>
  (one: Ids['list'][number]) =>
    one.kind === kind && one.id === id

function withStar({ list }: Ids, key: StarKey, isStarred: boolean): Ids {
  const others = list.filter((one) => !isOf(key)(one))
  return { list: isStarred ? [...others, key] : others }
}

export interface Star {
  readonly isStarred: boolean
  /** False until it is known which records are starred. */
  readonly isKnown: boolean
  readonly turn: () => void
}

/**
 * Whether a record is starred, and what turns its star. `null` where nobody is signed in. The star turns at once and back
 * where the server refuses; clicks on one star travel one after the other, each saying what is wanted.
 */
export function useStar(key: StarKey): Star | null {
  const { t } = useTexts()
  const client = useQueryClient()
  const notices = useNotices()
  const user = useUser()
  const isMember = user !== null && !user.userInfo.is_restricted
  const ids = useEndpoint(stars.ids, {}, { enabled: isMember })
  const turning = useMutation({
    scope: { id: `star.${key.kind}.${key.id}` },
    mutationFn: (isStarred: boolean) => request(CALLS[key.kind], { id: key.id, is_starred: isStarred }),
    onMutate: async (isStarred) => {
      await client.cancelQueries({ queryKey: KEPT })
      client.setQueryData<Ids>(KEPT, (kept) => kept && withStar(kept, key, isStarred))
    },
    onError: (error, isStarred) => {
      client.setQueryData<Ids>(KEPT, (kept) => kept && withStar(kept, key, !isStarred))
      refusedOrFailed(error, notices, t)
    },
    onSettled: () => {
      // Lists of what is followed stand on other screens too.
      void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => isOfFollowing(path) })
    },
  })
  if (user === null) return null
  const isStarred = ids.data?.list.some(isOf(key)) ?? false
  return { isStarred, isKnown: !isMember || ids.data !== undefined, turn: () => turning.mutate(!isStarred) }
}

/** Follows many records, one after the other; those that are followed already are left as they are. */
export function useFollowAll() {
  const { t } = useTexts()
  const client = useQueryClient()
  const notices = useNotices()
  return useMutation({
    mutationFn: async (keys: readonly StarKey[]) => {
      const known = client.getQueryData<Ids>(KEPT)?.list ?? []
      for (const key of keys) {
        if (!known.some(isOf(key))) await request(CALLS[key.kind], { id: key.id, is_starred: true })
      }
    },
    onSuccess: (_, keys) => notices.done(t('star.followed', { count: keys.length })),
    onError: (error) => refusedOrFailed(error, notices, t),
    onSettled: () => {
      void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => path === KEPT[0] || isOfFollowing(path) })
    },
  })
}

/** Says how many can be followed where that is the reason. */
function refusedOrFailed(error: Error, notices: Notices, t: Translate): void {
  const most = error instanceof ApiError && error.kind === 'conflict' ? error.data?.['most'] : undefined
  if (typeof most === 'number') notices.refused(t('star.full', { most }))
  else notices.failed(error)
}

function isOfFollowing(path: unknown): boolean {
  return typeof path === 'string' && (path === stars.list.path || path.startsWith('/api/v1/dashboard/client_'))
}
