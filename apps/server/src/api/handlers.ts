import type { Handlers } from '../http/handler'
import { adminHandlers } from './admin/handlers'
import { adminGraphicsHandlers } from './admin-graphics/handlers'
import { adminMessagesHandlers } from './admin-messages/handlers'
import { adminPicturesHandlers } from './admin-pictures/handlers'
import { adminPromotionsHandlers } from './admin-promotions/handlers'
import { adminSettingsHandlers } from './admin-settings/handlers'
import { adminUsersHandlers } from './admin-users/handlers'
import { aiHandlers } from './trends/ai'
import { alertsHandlers } from './alerts/handlers'
import { brandsHandlers } from './brands/handlers'
import { collectionHandlers } from './collection/handlers'
import { commonHandlers } from './common/handlers'
import { dashboardHandlers } from './dashboard/handlers'
import { designsHandlers } from './designs/handlers'
import { festivalsHandlers } from './festivals/handlers'
import { reportsHandlers } from './reports/handlers'
import { filtersHandlers } from './filters/handlers'
import { forecastsHandlers } from './forecasts/handlers'
import { graphicHandlers } from './graphic/handlers'
import { paymentsHandlers } from './payments/handlers'
import { partnersHandlers } from './partners/handlers'
import { plansHandlers } from './plans/handlers'
import {
  overviewHandlers,
  retailRankingHandlers,
  runwayRankingHandlers,
  socialRankingHandlers,
  valueRankingHandlers,
} from './rankings/handlers'
import { rangeHandlers } from './range/handlers'
import { recordsHandlers } from './records/handlers'
import { runwayHandlers } from './runway/handlers'
import { searchHandlers } from './search/handlers'
import { insightHandlers } from './selling/insights'
import { sellingHandlers } from './selling/handlers'
import { signInHandlers } from './sign-in/handlers'
import { socialHandlers } from './social/handlers'
import { starsHandlers } from './stars/handlers'
import { trendsHandlers } from './trends/handlers'
import { userHandlers } from './user/handlers'
import { visitsHandlers } from './visits/handlers'
import { wordsHandlers } from './words/handlers'

const groups = {
  user: userHandlers,
  signIn: signInHandlers,
  trends: trendsHandlers,
  ai: aiHandlers,
  filters: filtersHandlers,
  forecasts: forecastsHandlers,
  runway: runwayHandlers,
  festivals: festivalsHandlers,
  reports: reportsHandlers,
  selling: sellingHandlers,
  insights: insightHandlers,
  range: rangeHandlers,
  social: socialHandlers,
  brands: brandsHandlers,
  graphic: graphicHandlers,
  designs: designsHandlers,
  socialRankings: socialRankingHandlers,
  retailRankings: retailRankingHandlers,
  runwayRankings: runwayRankingHandlers,
  valueRankings: valueRankingHandlers,
  overviews: overviewHandlers,
  records: recordsHandlers,
  search: searchHandlers,
  partners: partnersHandlers,
  plans: plansHandlers,
  payments: paymentsHandlers,
  words: wordsHandlers,
  stars: starsHandlers,
  dashboard: dashboardHandlers,
  alerts: alertsHandlers,
  collection: collectionHandlers,
  visits: visitsHandlers,
  adminUsers: adminUsersHandlers,
  adminPictures: adminPicturesHandlers,
  adminPromotions: adminPromotionsHandlers,
  adminMessages: adminMessagesHandlers,
  adminGraphics: adminGraphicsHandlers,
  adminSettings: adminSettingsHandlers,
  admin: adminHandlers,
} satisfies Omit<Handlers, 'common'>

/** The handlers of every group, in the contract's own shape; the export asks those of the lists. */
export const handlers: Handlers = { ...groups, common: commonHandlers(groups) }
