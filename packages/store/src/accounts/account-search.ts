import { type SqlBool, sql } from 'kysely'
import type { Expression } from 'kysely'
import { ADMIN_ROLE } from '@trendee/core/access/roles'
import type { AccountPlan } from './accounts'
import type { StoreDb } from '../engine/open-store'
import { plansInForce } from '../plans/plans-in-force'
import { type Page, type PageOf, pageOf } from '../engine/page'

/** An account as an administrator sees it. */
export interface AccountCard {
  readonly accountId: string
  readonly name: string
  readonly email: string | null
  readonly mobile: string | null
  readonly role: string
  readonly hasAdmin: boolean
  readonly isRestricted: boolean
  readonly cameBy: string
  readonly createdAt: Date
  /** Newest sign of life of its sessions that are open. */
  readonly lastSeenAt: Date | null
  readonly accessEndsAt: Date | null
  /** Sessions that are open. */
  readonly sessions: number
  readonly hasApiToken: boolean
  readonly plans: readonly AccountPlan[]
}

export interface AccountFilter extends Page {
  /** Part of the name, e-mail, mobile number or id. */
  readonly q?: string | undefined
  readonly role?: string | undefined
  /** Has, or had, a plan of this line. */
  readonly line?: string | undefined
  /** `ended`: access has ended, or there were plans and none is valid. */
  readonly state: 'all' | 'restricted' | 'ended' | 'admin'
}

function hasRole(code: string): Expression<SqlBool> {
  return sql<boolean>`${code} = any(string_to_array(replace(account.role, ' ', ''), ','))`
}

/** Whether an account is an administrator's. */
export function isAdministrator(): Expression<SqlBool> {
  return sql<boolean>`(account.has_admin or ${hasRole(ADMIN_ROLE)})`
}

function conditionsOf({ q, role, line, state }: AccountFilter, now: Date): Expression<SqlBool>[] {
  const found: Expression<SqlBool>[] = []
  if (q) {
    found.push(sql<boolean>`strpos(lower(concat_ws(' ', account.name, account.email, account.mobile,
      account.account_id)), lower(${q})) > 0`)
  }
  if (role) found.push(hasRole(role))
  if (line) {
    found.push(sql<boolean>`exists (select 1 from account_plan as held
      where held.account_id = account.account_id and held.line = ${line})`)
  }
  if (state === 'restricted') found.push(sql<boolean>`account.is_restricted`)
  if (state === 'admin') found.push(isAdministrator())
  if (state === 'ended') {
    found.push(sql<boolean>`(coalesce(account.access_ends_at <= ${now}, false) or coalesce((select max(held.ends_at)
      from account_plan as held where held.account_id = account.account_id) <= ${now}, false))`)
  }
  return found
}

const COLUMNS = [
  'account.account_id',
  'account.name',
  'account.email',
  'account.mobile',
  'account.role',
  'account.has_admin',
  'account.is_restricted',
  'account.came_by',
  'account.created_at',
  'account.access_ends_at',
] as const

async function cards(
  db: StoreDb,
  conditions: readonly Expression<SqlBool>[],
  page: Page,
  now: Date,
): Promise<PageOf<AccountCard>> {
  const accounts = db
    .selectFrom('account')
    .select(COLUMNS)
    .select([
      sql<string>`(select count(*) from session as open where open.account_id = account.account_id
        and open.expires_at > ${now})`.as('sessions'),
      sql<Date | null>`(select max(open.last_seen_at) from session as open
        where open.account_id = account.account_id)`.as('last_seen_at'),
      sql<boolean>`exists (select 1 from api_token as made
        where made.account_id = account.account_id)`.as('has_api_token'),
    ])
    .where((where) => where.and([...conditions]))
    .orderBy('account.created_at', 'desc')
    .orderBy('account.account_id')
  const { list: rows, total } = await pageOf(db, accounts, page)
  if (rows.length === 0) return { list: [], total }
  const ids = rows.map((row) => row.account_id)
  const plans = await plansInForce(db, ids, now)
  const list = rows.map((row) => ({
    accountId: row.account_id,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    role: row.role,
    hasAdmin: row.has_admin,
    isRestricted: row.is_restricted,
    cameBy: row.came_by,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    accessEndsAt: row.access_ends_at,
    sessions: Number(row.sessions),
    hasApiToken: row.has_api_token,
    plans: plans.get(row.account_id) ?? [],
  }))
  return { list, total }
}

/** Accounts that match, newest first. */
export function searchAccounts(db: StoreDb, filter: AccountFilter, now: Date): Promise<PageOf<AccountCard>> {
  return cards(db, conditionsOf(filter, now), filter, now)
}

export async function accountCard(db: StoreDb, accountId: string, now: Date): Promise<AccountCard | null> {
  const isAsked = sql<boolean>`account.account_id = ${accountId}`
  const { list } = await cards(db, [isAsked], { page: 1, pageSize: 1 }, now)
  return list[0] ?? null
}
