import { randomUUID } from 'node:crypto'
import type { Line } from '@trendee/core/plans/lines'
import type { StoreDb } from '../engine/open-store'
import { plansInForce } from '../plans/plans-in-force'
import { hashPassword, passwordMatches } from '../sign-in/passwords'

export interface AccountPlan {
  readonly line: Line
  readonly plan: string
  readonly startsAt: Date
  readonly endsAt: Date
  /** trial, promotion, admin, partner or demo */
  readonly openedBy: string
}

export interface Account {
  readonly accountId: string
  readonly name: string
  readonly email: string | null
  /** E.164 */
  readonly mobile: string | null
  /** Comma-separated role codes. */
  readonly role: string
  readonly hasAdmin: boolean
  /** A visitor's account. */
  readonly isRestricted: boolean
  /** After this instant the account opens nothing; `null`: no such end. */
  readonly accessEndsAt: Date | null
  readonly createdAt: Date
  readonly plans: readonly AccountPlan[]
}

export interface NewAccount {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly role: string
  readonly hasAdmin?: boolean
  readonly isDemo?: boolean
  readonly isRestricted?: boolean
  readonly mobile?: string
  /** Now, unless told. */
  readonly createdAt?: Date
  readonly plans?: readonly AccountPlan[]
}

/** Creates an account, or leaves the one with this e-mail as it is. Returns its id. */
export async function ensureAccount(db: StoreDb, account: NewAccount): Promise<string> {
  const email = account.email.toLowerCase()
  const existing = await db.selectFrom('account').select('account_id').where('email', '=', email).executeTakeFirst()
  if (existing) return existing.account_id
  const accountId = randomUUID()
  const passwordHash = await hashPassword(account.password)
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('account')
      .values({
        account_id: accountId,
        name: account.name,
        email,
        password_hash: passwordHash,
        role: account.role,
        has_admin: account.hasAdmin ?? false,
        is_demo: account.isDemo ?? false,
        is_restricted: account.isRestricted ?? false,
        mobile: account.mobile ?? null,
        came_by: account.isDemo ? 'demo' : 'admin',
        ...(account.createdAt === undefined ? {} : { created_at: account.createdAt }),
      })
      .execute()
    for (const plan of account.plans ?? []) {
      await transaction
        .insertInto('account_plan')
        .values({
          account_id: accountId,
          line: plan.line,
          plan: plan.plan,
          starts_at: plan.startsAt,
          ends_at: plan.endsAt,
          opened_by: plan.openedBy,
        })
        .execute()
    }
  })
  return accountId
}

/** The account with the plan in force on each line. */
export async function accountById(db: StoreDb, accountId: string, now = new Date()): Promise<Account | null> {
  const row = await db.selectFrom('account').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  if (!row) return null
  const plans = await plansInForce(db, [accountId], now)
  return {
    accountId: row.account_id,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    role: row.role,
    hasAdmin: row.has_admin,
    isRestricted: row.is_restricted,
    accessEndsAt: row.access_ends_at,
    createdAt: row.created_at,
    plans: plans.get(accountId) ?? [],
  }
}

/** Compares a password with a stored hash; false without one, in the same time. */
export type ComparePassword = (storedHash: string | null, password: string) => Promise<boolean>

/**
 * The account whose e-mail address or E.164 mobile number and password these are, else null; the same work either way.
 * Who bounds how many passwords are compared at once brings a `compare` of their own.
 */
export async function accountByPassword(
  db: StoreDb,
  address: string,
  password: string,
  compare: ComparePassword = passwordMatches,
): Promise<Account | null> {
  const row = await db
    .selectFrom('account')
    .select(['account_id', 'password_hash'])
    .where(address.includes('@') ? 'email' : 'mobile', '=', address.toLowerCase())
    .executeTakeFirst()
  const isRight = await compare(row?.password_hash ?? null, password)
  return row && isRight ? accountById(db, row.account_id) : null
}

export interface DemoAccount {
  readonly name: string
  readonly email: string
}

/** The accounts of the demo world, in the order they were made. */
export async function demoAccounts(db: StoreDb): Promise<DemoAccount[]> {
  const rows = await db
    .selectFrom('account')
    .select(['name', 'email'])
    .where('is_demo', '=', true)
    .orderBy('created_at')
    .execute()
  return rows.flatMap((row) => (row.email === null ? [] : [{ name: row.name, email: row.email }]))
}
