import { PAIR_SOURCES, PALETTE_SOURCES } from '@trendee/contract/trends/color-panels'
import { PERIOD_KINDS } from '@trendee/core/periods/whole-periods'
import { type SearchOf, oneOf, searchCodec } from '../../shared/url/search-codec'

/** By what swatches are large. */
export const WHEEL_SIZES = ['products', 'posts'] as const
/** Days of the palette over time. */
export const PALETTE_SPANS = ['90', '180', '365', '730'] as const

const fields = {
  size: oneOf(WHEEL_SIZES, 'products'),
  palette: oneOf(PALETTE_SOURCES, 'posts'),
  by: oneOf(PERIOD_KINDS, 'week'),
  span: oneOf(PALETTE_SPANS, '180'),
  pairs: oneOf(PAIR_SOURCES, 'looks'),
}
export const colorPanelSearch = searchCodec(fields)
export type ColorPanelSearch = SearchOf<typeof fields>
