import { followedTrends } from '@trendee/analytics/trends/followed-trends'
import { ApiError } from '@trendee/contract/errors'
import { brandId } from '@trendee/core/brands/brand-id'
import { FOLLOWED_REGION } from '@trendee/core/stars/followed-region'
import type { RecordKind, StarKind } from '@trendee/core/stars/star-kinds'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import type { NewStar } from '@trendee/store/dashboard/stars'
import type { Call } from '../http/handler'
import { namedRecord } from './named-record'

/** The level that a trend has where it is followed. */
async function levelNow({ runtime, state }: Call, trendId: string): Promise<Pick<NewStar, 'seenLevel'>> {
  const level = (await followedTrends(runtime.analytics, [trendId], FOLLOWED_REGION, state.today())).get(trendId)?.level
  return level === undefined ? {} : { seenLevel: level }
}

const oneSpaced = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

/** What of a kind is meant, as it is kept: a brand may be named as anybody writes it, a keyword in any case and spaces. */
export function starId(kind: StarKind, asked: string): string {
  if (kind === 'keyword') return oneSpaced(asked).toLowerCase()
  return (kind === 'brand' || kind === 'own_brand' ? brandId(asked) : '') || asked
}

/** A record as it is starred. Throws `not_found` where the data holds none of the id. */
export async function followableRecord(call: Call, kind: RecordKind, asked: string): Promise<NewStar> {
  const id = starId(kind, asked)
  if (!(await namedRecord(call.runtime, kind, [id])).has(id)) throw new ApiError('not_found', 'There is no such item.')
  return { kind, id, ...(kind === 'trend' ? await levelNow(call, id) : {}) }
}

/** A word to watch, known to the data or not: one keyword whatever its case and spaces. */
export async function followableKeyword(call: Call, asked: string): Promise<NewStar> {
  const written = oneSpaced(asked)
  return { kind: 'keyword', id: starId('keyword', asked), written, ...(await levelNow(call, trendIdOf(written))) }
}
