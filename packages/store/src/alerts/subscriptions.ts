import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { AlertLine, AlertSubject } from '@trendee/core/alerts/alert-kinds'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import type { JsonValue } from '../engine/column-types'

/** What an account wants to be told of. Every function but the finder's names the account that asks. */
export interface Subscription {
  readonly subscriptionId: string
  readonly accountId: string
  readonly subject: AlertSubject
  readonly itemId: string
  readonly line: AlertLine
  readonly nameEn: string
  readonly nameZh: string
  readonly link: string
  /** Of a search: what it asks. */
  readonly search: JsonValue
  readonly kinds: readonly string[]
  /** `null`: every channel of the account. */
  readonly channels: readonly string[] | null
  readonly told: JsonValue
  readonly toldVersion: number
  readonly createdAt: Date
}

export type NewSubscription = Omit<Subscription, 'subscriptionId' | 'toldVersion' | 'createdAt'>

interface Row {
  subscription_id: string
  account_id: string
  subject: string
  item_id: string
  line: string
  name_en: string
  name_zh: string
  link: string
  search: JsonValue
  kinds: string[]
  channels: string[] | null
  told: JsonValue
  told_version: number
  created_at: Date
}

/** As `saveSubscription` wrote it. */
export function subscriptionOf(row: Row): Subscription {
  return {
    subscriptionId: row.subscription_id,
    accountId: row.account_id,
    subject: row.subject as AlertSubject,
    itemId: row.item_id,
    line: row.line as AlertLine,
    nameEn: row.name_en,
    nameZh: row.name_zh,
    link: row.link,
    search: row.search,
    kinds: row.kinds,
    channels: row.channels,
    told: row.told,
    toldVersion: row.told_version,
    createdAt: row.created_at,
  }
}

/** An id that says nothing and that nobody guesses. */
export function newAlertId(): string {
  return randomBytes(16).toString('hex')
}

/** What an account is told of, the newest first. */
export async function subscriptionsOf(db: StoreDb, accountId: string): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('alert_subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('subscription_id')
    .execute()
  return rows.map(subscriptionOf)
}

/** Said again it changes kinds and channels, and what was told stays. Refused beyond `most` of the line; `null`: no bound. */
export function saveSubscription(
  db: StoreDb,
  subscription: NewSubscription,
  most: { readonly count: number | null; readonly refusal: () => Error },
  now: Date,
): Promise<Subscription> {
  const { accountId, line } = subscription
  return inTransaction(db, async (transaction) => {
    // Of many at once the last one that has room is the last one.
    await sql`select account_id from account where account_id = ${accountId} for no key update`.execute(transaction)
    const row = await transaction
      .insertInto('alert_subscription')
      .values({
        subscription_id: newAlertId(),
        account_id: accountId,
        subject: subscription.subject,
        item_id: subscription.itemId,
        line,
        name_en: subscription.nameEn,
        name_zh: subscription.nameZh,
        link: subscription.link,
        search: JSON.stringify(subscription.search),
        kinds: [...subscription.kinds],
        channels: subscription.channels === null ? null : [...subscription.channels],
        told: JSON.stringify(subscription.told),
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'subject', 'item_id']).doUpdateSet((excluded) => ({
          kinds: excluded.ref('excluded.kinds'),
          channels: excluded.ref('excluded.channels'),
          name_en: excluded.ref('excluded.name_en'),
          name_zh: excluded.ref('excluded.name_zh'),
        })),
      )
      .returningAll()
      .returning(sql<boolean>`xmax = 0`.as('is_new'))
      .executeTakeFirstOrThrow()
    if (row.is_new && most.count !== null) {
      const { total } = await transaction
        .selectFrom('alert_subscription')
        .select((select) => select.fn.countAll<string>().as('total'))
        .where('account_id', '=', accountId)
        .where('line', '=', line)
        .executeTakeFirstOrThrow()
      if (Number(total) > most.count) throw most.refusal()
    }
    return subscriptionOf(row)
  })
}

/** Ends one; false where the account has none of the id. */
export async function dropSubscription(db: StoreDb, accountId: string, subscriptionId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('alert_subscription')
    .where('account_id', '=', accountId)
    .where('subscription_id', '=', subscriptionId)
    .returning('subscription_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Those of accounts that may still come in, with what decides how many of them count: the oldest first within each account. */
export interface WatchedSubscription extends Subscription {
  readonly role: string
  /** Among those of its account and line, from 1. */
  readonly place: number
}

/**
 * Everything that is watched, `limit` at a time after the one `after`; ordered by account, so that only the accounts of a part
 * are numbered for it.
 */
export async function watchedSubscriptions(
  db: StoreDb,
  now: Date,
  after: Pick<Subscription, 'accountId' | 'subject' | 'itemId'> | null,
  limit: number,
): Promise<WatchedSubscription[]> {
  const begin =
    after === null
      ? sql`true`
      : sql`(watched.account_id, watched.subject, watched.item_id) > (${after.accountId}, ${after.subject}, ${after.itemId})`
  const { rows } = await sql<Row & { role: string; place: string }>`
    with part as (
      select watched.*, account.role
      from alert_subscription as watched join account on account.account_id = watched.account_id
      where not account.is_restricted and (account.access_ends_at is null or account.access_ends_at > ${now}::timestamptz)
        and ${begin}
      order by watched.account_id, watched.subject, watched.item_id limit ${limit}::integer
    ), numbered as (
      select subscription_id,
        row_number() over (partition by account_id, line order by created_at, subscription_id) as place
      from alert_subscription where account_id in (select account_id from part)
    )
    select part.*, numbered.place from part join numbered on numbered.subscription_id = part.subscription_id
    order by part.account_id, part.subject, part.item_id
  `.execute(db)
  return rows.map((row) => ({ ...subscriptionOf(row), role: row.role, place: Number(row.place) }))
}
