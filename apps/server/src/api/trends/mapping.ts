import { mapping as mappingQuery } from '@trendee/analytics/trends/mapping'
import type { CONTRACT } from '@trendee/contract/contract'
import type { Handler } from '../../http/handler'

export const mapping: Handler<typeof CONTRACT.trends.mapping> = (input, { runtime }) =>
  mappingQuery(runtime.analytics, input.region)
