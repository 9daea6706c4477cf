import { colorPairs, paletteOverTime, swatches } from './color-panels'
import { crowd } from './crowd'
import { curveWeeks } from './curve-weeks'
import { detail } from './detail'
import { events } from './events'
import { foundWith } from './found-with'
import { genderAnalysis, genderTopSecondary } from './gender-analysis'
import { leadLag, leadMatrix } from './lead-lag'
import { mapping } from './mapping'
import { retailTrendList, socialTrendsList, trendingNow } from './platform-trends'
import { productTrends, whiteSpace } from './product-trends'
import { regionCountry } from './region-country'
import { regionState } from './region-state'
import { related } from './related'
import { season, seasonList } from './season'
import { selfCheck } from './self-check'
import { since } from './since'
import { styleBoard, styleOfTheDay } from './style-of-the-day'
import { topList } from './top-list'
import { topListColor } from './top-list-color'
import { trendFacets } from './trend-facets'
import { trendList } from './trend-list'
import { trendLine } from './trend-line'

export const trends = {
  topList,
  topListColor,
  trendList,
  trendFacets,
  productTrends,
  whiteSpace,
  detail,
  related,
  mapping,
  regionCountry,
  regionState,
  trendLine,
  socialTrendsList,
  retailTrendList,
  trendingNow,
  genderAnalysis,
  genderTopSecondary,
  styleOfTheDay,
  styleBoard,
  paletteOverTime,
  colorPairs,
  swatches,
  events,
  crowd,
  curveWeeks,
  foundWith,
  leadLag,
  leadMatrix,
  season,
  seasonList,
  selfCheck,
  since,
}
