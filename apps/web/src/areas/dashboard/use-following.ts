import { dashboard } from '@trendee/contract/dashboard/dashboard'
import { request } from '../../shared/api/request'
import { useFollowingChange } from '../../shared/stars/use-following-change'

const OPERATE = {
  brands: dashboard.brandsOperate,
  creators: dashboard.influencerOperate,
  trends: dashboard.trendsOperate,
  products: dashboard.productsOperate,
  keywords: dashboard.keywordsOperate,
  own: dashboard.customizedOperate,
} as const
export type Followed = keyof typeof OPERATE

export interface Arrangement {
  readonly action: 'add' | 'remove' | 'pin' | 'unpin' | 'order'
  readonly id: string
  readonly place?: number
}

/** Adds, drops, pins and moves what is followed. */
export function useArrange(what: Followed) {
  return useFollowingChange((input: Arrangement) => request(OPERATE[what], input))
}
