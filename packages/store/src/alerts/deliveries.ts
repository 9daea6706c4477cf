import { sql } from 'kysely'
import { MOST_FAILURES, nextTry, sendingDay } from '@trendee/core/alerts/send-times'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { type ToldAlert, holdNumbers, toldAlert } from './alerts'
import { type Channel, type ChannelRow, type StopReason, channelOf } from './channels'
import { newAlertId } from './subscriptions'

/** A try that is not heard of again for so long was killed. */
const LEASE_MS = 10 * 60_000
const TAKEN_AT_ONCE = 50
/** More alerts than these are counted in a message, and stand in the list of the platform. */
export const ALERTS_IN_A_MESSAGE = 30

interface ChannelWithNews extends ChannelRow {
  sent_through: string
  last_slot: string
  /** The newest alert that it has not sent. */
  newest: string
  /** When the oldest one was found that it has not sent. */
  first_found_at: Date
}

/** Channels for which there is something new; of these alone where `among` is given. */
async function channelsWithNews(db: StoreDb, among: readonly string[] | null): Promise<ChannelWithNews[]> {
  const { rows } = await sql<ChannelWithNews>`
    select channel.*, news.newest, news.first_found_at
    from alert_channel as channel cross join lateral (
      select max(alert_no) as newest, min(found_at) as first_found_at from alert
      where alert.account_id = channel.account_id and alert_no > channel.sent_through
        and (alert.channels is null or channel.channel_id = any(alert.channels))
    ) as news
    where stopped_at is null and news.newest is not null
      and ${among === null ? sql`true` : sql`channel_id = any(${[...among]}::text[])`}
  `.execute(db)
  return rows
}

/** Which sending it is time for; `null` for none: a time of sending that came before there was anything to send is over. */
function dueSlot(row: ChannelWithNews, now: Date): string | null {
  const channel = channelOf(row)
  if (channel.every === 'now') return `n${row.newest}`
  const slot = sendingDay(channel, now)
  return slot > row.last_slot && slot > sendingDay(channel, row.first_found_at) ? slot : null
}

/** Puts what was found into deliveries of the channels whose time has come; how many. Said twice it changes nothing. */
export async function prepareDeliveries(db: StoreDb, now: Date): Promise<number> {
  // Nobody who writes alerts waits for the look at all channels.
  const found = await channelsWithNews(db, null)
  const ids = found.filter((row) => dueSlot(row, now) !== null).map((row) => row.channel_id)
  return ids.length === 0 ? 0 : deliverTo(db, ids, now)
}

function deliverTo(db: StoreDb, ids: readonly string[], now: Date): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await holdNumbers(transaction)
    // Read anew: another process may have sent what was new a moment ago.
    const rows = await channelsWithNews(transaction, ids)
    const due = rows.flatMap((row) => {
      const slot = dueSlot(row, now)
      if (slot === null) return []
      // A channel whose hour or zone was changed may have two sendings on one day, each of other alerts.
      const sending = row.every === 'now' ? slot : `${slot}/${row.newest}`
      return [
        { id: newAlertId(), channel: row.channel_id, slot, sending, after: row.sent_through, through: row.newest },
      ]
    })
    if (due.length === 0) return 0
    const found = JSON.stringify(due)
    await sql`
      update alert_channel set last_slot = case when every = 'now' then last_slot else due.slot end,
        sent_through = due.through
      from jsonb_to_recordset(${found}::jsonb) as due(channel text, slot text, through bigint)
      where channel_id = due.channel
    `.execute(transaction)
    const made = await sql`
      insert into alert_delivery (delivery_id, channel_id, slot, after_no, through_no, next_try_at, created_at)
      select id, channel, sending, "after", through, ${now}::timestamptz, ${now}::timestamptz
      from jsonb_to_recordset(${found}::jsonb) as due(id text, channel text, sending text, "after" bigint, through bigint)
      on conflict (channel_id, slot) do nothing
      returning delivery_id
    `.execute(transaction)
    return made.rows.length
  })
}

export interface Delivery {
  readonly deliveryId: string
  readonly channel: Channel
  readonly tries: number
  /** Of the account, as it is bound now. */
  readonly email: string | null
  readonly language: string | null
  /** The newest of them, in the order in which they were found. */
  readonly alerts: readonly ToldAlert[]
  readonly total: number
}

interface TakenRow extends ChannelRow {
  delivery_id: string
  tries: number
  email: string | null
  language: string | null
  after_no: string
  through_no: string
}

/** Takes deliveries whose time has come; until they are settled nobody else takes them. */
export async function takeDeliveries(db: StoreDb, now: Date): Promise<Delivery[]> {
  const lease = new Date(now.getTime() + LEASE_MS)
  const { rows } = await sql<TakenRow>`
    with taken as (
      update alert_delivery set state = 'sending', tries = tries + 1, next_try_at = ${lease}::timestamptz
      where delivery_id in (
        select delivery_id from alert_delivery
        join alert_channel using (channel_id)
        where state in ('waiting', 'sending') and next_try_at <= ${now}::timestamptz and stopped_at is null
        order by next_try_at, delivery_id limit ${TAKEN_AT_ONCE}::integer
        for update of alert_delivery skip locked
      )
      returning delivery_id, channel_id, tries, after_no, through_no
    )
    select channel.*, taken.delivery_id, taken.tries, taken.after_no, taken.through_no, account.email, account.language
    from taken join alert_channel as channel on channel.channel_id = taken.channel_id
    join account on account.account_id = channel.account_id
    order by taken.delivery_id
  `.execute(db)
  if (rows.length === 0) return []
  const spans = JSON.stringify(
    rows.map((row) => ({
      id: row.delivery_id,
      account: row.account_id,
      channel: row.channel_id,
      after: row.after_no,
      through: row.through_no,
    })),
  )
  const held = await sql<Parameters<typeof toldAlert>[0] & { delivery_id: string; total: string }>`
    select * from (
      select span.id as delivery_id, alert.*, count(*) over (partition by span.id) as total,
        row_number() over (partition by span.id order by alert_no desc) as place
      from jsonb_to_recordset(${spans}::jsonb)
        as span(id text, account text, channel text, "after" bigint, through bigint)
      join alert on alert.account_id = span.account and alert_no > span."after" and alert_no <= span.through
        and (alert.channels is null or span.channel = any(alert.channels))
    ) as held where place <= ${ALERTS_IN_A_MESSAGE}::integer order by alert_no
  `.execute(db)
  return rows.map((row) => {
    const mine = held.rows.filter(({ delivery_id: id }) => id === row.delivery_id)
    return {
      deliveryId: row.delivery_id,
      channel: channelOf(row),
      tries: row.tries,
      email: row.email,
      language: row.language,
      alerts: mine.map(toldAlert),
      total: Number(mine[0]?.total ?? 0),
    }
  })
}

/** What a try came to: `refused` is not tried again, and `gone` stops the channel at once. */
export interface Outcome {
  readonly is: 'sent' | 'unavailable' | 'refused' | 'gone'
  /** A few words of the service; never an address. */
  readonly words: string
}

/** Notes what a try came to. Returns why the channel was stopped by it, or null. */
export function settleDelivery(
  db: StoreDb,
  { deliveryId, channel, tries }: Delivery,
  { is, words }: Outcome,
  now: Date,
): Promise<StopReason | null> {
  const again = is === 'unavailable' ? nextTry(tries, now) : null
  const state = is === 'sent' ? 'sent' : again === null ? 'failed' : 'waiting'
  return inTransaction(db, async (transaction) => {
    const settled = await transaction
      .updateTable('alert_delivery')
      .set({ state, outcome: words, next_try_at: again ?? now })
      .where('delivery_id', '=', deliveryId)
      .where('state', '=', 'sending')
      .returning('delivery_id')
      .executeTakeFirst()
    if (settled === undefined || state === 'waiting') return null
    const row = await transaction
      .updateTable('alert_channel')
      .set({ failures: state === 'sent' ? 0 : sql<number>`failures + 1` })
      .where('channel_id', '=', channel.channelId)
      .returning(['failures', 'stopped_at'])
      .executeTakeFirst()
    const reason: StopReason = is === 'gone' ? 'gone' : 'failed'
    if (row === undefined || row.stopped_at !== null) return null
    if (is !== 'gone' && row.failures < MOST_FAILURES) return null
    await transaction
      .updateTable('alert_channel')
      .set({ stopped_at: now, stopped_because: reason })
      .where('channel_id', '=', channel.channelId)
      .execute()
    return reason
  })
}
