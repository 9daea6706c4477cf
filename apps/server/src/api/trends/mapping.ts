import { mapping } from '@trendee/analytics/trends/mapping'
import type { CONTRACT } from '@trendee/contract/contract'
import { trendName } from '../../answers/trend'
import type { Handler } from '../../http/handler'

export const mappingHandler: Handler<typeof CONTRACT.trends.mapping> = async (input, { runtime }) =>
  (await mapping(runtime.analytics, input.region)).map(trendName)
