import { type NewestDays, newestDays } from '@trendee/analytics/dashboard/newest-days'
import { FOLLOWED_REGION } from '@trendee/core/stars/followed-region'
import { followedTrends } from '@trendee/analytics/trends/followed-trends'
import type { CONTRACT } from '@trendee/contract/contract'
import { OPERATED, type Operated } from '@trendee/contract/dashboard/client-operate'
import { ApiError } from '@trendee/contract/errors'
import { brandId } from '@trendee/core/brands/brand-id'
import { STAR_KINDS, type StarKind } from '@trendee/core/stars/star-kinds'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { type Star, countStars, followedOf } from '@trendee/store/dashboard/star-lists'
import {
  type NewStar,
  type Seen,
  addStar,
  markSeen,
  pinStar,
  placeStar,
  removeStar,
} from '@trendee/store/dashboard/stars'
import { followableKeyword, followableRecord, starId } from '../../answers/followable'
import type { Call, Handler } from '../../http/handler'
import { memberOf } from '../../http/member'

function added(kind: (typeof OPERATED)[Operated], id: string, call: Call): Promise<NewStar> {
  if (kind === 'keyword') return followableKeyword(call, id)
  if (kind !== 'own_brand') return followableRecord(call, kind, id)
  throw new ApiError('bad_input', 'A brand of your own is added by client_customized/add.', { field: 'action' })
}

export function operate(what: Operated): Handler<typeof CONTRACT.dashboard.brandsOperate> {
  const kind = OPERATED[what]
  return async ({ action, id, place }, call) => {
    const { accountId } = memberOf(call)
    const { db } = call.runtime.store
    if (action === 'add') {
      const star = await added(kind, id, call)
      return { id: star.id, action, total: await addStar(db, accountId, star, new Date()) }
    }
    const key = { kind, id: starId(kind, id) }
    if (action === 'remove') return { id: key.id, action, total: await removeStar(db, accountId, key) }
    const isThere =
      action === 'order'
        ? await placeStar(db, accountId, key, place ?? 1)
        : await pinStar(db, accountId, key, action === 'pin')
    if (!isThere) throw new ApiError('not_found', 'You do not follow this.', { field: 'id' })
    return { id: key.id, action, total: await countStars(db, accountId, kind) }
  }
}

export const customizedAdd: Handler<typeof CONTRACT.dashboard.customizedAdd> = async ({ name, site, files }, call) => {
  const { accountId } = memberOf(call)
  const id = brandId(name)
  if (id === '') throw new ApiError('bad_input', 'This names no brand.', { field: 'name' })
  const star = { kind: 'own_brand', id, written: name, details: { site, files: [...new Set(files)] } } as const
  return { id, total: await addStar(call.runtime.store.db, accountId, star, new Date()) }
}

/** Which kind of data tells news of what is followed; of the others there is none to look at. */
const DATA_OF: Readonly<Partial<Record<StarKind, keyof NewestDays>>> = {
  brand: 'products',
  own_brand: 'products',
  creator: 'posts',
  product: 'products',
  trend: 'trends',
  keyword: 'trends',
}

/** What of the newest data there is to see of a followed thing: a creator is of one network, a product of one shop, a brand of many. */
function seenOf({ kind, id }: Star, days: NewestDays): Pick<Seen, 'through' | 'byPlatform'> | null {
  const data = DATA_OF[kind]
  if (data === undefined) return null
  if (kind === 'creator' || kind === 'product') {
    const through = days[data][id.slice(0, id.indexOf('.'))]
    return through === undefined ? null : { through }
  }
  const through = Object.values(days[data]).toSorted().at(-1)
  if (through === undefined) return null
  return data === 'products' ? { through, byPlatform: days.products } : { through }
}

const trendOf = (star: Star) => (star.kind === 'keyword' ? trendIdOf(star.written) : star.id)

export const seen: Handler<typeof CONTRACT.dashboard.seen> = async ({ kind, id }, call) => {
  const { accountId } = memberOf(call)
  const { store, analytics } = call.runtime
  const kinds = kind === undefined ? STAR_KINDS.filter((one) => one in DATA_OF) : [kind]
  const lists = await Promise.all(kinds.map((one) => followedOf(store.db, accountId, one)))
  const stars = lists.flat().filter((star) => id === undefined || star.id === starId(star.kind, id))
  const trends = stars.filter((star) => DATA_OF[star.kind] === 'trends').map(trendOf)
  const [days, levels] = await Promise.all([
    newestDays(analytics),
    followedTrends(analytics, trends, FOLLOWED_REGION, call.state.today()),
  ])
  const looked = stars.flatMap((star): Seen[] => {
    const told = seenOf(star, days)
    if (told === null) return []
    return [{ kind: star.kind, id: star.id, ...told, level: levels.get(trendOf(star))?.level ?? null }]
  })
  await markSeen(store.db, accountId, looked)
  return { seen: looked.length }
}
