import { sql } from 'kysely'
import { ApiError } from '@trendee/contract/errors'
import { type ChannelKind, MOST_CHANNELS, type Rhythm } from '@trendee/core/alerts/alert-kinds'
import { sendingDay } from '@trendee/core/alerts/send-times'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { newAlertId } from './subscriptions'

/** Why a channel takes nothing any more: its owner ended it, it failed too often, or the service says that it is gone. */
export type StopReason = 'ended' | 'failed' | 'gone'

export interface Channel {
  readonly channelId: string
  readonly accountId: string
  readonly kind: ChannelKind
  readonly name: string
  readonly url: string
  readonly every: Rhythm
  readonly weekday: number
  readonly hour: number
  readonly timeZone: string
  readonly origin: string
  readonly failures: number
  readonly stoppedBecause: StopReason | null
}

export interface LastDelivery {
  readonly state: string
  readonly outcome: string
  readonly tries: number
  readonly createdAt: Date
}

export type NewChannel = Omit<Channel, 'channelId' | 'failures' | 'stoppedBecause'>

export interface ChannelRow {
  channel_id: string
  account_id: string
  kind: string
  name: string
  url: string
  every: string
  weekday: number
  hour: number
  time_zone: string
  origin: string
  failures: number
  stopped_because: string | null
}

/** As `saveChannel` wrote it. */
export function channelOf(row: ChannelRow): Channel {
  return {
    channelId: row.channel_id,
    accountId: row.account_id,
    kind: row.kind as ChannelKind,
    name: row.name,
    url: row.url,
    every: row.every as Rhythm,
    weekday: row.weekday,
    hour: row.hour,
    timeZone: row.time_zone,
    origin: row.origin,
    failures: row.failures,
    stoppedBecause: row.stopped_because as StopReason | null,
  }
}

/** An account's channels, the oldest first, each with what its newest delivery came to. */
export async function channelsOf(db: StoreDb, accountId: string): Promise<(Channel & { last: LastDelivery | null })[]> {
  const rows = await db
    .selectFrom('alert_channel')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('channel_id')
    .execute()
  if (rows.length === 0) return []
  const deliveries = await db
    .selectFrom('alert_delivery')
    .distinctOn('channel_id')
    .select(['channel_id', 'state', 'outcome', 'tries', 'created_at'])
    .where(
      'channel_id',
      'in',
      rows.map((row) => row.channel_id),
    )
    .orderBy('channel_id')
    .orderBy('created_at', 'desc')
    .execute()
  const last = new Map(
    deliveries.map(({ channel_id: id, state, outcome, tries, created_at: createdAt }) => [
      id,
      { state, outcome, tries, createdAt },
    ]),
  )
  return rows.map((row) => ({ ...channelOf(row), last: last.get(row.channel_id) ?? null }))
}

export async function channelById(db: StoreDb, accountId: string, channelId: string): Promise<Channel | null> {
  const row = await db
    .selectFrom('alert_channel')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('channel_id', '=', channelId)
    .executeTakeFirst()
  return row === undefined ? null : channelOf(row)
}

/** The newest alert of anybody: what a channel that begins now does not send. */
const NEWEST_ALERT = sql<string>`(select coalesce(max(alert_no), 0) from alert)`

/**
 * Makes a channel, or changes one where an id is given or a chat's address has one; a channel that was stopped begins anew with
 * what is found from now on. Null where the account has none of the id; refused beyond the bound, for a second mail, and for
 * the address of another channel.
 */
export function saveChannel(
  db: StoreDb,
  channelId: string | null,
  channel: NewChannel,
  now: Date,
): Promise<Channel | null> {
  const { accountId, kind, url } = channel
  const fields = {
    name: channel.name,
    every: channel.every,
    weekday: channel.weekday,
    hour: channel.hour,
    time_zone: channel.timeZone,
    origin: channel.origin,
    last_slot: sendingDay(channel, now),
    failures: 0,
    stopped_at: null,
    stopped_because: null,
  }
  return inTransaction(db, async (transaction) => {
    await sql`select account_id from account where account_id = ${accountId} for no key update`.execute(transaction)
    const own = await transaction.selectFrom('alert_channel').selectAll().where('account_id', '=', accountId).execute()
    // Each chat is told once.
    const same = own.find((other) => other.kind === kind && url !== '' && other.url === url)
    if (channelId !== null && same !== undefined && same.channel_id !== channelId)
      throw new ApiError('conflict', 'Another channel leads to this chat already.', { field: 'url' })
    const changed =
      channelId === null ? same : own.find((other) => other.channel_id === channelId && other.kind === kind)
    if (changed !== undefined) {
      const row = await transaction
        .updateTable('alert_channel')
        .set({
          ...fields,
          // An address is not shown again, so nothing is said of it where it stays.
          ...(url === '' ? {} : { url }),
          ...(changed.stopped_at === null ? {} : { sent_through: NEWEST_ALERT }),
        })
        .where('channel_id', '=', changed.channel_id)
        .returningAll()
        .executeTakeFirstOrThrow()
      // What had waited when it was stopped is old by now.
      if (changed.stopped_at !== null) {
        await transaction
          .deleteFrom('alert_delivery')
          .where('channel_id', '=', changed.channel_id)
          .where('state', 'in', ['waiting', 'sending'])
          .execute()
      }
      return channelOf(row)
    }
    if (channelId !== null) return null
    if (own.length >= MOST_CHANNELS || (kind === 'mail' && own.some((other) => other.kind === 'mail'))) {
      const message =
        own.length >= MOST_CHANNELS
          ? `No more than ${MOST_CHANNELS} channels: take one away first.`
          : 'Mail is there already.'
      throw new ApiError('conflict', message, { field: 'kind', most: MOST_CHANNELS })
    }
    const row = await transaction
      .insertInto('alert_channel')
      .values({
        channel_id: newAlertId(),
        account_id: accountId,
        kind,
        url,
        ...fields,
        sent_through: NEWEST_ALERT,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return channelOf(row)
  })
}

export async function dropChannel(db: StoreDb, accountId: string, channelId: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .deleteFrom('alert_channel')
      .where('account_id', '=', accountId)
      .where('channel_id', '=', channelId)
      .returning('channel_id')
      .executeTakeFirst()
    if (row === undefined) return false
    // What was told there alone is told in the bell from now on.
    await transaction
      .updateTable('alert_subscription')
      .set({ channels: sql<string[]>`array_remove(channels, ${channelId})` })
      .where('account_id', '=', accountId)
      .where(sql<boolean>`${channelId} = any(channels)`)
      .execute()
    return true
  })
}
