import { mapping as mappingQuery } from '@trendee/analytics/trends/mapping'
import type { CONTRACT } from '@trendee/contract/contract'
import type { Handler } from '../../platform/handler'

export const mapping: Handler<typeof CONTRACT.trends.mapping> = (input, { platform }) =>
  mappingQuery(platform.analytics, input.region)
