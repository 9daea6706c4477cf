import { randomUUID } from 'node:crypto'
import { type AccountAddress, accountIdByAddress } from './account-addresses'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'

const DAY_MS = 86_400_000
/** An ended visitor's account is kept a week, so that its session says why it opens nothing. */
const VISITOR_KEPT_DAYS = 7

/** An account that somebody opens for themselves. */
export interface OpenedAccount {
  readonly name: string
  /** sms, email, wechat, promotion, partner, trial or visitor */
  readonly cameBy: string
  /** Campaign and partner link of the visit. */
  readonly utmSource?: string | undefined
  readonly ucode?: string | undefined
  readonly isRestricted?: boolean
  readonly accessEndsAt?: Date | null
}

export interface AccountFound {
  readonly accountId: string
  /** It was made just now. */
  readonly isNew: boolean
}

function rowOf(account: OpenedAccount, now: Date) {
  return {
    account_id: randomUUID(),
    name: account.name,
    role: '',
    is_restricted: account.isRestricted ?? false,
    access_ends_at: account.accessEndsAt ?? null,
    came_by: account.cameBy,
    utm_source: account.utmSource ?? null,
    ucode: account.ucode ?? null,
    created_at: now,
    // A newcomer is asked what they work on; a visitor's look around is not.
    ...(account.isRestricted ? {} : { preferences: null }),
  }
}

/** The account of an address, made when there is none. Two sign-ins at once give one account. */
export async function ensureAccountOfAddress(
  db: StoreDb,
  address: AccountAddress,
  account: OpenedAccount,
  now = new Date(),
): Promise<AccountFound> {
  const known = await accountIdByAddress(db, address)
  if (known !== null) return { accountId: known, isNew: false }
  const row = { ...rowOf(account, now), [address.channel === 'email' ? 'email' : 'mobile']: address.address }
  const made = await db
    .insertInto('account')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  if (made) return { accountId: made.account_id, isNew: true }
  const other = await accountIdByAddress(db, address)
  if (other === null) throw new Error('an address is taken by an account that is not there')
  return { accountId: other, isNew: false }
}

/** An account that nobody can sign in to again: a visitor's look around. */
export async function openVisitorAccount(db: StoreDb, account: OpenedAccount, now = new Date()): Promise<string> {
  const row = rowOf(account, now)
  await db.insertInto('account').values(row).execute()
  return row.account_id
}

/** Forgets visitors whose time was over a week ago, with everything that is theirs. */
export async function dropOldVisitors(db: StoreDb, now = new Date()): Promise<void> {
  await db
    .deleteFrom('account')
    .where('came_by', '=', 'visitor')
    .where('is_restricted', '=', true)
    .where('access_ends_at', '<', new Date(now.getTime() - VISITOR_KEPT_DAYS * DAY_MS))
    .execute()
}

/** Who a person is for an outside service. */
export interface Identity {
  /** `wechat`, `partner:diexun` */
  readonly provider: string
  /** The person's key there: WeChat's unionid, a partner's subject. */
  readonly subject: string
}

async function accountOfIdentity(db: StoreDb, { provider, subject }: Identity): Promise<string | null> {
  const row = await db
    .selectFrom('account_identity')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.account_id ?? null
}

/** Somebody else made the account in the same moment: what was begun here is undone. */
class IdentityTaken extends Error {}

/** The account of an outside identity, made when there is none. Two sign-ins at once give one account. */
export async function ensureAccountOfIdentity(
  db: StoreDb,
  identity: Identity,
  account: OpenedAccount,
  now = new Date(),
): Promise<AccountFound> {
  const known = await accountOfIdentity(db, identity)
  if (known !== null) return { accountId: known, isNew: false }
  const row = rowOf(account, now)
  try {
    await inTransaction(db, async (transaction) => {
      await transaction.insertInto('account').values(row).execute()
      const taken = await transaction
        .insertInto('account_identity')
        .values({ ...identity, account_id: row.account_id, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('account_id')
        .executeTakeFirst()
      if (!taken) throw new IdentityTaken()
    })
    return { accountId: row.account_id, isNew: true }
  } catch (error) {
    const other = error instanceof IdentityTaken ? await accountOfIdentity(db, identity) : null
    if (other === null) throw error
    return { accountId: other, isNew: false }
  }
}
