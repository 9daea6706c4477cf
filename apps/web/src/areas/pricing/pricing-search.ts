import { LINES } from '@trendee/core/plans/lines'
import { oneOf, searchCodec, textUpTo } from '../../shared/url/search-codec'

/** `line`: on the common page, one line alone. */
export const pricingSearch = searchCodec({
  line: oneOf(LINES),
  pay: oneOf(['monthly', 'yearly'], 'monthly'),
})
/** `often`: a subscription, or paid once. */
export const paySearch = searchCodec({ often: oneOf(['renews', 'once'], 'renews') })
/** The order that a payment service sends its visitor back with. */
export const paidSearch = searchCodec({ order: textUpTo(60) })
export type Paying = 'monthly' | 'yearly'
