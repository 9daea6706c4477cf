import type { CONTRACT } from '@trendee/contract/contract'
import { STAR_PATHS, type StarPath } from '@trendee/contract/stars/star'
import { addStar, removeStar } from '@trendee/store/dashboard/stars'
import { followableRecord, starId } from '../../answers/followable'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'

/** What an id names, as it is kept: a TikTok post may be asked for without its platform. */
function keptId(path: StarPath, id: string): string {
  return path === 'tiktok' && !id.startsWith('tiktok.') ? `tiktok.${id}` : starId(STAR_PATHS[path], id)
}

export function star(path: StarPath): Handler<typeof CONTRACT.stars.social> {
  const kind = STAR_PATHS[path]
  return async (input, call) => {
    const { accountId } = memberOf(call)
    const { store } = call.runtime
    const id = keptId(path, input.id)
    // Taken away can also be what the data no longer holds.
    if (!input.is_starred) {
      return { id, is_starred: false, total: await removeStar(store.db, accountId, { kind, id }) }
    }
    const added = await followableRecord(call, kind, id)
    return { id: added.id, is_starred: true, total: await addStar(store.db, accountId, added, new Date()) }
  }
}
