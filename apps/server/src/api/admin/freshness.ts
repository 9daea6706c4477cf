import { freshness as freshnessQuery } from '@trendee/analytics/admin/freshness'
import type { CONTRACT } from '@trendee/contract/contract'
import type { Handler } from '../../http/handler'

export const freshness: Handler<typeof CONTRACT.admin.freshness> = (_input, { runtime }) =>
  freshnessQuery(runtime.analytics)
