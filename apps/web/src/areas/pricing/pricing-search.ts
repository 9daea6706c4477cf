import { LINES, type Line } from '@trendee/contract/endpoint'
import { oneOf, searchCodec } from '../../shared/url/search-codec'

/** `line`: on the common page, one line alone. */
export const pricingSearch = searchCodec({
  line: oneOf(Object.keys(LINES) as [Line, ...Line[]]),
  pay: oneOf(['monthly', 'yearly'], 'monthly'),
})
export type Paying = 'monthly' | 'yearly'
