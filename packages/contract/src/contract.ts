import { adminMessages } from './admin-messages/admin-messages'
import { adminPromotions } from './admin-promotions/admin-promotions'
import { adminSettings } from './admin-settings/admin-settings'
import { adminUsers } from './admin-users/admin-users'
import { admin } from './admin/admin'
import { common } from './common/common'
import { dashboard } from './dashboard/dashboard'
import type { Endpoint } from './endpoint'
import { filters } from './filters/filters'
import { plans } from './plans/plans'
import { selling } from './selling/selling'
import { signIn } from './sign-in/sign-in'
import { trends } from './trends/trends'
import { user } from './user/user'
import { visits } from './visits/visits'
import { words } from './words/words'

/** Every endpoint, by group. Server, client, documentation and tests are derived from this table. */
export const CONTRACT = {
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
  adminPromotions,
  adminMessages,
  adminSettings,
} as const

type Leaf<T> = T extends Endpoint ? T : { [K in keyof T]: Leaf<T[K]> }[keyof T]
export type AnyEndpoint = Leaf<typeof CONTRACT>

function isEndpoint(value: object): value is Endpoint {
  return 'method' in value && 'path' in value && 'access' in value
}

function leaves(branch: object, name: string): { name: string; endpoint: Endpoint }[] {
  return Object.entries(branch).flatMap(([key, value]: [string, object]) => {
    const path = name ? `${name}.${key}` : key
    return isEndpoint(value) ? [{ name: path, endpoint: value }] : leaves(value, path)
  })
}

/** All entries with their dotted names (`trends.topList`, `selling.shein.list`), in the table's order. */
export const ENDPOINTS: readonly { name: string; endpoint: Endpoint }[] = leaves(CONTRACT, '')
