import { LINES } from '@trendee/core/plans/lines'
import { oneOf, searchCodec } from '../../shared/url/search-codec'

/** `line`: on the common page, one line alone. */
export const pricingSearch = searchCodec({
  line: oneOf(LINES),
  pay: oneOf(['monthly', 'yearly']),
})
export type Paying = 'monthly' | 'yearly'
