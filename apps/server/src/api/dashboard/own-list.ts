import type { StarKind } from '@trendee/core/stars/star-kinds'
import { type Star, followedOf } from '@trendee/store/dashboard/star-lists'
import type { Call } from '../../http/handler'
import { memberOf } from '../../http/member'
import { unixSeconds } from '../../http/unix-seconds'

interface Asked {
  readonly page: number
  readonly pageSize: number
}

/** One page of what the caller follows of a kind, as it is arranged, and what to answer beside the page's items. */
export async function ownList(kind: StarKind, { page, pageSize }: Asked, call: Call) {
  const { accountId } = memberOf(call)
  const all = await followedOf(call.runtime.store.db, accountId, kind)
  return { stars: all.slice((page - 1) * pageSize, page * pageSize), rest: { total: all.length, page, pageSize } }
}

/** The fields that every followed thing has. */
export function followedFields(star: Star) {
  return {
    id: star.id,
    is_pinned: star.isPinned,
    starred_at: unixSeconds(star.starredAt),
    seen_through: star.seenThrough,
  }
}
