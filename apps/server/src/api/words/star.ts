import { picturedRecord } from '@trendee/analytics/pictures/pictured-record'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { type StarKind, setStar } from '@trendee/store/collections/stars'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'

/**
 * The record that an id means: a look by its own id; a post or a product by `platform.id`, as in the address of its
 * picture; a TikTok post by either. `null` for an id that can mean nothing.
 */
function recordOf(kind: StarKind, id: string): { kind: string; id: string; starred: string } | null {
  if (kind === 'runway') return { kind: 'look', id, starred: id }
  const full = kind === 'tiktok' && !id.startsWith('tiktok.') ? `tiktok.${id}` : id
  if (kind === 'social' || kind === 'tiktok') return { kind: 'post', id: full, starred: full }
  const dot = id.indexOf('.')
  const platform = id.slice(0, Math.max(0, dot))
  // Kinds of pictures that are no platform's products.
  if (platform === '' || platform === 'look' || platform === 'post') return null
  return { kind: platform, id: id.slice(dot + 1), starred: id }
}

function star(kind: StarKind): Handler<typeof CONTRACT.words.starSocial> {
  return async ({ id, is_starred }, call) => {
    const { accountId } = memberOf(call)
    const record = recordOf(kind, id)
    const isThere = record !== null && (await picturedRecord(call.runtime.analytics, record.kind, record.id)) !== null
    if (!record || !isThere) throw new ApiError('not_found', 'There is no such item.')
    const { db } = call.runtime.store
    const total = await setStar(db, accountId, { kind, id: record.starred }, is_starred, new Date())
    return { id: record.starred, is_starred, total }
  }
}

export const starSocial = star('social')
export const starRetail = star('retail')
export const starRunway = star('runway')
export const starTiktok = star('tiktok')
