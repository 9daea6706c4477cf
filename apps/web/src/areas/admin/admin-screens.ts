import { AdvertisingScreen } from './advertising-screen'
import { AuditScreen } from './audit-screen'
import { PostScreen } from './post-screen'
import { PromotionsScreen } from './promotions-screen'
import { UsersScreen } from './users-screen'
import { WordingScreen } from './wording-screen'

/**
 * The screens of administration in one chunk: each is small, few people open any, and every further chunk would be
 * listed in the first page that everybody loads.
 */
export const ADMIN_SCREENS = {
  users: UsersScreen,
  promotions: PromotionsScreen,
  messages: PostScreen,
  languages: WordingScreen,
  advertising: AdvertisingScreen,
  audit: AuditScreen,
} as const
export type AdminScreenName = keyof typeof ADMIN_SCREENS
