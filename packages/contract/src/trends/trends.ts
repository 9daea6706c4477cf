import { detail } from './detail'
import { mapping } from './mapping'
import { regionCountry } from './region-country'
import { regionState } from './region-state'
import { related } from './related'
import { topList } from './top-list'
import { topListColor } from './top-list-color'
import { trendLine } from './trend-line'

export const trends = {
  topList,
  topListColor,
  detail,
  related,
  mapping,
  regionCountry,
  regionState,
  trendLine,
}
