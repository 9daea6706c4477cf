import { freshness } from '@trendee/analytics/admin/freshness'
import type { CONTRACT } from '@trendee/contract/contract'
import type { Handler } from '../../http/handler'

export const freshnessHandler: Handler<typeof CONTRACT.admin.freshness> = (_input, { runtime }) =>
  freshness(runtime.analytics)
