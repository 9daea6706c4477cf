import type { itemsLooks } from '@trendee/analytics/trends/trend-items'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { pictureAddress } from './picture-address'

type LookRow = Awaited<ReturnType<typeof itemsLooks>>[number]
type LookAnswer = OutputOf<typeof CONTRACT.trends.detail>['looks'][number]

/** A stored runway look as the API answers it. */
export function lookAnswer(look: LookRow): LookAnswer {
  return { ...look, picture: pictureAddress('look', look.id) }
}
