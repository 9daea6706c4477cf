import type { itemsLooks } from '@trendee/analytics/trends/trend-items'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { Photos, Pictured } from './picture-address'

type LookRow = Awaited<ReturnType<typeof itemsLooks>>[number]
type LookAnswer = OutputOf<typeof CONTRACT.trends.detail>['looks'][number]

/** What the picture of a look is asked by. */
export function picturedLook({ id }: LookRow): Pictured {
  return { kind: 'look', id }
}

/** A stored runway look as the API answers it. */
export function lookAnswer(look: LookRow, photos: Photos): LookAnswer {
  return { ...look, ...photos.shown(picturedLook(look)) }
}
