import { flag } from '@trendee/contract/parameters'
import { searchCodec, textUpTo } from '../../shared/url/search-codec'

export const MOST_BRIEF = 500

/** A brief may come with the address: from a map of gaps, a trend, a colleague. */
export const garmentSearch = searchCodec({ brief: textUpTo(MOST_BRIEF), q: textUpTo(100), favourite: flag.optional() })

/** The design that is changed. */
export const modificationSearch = searchCodec({ design: textUpTo(36), q: textUpTo(100), favourite: flag.optional() })

export const patternSearch = searchCodec({ pattern: textUpTo(60), q: textUpTo(100), favourite: flag.optional() })
