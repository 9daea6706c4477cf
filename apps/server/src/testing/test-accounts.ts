import { randomUUID } from 'node:crypto'
import type { Line } from '@trendee/core/plans/lines'
import { openSession } from '@trendee/store/sign-in/sessions'
import type { StoreDb } from '@trendee/store/engine/open-store'

const FAR = new Date('2099-01-01T00:00:00Z')
const LONG_AGO = new Date('2020-01-01T00:00:00Z')

export interface TestAccount {
  readonly role?: string
  readonly isRestricted?: boolean
  readonly accessEndsAt?: Date
  readonly email?: string
  readonly mobile?: string
  /** Line and plan; `endsAt` in 2099 unless given. */
  readonly plan?: { readonly line: Line; readonly plan: string; readonly endsAt?: Date }
}

/** A new account without a password, made in the database itself: a test may use up whatever it has. */
export async function makeAccount(db: StoreDb, account: TestAccount = {}): Promise<string> {
  const accountId = randomUUID()
  await db
    .insertInto('account')
    .values({
      account_id: accountId,
      name: 'Tess Test',
      email: account.email ?? null,
      mobile: account.mobile ?? null,
      role: account.role ?? '',
      is_restricted: account.isRestricted ?? false,
      access_ends_at: account.accessEndsAt ?? null,
    })
    .execute()
  if (account.plan) {
    const { line, plan, endsAt } = account.plan
    await db
      .insertInto('account_plan')
      .values({ account_id: accountId, line, plan, starts_at: LONG_AGO, ends_at: endsAt ?? FAR })
      .execute()
  }
  return accountId
}

/** A new account with an address and a session. */
export async function makeMember(db: StoreDb, account: TestAccount = {}) {
  const accountId = await makeAccount(db, { email: `${randomUUID()}@member.example`, ...account })
  return { accountId, token: await openSession(db, accountId) }
}

/** A session of a new account. */
export async function makeSession(db: StoreDb, account: TestAccount = {}): Promise<string> {
  return openSession(db, await makeAccount(db, account))
}

/** A session whose end lies behind. */
export async function makeExpiredSession(db: StoreDb, account: TestAccount = {}): Promise<string> {
  return openSession(db, await makeAccount(db, account), LONG_AGO)
}

/** A plan of a line whose rules say the same of every feature. */
export async function makePlan(db: StoreDb, line: Line, plan: string, rule: string, features: readonly string[]) {
  await db
    .insertInto('plan_rule')
    .values(features.map((feature) => ({ line, plan, feature_name: feature, plan_business: rule })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
