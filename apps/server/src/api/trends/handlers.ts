import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { colorPairs, paletteOverTime, swatches } from './color-panels'
import { crowdHandler } from './crowd'
import { curveWeeks } from './curve-weeks'
import { detail } from './detail'
import { trendEvents } from './events'
import { foundWithHandler } from './found-with'
import { genderAnalysis, genderTopSecondary } from './gender-analysis'
import { leadLagHandler, leadMatrixHandler } from './lead-lag'
import { mappingHandler } from './mapping'
import { seasonHandler, seasonListHandler } from './season'
import { selfCheckHandler } from './self-check'
import { sinceHandler } from './since'
import { trendingNow, trendsOn } from './platform-trends'
import { regionCountry, regionState } from './region'
import { productTrendsHandler, whiteSpaceHandler } from './product-trends'
import { relatedHandler } from './related'
import { styleBoard, styleOfTheDay } from './style-of-the-day'
import { topListHandler } from './top-list'
import { topListColorHandler } from './top-list-color'
import { trendFacetsHandler, trendListHandler } from './trend-list'
import { trendLine } from './trend-line'

export const trendsHandlers: Handlers<typeof CONTRACT.trends> = {
  topList: topListHandler,
  topListColor: topListColorHandler,
  trendList: trendListHandler,
  trendFacets: trendFacetsHandler,
  productTrends: productTrendsHandler,
  whiteSpace: whiteSpaceHandler,
  detail,
  related: relatedHandler,
  mapping: mappingHandler,
  regionCountry,
  regionState,
  trendLine,
  socialTrendsList: trendsOn('social'),
  retailTrendList: trendsOn('shops'),
  trendingNow,
  genderAnalysis,
  genderTopSecondary,
  styleOfTheDay,
  styleBoard,
  paletteOverTime,
  colorPairs,
  swatches,
  events: trendEvents,
  crowd: crowdHandler,
  curveWeeks,
  foundWith: foundWithHandler,
  leadLag: leadLagHandler,
  leadMatrix: leadMatrixHandler,
  season: seasonHandler,
  seasonList: seasonListHandler,
  selfCheck: selfCheckHandler,
  since: sinceHandler,
}
