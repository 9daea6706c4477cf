import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { detail } from './detail'
import { mappingHandler } from './mapping'
import { regionCountry, regionState } from './region'
import { relatedHandler } from './related'
import { topListHandler } from './top-list'
import { topListColorHandler } from './top-list-color'
import { trendLine } from './trend-line'

export const trendsHandlers: Handlers<typeof CONTRACT.trends> = {
  topList: topListHandler,
  topListColor: topListColorHandler,
  detail,
  related: relatedHandler,
  mapping: mappingHandler,
  regionCountry,
  regionState,
  trendLine,
}
