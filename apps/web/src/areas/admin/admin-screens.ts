import { AdvertisingScreen } from './advertising-screen'
import { AuditScreen } from './audit-list'
import { AdminMessagesScreen } from './admin-messages-screen'
import { JobsScreen } from './jobs-list'
import { PicturesScreen } from './pictures-screen'
import { ProtectedScreen } from './protected-screen'
import { PromotionsScreen } from './promotions-list'
import { UsersScreen } from './users-list'
import { WordingScreen } from './wording-list'

/**
 * The screens of administration in one chunk: each is small, few people open any, and every further chunk would be
 * listed in the first page that everybody loads.
 */
export const ADMIN_SCREENS = {
  users: UsersScreen,
  promotions: PromotionsScreen,
  messages: AdminMessagesScreen,
  languages: WordingScreen,
  advertising: AdvertisingScreen,
  pictures: PicturesScreen,
  protected: ProtectedScreen,
  audit: AuditScreen,
  jobs: JobsScreen,
} as const
export type AdminScreenName = keyof typeof ADMIN_SCREENS
