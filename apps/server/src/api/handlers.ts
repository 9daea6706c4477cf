import type { Handlers } from '../http/handler'
import { adminHandlers } from './admin/handlers'
import { adminMessagesHandlers } from './admin-messages/handlers'
import { adminPicturesHandlers } from './admin-pictures/handlers'
import { adminPromotionsHandlers } from './admin-promotions/handlers'
import { adminSettingsHandlers } from './admin-settings/handlers'
import { adminUsersHandlers } from './admin-users/handlers'
import { commonHandlers } from './common/handlers'
import { dashboardHandlers } from './dashboard/handlers'
import { filtersHandlers } from './filters/handlers'
import { plansHandlers } from './plans/handlers'
import { sellingHandlers } from './selling/handlers'
import { signInHandlers } from './sign-in/handlers'
import { trendsHandlers } from './trends/handlers'
import { userHandlers } from './user/handlers'
import { visitsHandlers } from './visits/handlers'
import { wordsHandlers } from './words/handlers'

const groups = {
  user: userHandlers,
  signIn: signInHandlers,
  trends: trendsHandlers,
  filters: filtersHandlers,
  selling: sellingHandlers,
  plans: plansHandlers,
  words: wordsHandlers,
  dashboard: dashboardHandlers,
  visits: visitsHandlers,
  adminUsers: adminUsersHandlers,
  adminPictures: adminPicturesHandlers,
  adminPromotions: adminPromotionsHandlers,
  adminMessages: adminMessagesHandlers,
  adminSettings: adminSettingsHandlers,
  admin: adminHandlers,
} satisfies Omit<Handlers, 'common'>

/** The handlers of every group, in the contract's own shape; the export asks those of the lists. */
export const handlers: Handlers = { ...groups, common: commonHandlers(groups) }
