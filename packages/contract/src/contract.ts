import { admin } from './admin'
import { adminMessages, adminPromotions, adminSettings, adminUsers } from './admin-accounts'
import { common } from './common'
import type { Endpoint } from './endpoint'
import { filters } from './filters'
import { dashboard, visits, words } from './messages'
import { plans } from './plans'
import { selling } from './selling'
import { signIn } from './sign-in'
import { general, trends } from './trends'
import { user } from './user'

/** Every endpoint of the platform, by group. Server, client, documentation and tests are derived from this table. */
export const CONTRACT = {
  user,
  signIn,
  common,
  general,
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
