import { adminMessages } from './admin-messages/admin-messages'
import { adminPictures } from './admin-pictures/admin-pictures'
import { adminPromotions } from './admin-promotions/admin-promotions'
import { adminSettings } from './admin-settings/admin-settings'
import { adminUsers } from './admin-users/admin-users'
import { admin } from './admin/admin'
import { common } from './common/common'
import { exportOf } from './common/export-list'
import { dashboard } from './dashboard/dashboard'
import type { Endpoint } from './endpoint'
import { type NamedEndpoint, entriesOf } from './entries'
import { filters } from './filters/filters'
import { plans } from './plans/plans'
import { selling } from './selling/selling'
import { signIn } from './sign-in/sign-in'
import { trends } from './trends/trends'
import { user } from './user/user'
import { visits } from './visits/visits'
import { words } from './words/words'

const groups = {
  user,
  signIn,
  common,
  trends,
  filters,
  selling,
  plans,
  words,
  dashboard,
  visits,
  admin,
  adminUsers,
  adminPictures,
  adminPromotions,
  adminMessages,
  adminSettings,
} as const

/** Every endpoint, by group. Server, client, documentation and tests are derived from this table. */
export const CONTRACT = { ...groups, common: { ...common, export: exportOf(groups) } } as const

type Leaf<T> = T extends Endpoint ? T : { [K in keyof T]: Leaf<T[K]> }[keyof T]
export type AnyEndpoint = Leaf<typeof CONTRACT>

/** All entries with their dotted names (`trends.topList`, `selling.shein.list`), in the table's order. */
export const ENDPOINTS: readonly NamedEndpoint[] = entriesOf(CONTRACT)
