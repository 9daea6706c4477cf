import { adminGraphics } from './admin-graphics/admin-graphics'
import { adminMessages } from './admin-messages/admin-messages'
import { adminPictures } from './admin-pictures/admin-pictures'
import { adminPromotions } from './admin-promotions/admin-promotions'
import { adminSettings } from './admin-settings/admin-settings'
import { adminUsers } from './admin-users/admin-users'
import { admin } from './admin/admin'
import { ai } from './ai/ai'
import { alerts } from './alerts/alerts'
import { brands } from './brands/brands'
import { collection } from './collection/collection'
import { common } from './common/common'
import { exportOf } from './common/export-list'
import { designs } from './designs/designs'
import { dashboard } from './dashboard/dashboard'
import type { Endpoint } from './endpoint'
import { type NamedEndpoint, entriesOf } from './entries'
import { festivals } from './festivals/festivals'
import { filters } from './filters/filters'
import { forecasts } from './forecasts/forecasts'
import { payments } from './payments/payments'
import { partners } from './partners/partners'
import { plans } from './plans/plans'
import { reports } from './reports/reports'
import { range } from './range/range'
import { graphic } from './graphic/graphic'
import { overviews } from './rankings/overviews'
import { retailRankings } from './rankings/retail-rankings'
import { runwayRankings } from './rankings/runway-rankings'
import { socialRankings } from './rankings/social-rankings'
import { valueRankings } from './rankings/value-rankings'
import { records } from './records/records'
import { runway } from './runway/runway'
import { search } from './search/search'
import { selling } from './selling/selling'
import { insights } from './selling/insights'
import { signIn } from './sign-in/sign-in'
import { social } from './social/social'
import { stars } from './stars/stars'
import { trends } from './trends/trends'
import { user } from './user/user'
import { visits } from './visits/visits'
import { words } from './words/words'

const groups = {
  user,
  signIn,
  common,
  trends,
  ai,
  filters,
  forecasts,
  runway,
  festivals,
  reports,
  selling,
  insights,
  range,
  social,
  brands,
  graphic,
  designs,
  socialRankings,
  retailRankings,
  runwayRankings,
  valueRankings,
  overviews,
  records,
  search,
  partners,
  plans,
  payments,
  words,
  stars,
  dashboard,
  alerts,
  collection,
  visits,
  admin,
  adminUsers,
  adminPictures,
  adminPromotions,
  adminMessages,
  adminGraphics,
  adminSettings,
} as const

/** Every endpoint, by group. Server, client, documentation and tests are derived from this table. */
export const CONTRACT = { ...groups, common: { ...common, ...exportOf(groups) } } as const

type Leaf<T> = T extends Endpoint ? T : { [K in keyof T]: Leaf<T[K]> }[keyof T]
export type AnyEndpoint = Leaf<typeof CONTRACT>

/** All entries with their dotted names (`trends.topList`, `selling.shein.list`), in the table's order. */
export const ENDPOINTS: readonly NamedEndpoint[] = entriesOf(CONTRACT)
