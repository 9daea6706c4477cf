import { KeywordScreen } from './keyword-screen'
import { KeywordsScreen } from './keywords-list'
import { ListingScreen } from './listing-screen'
import { KeywordListingsScreen, PrintsScreen } from './listings-wall'

/** The screens of graphics in one chunk: each is small, and every further chunk would be listed in everybody's first page. */
export const GRAPHICS_SCREENS = {
  keywords: KeywordsScreen,
  keyword: KeywordScreen,
  listings: KeywordListingsScreen,
  prints: PrintsScreen,
  listing: ListingScreen,
} as const
export type GraphicsScreenName = keyof typeof GRAPHICS_SCREENS
