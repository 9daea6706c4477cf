import { mapping } from '@trendee/analytics/trends/mapping'
import type { CONTRACT } from '@trendee/contract/contract'
import type { Handler } from '../../http/handler'

export const mappingHandler: Handler<typeof CONTRACT.trends.mapping> = (input, { runtime }) =>
  mapping(runtime.analytics, input.region)
