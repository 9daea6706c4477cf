import { sql } from 'kysely'
import type { AlertKind, AlertSubject } from '@trendee/core/alerts/alert-kinds'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { type Page, type PageOf, pageOf } from '../engine/page'
import type { JsonValue } from '../engine/column-types'

export interface NewAlert {
  /** A digest of what is told. */
  readonly alertId: string
  readonly kind: AlertKind
  readonly wordsEn: string
  readonly wordsZh: string
  /** The day of the data. */
  readonly day: string
}

/** What was found for one subscription. */
export interface Finding {
  readonly subscriptionId: string
  /** Of what it was compared with: a newer one means that somebody else has told it. */
  readonly toldVersion: number
  readonly told: JsonValue
  readonly alerts: readonly NewAlert[]
}

/** Any number: it only has to be the same for every process that numbers alerts, so that a lower one never comes later. */
const NUMBERING_LOCK = 720_412

/** Holds the numbers of alerts until the transaction ends. */
export async function holdNumbers(db: StoreDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(${NUMBERING_LOCK})`.execute(db)
}

/**
 * Writes what was found and what counts as told from now on in one step: a kill leaves both or neither, and of two processes
 * that found the same one writes it. Returns how many alerts are new.
 */
export function tellFindings(db: StoreDb, findings: readonly Finding[], now: Date): Promise<number> {
  if (findings.length === 0) return Promise.resolve(0)
  const told = JSON.stringify(
    findings.map(({ subscriptionId, toldVersion, told: state }) => ({
      id: subscriptionId,
      version: toldVersion,
      told: state,
    })),
  )
  return inTransaction(db, async (transaction) => {
    await holdNumbers(transaction)
    const { rows } = await sql<{ subscription_id: string }>`
      update alert_subscription set told = found.told, told_version = told_version + 1
      from jsonb_to_recordset(${told}::jsonb) as found(id text, version integer, told jsonb)
      where subscription_id = found.id and told_version = found.version
      returning subscription_id
    `.execute(transaction)
    const mine = new Set(rows.map((row) => row.subscription_id))
    const alerts = findings
      .filter(({ subscriptionId }) => mine.has(subscriptionId))
      .flatMap(({ subscriptionId, alerts: found }) => found.map((one) => ({ ...one, subscriptionId })))
    if (alerts.length === 0) return 0
    const written = await sql`
      insert into alert (alert_id, account_id, subscription_id, subject, item_id, kind, name_en, name_zh, words_en, words_zh,
        link, data_day, channels, found_at)
      select found."alertId", account_id, subscription_id, subject, item_id, found.kind, name_en, name_zh, found."wordsEn",
        found."wordsZh", link, found.day, channels, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(alerts)}::jsonb)
        as found("alertId" text, "subscriptionId" text, kind text, "wordsEn" text, "wordsZh" text, day date)
      join alert_subscription on subscription_id = found."subscriptionId"
      order by account_id, found.day, found."alertId"
      on conflict (alert_id) do nothing
      returning alert_no
    `.execute(transaction)
    return written.rows.length
  })
}

export interface ToldAlert {
  readonly alertId: string
  readonly subject: AlertSubject
  readonly itemId: string
  readonly kind: AlertKind
  readonly nameEn: string
  readonly nameZh: string
  readonly wordsEn: string
  readonly wordsZh: string
  readonly link: string
  readonly day: string
  readonly foundAt: Date
  readonly isSeen: boolean
  readonly subscriptionId: string
}

interface AlertRow {
  alert_id: string
  subscription_id: string
  subject: string
  item_id: string
  kind: string
  name_en: string
  name_zh: string
  words_en: string
  words_zh: string
  link: string
  data_day: string
  found_at: Date
  seen_at: Date | null
}

export const ALERT_COLUMNS = [
  'alert_id',
  'subscription_id',
  'subject',
  'item_id',
  'kind',
  'name_en',
  'name_zh',
  'words_en',
  'words_zh',
  'link',
  'data_day',
  'found_at',
  'seen_at',
] as const

/** As `tellFindings` wrote it. */
export function toldAlert(row: AlertRow): ToldAlert {
  return {
    alertId: row.alert_id,
    subscriptionId: row.subscription_id,
    subject: row.subject as AlertSubject,
    itemId: row.item_id,
    kind: row.kind as AlertKind,
    nameEn: row.name_en,
    nameZh: row.name_zh,
    wordsEn: row.words_en,
    wordsZh: row.words_zh,
    link: row.link,
    day: row.data_day,
    foundAt: row.found_at,
    isSeen: row.seen_at !== null,
  }
}

/** What an account was told, the newest first. */
export async function alertsFor(db: StoreDb, accountId: string, page: Page): Promise<PageOf<ToldAlert>> {
  const mine = db
    .selectFrom('alert')
    .select(ALERT_COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('alert_no', 'desc')
  const { list, total } = await pageOf(db, mine, page)
  return { list: list.map(toldAlert), total }
}

export async function countUnseenAlerts(db: StoreDb, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('alert')
    .select((select) => select.fn.countAll<string>().as('unseen'))
    .where('account_id', '=', accountId)
    .where('seen_at', 'is', null)
    .executeTakeFirst()
  return Number(row?.unseen ?? 0)
}

/** The account has looked at all of them; how many were new to it. */
export async function markAlertsSeen(db: StoreDb, accountId: string, now: Date): Promise<number> {
  const rows = await db
    .updateTable('alert')
    .set({ seen_at: now })
    .where('account_id', '=', accountId)
    .where('seen_at', 'is', null)
    .returning('alert_no')
    .execute()
  return rows.length
}

const KEPT_DAYS = 365
const DAY_MS = 86_400_000

/** Forgets what was told a year ago, and how it was sent. */
export async function dropOldAlerts(db: StoreDb, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  await db.deleteFrom('alert').where('found_at', '<', before).execute()
  await db.deleteFrom('alert_delivery').where('created_at', '<', before).execute()
}
