import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { type Page, type PageOf, pageOf } from '../engine/page'

/** Characters of a body that a list needs to show its first words. */
const EXCERPT_SOURCE_CHARACTERS = 400

/** Who gets a message; nothing given: everybody. With a line or plan: accounts that have it, valid, when they look. */
export interface Segment {
  readonly accountId?: string | undefined
  readonly line?: string | undefined
  readonly plan?: string | undefined
}

export interface NewMessage extends Segment {
  /** Made up where none is given; a message with the same id is left as it is. */
  readonly messageId?: string
  readonly titleEn: string
  readonly titleZh: string
  readonly bodyEn: string
  readonly bodyZh: string
  /** A path of the web app. */
  readonly link: string | null
  /** Account of the administrator who sent it. */
  readonly sentBy: string | null
}

export interface Message {
  readonly messageId: string
  readonly titleEn: string
  readonly titleZh: string
  readonly bodyEn: string
  readonly bodyZh: string
  readonly link: string | null
  readonly sentAt: Date
  readonly isRead: boolean
}

/** Keeps a message; its id. */
export async function sendMessage(db: StoreDb, message: NewMessage, now: Date): Promise<string> {
  const messageId = message.messageId ?? randomUUID()
  await db
    .insertInto('message')
    .values({
      message_id: messageId,
      title_en: message.titleEn,
      title_zh: message.titleZh,
      body_en: message.bodyEn,
      body_zh: message.bodyZh,
      link: message.link,
      for_account_id: message.accountId ?? null,
      for_line: message.line ?? null,
      for_plan: message.plan ?? null,
      sent_by: message.sentBy,
      sent_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return messageId
}

/** Accounts that a message to this segment reaches now; visitors get no messages. */
export async function countRecipients(db: StoreDb, segment: Segment, now: Date): Promise<number> {
  const row = await db
    .selectFrom('account')
    .select((select) => select.fn.countAll<string>().as('accounts'))
    .where('is_restricted', '=', false)
    .where(
      isInSegment(
        sql.ref('account.account_id'),
        sql`${segment.accountId ?? null}::text`,
        sql`${segment.line ?? null}::text`,
        sql`${segment.plan ?? null}::text`,
        now,
      ),
    )
    .executeTakeFirst()
  return Number(row?.accounts ?? 0)
}

/** The one rule of who gets what, in SQL: for one account, for a line or plan that is valid, or for everybody. */
function isInSegment(
  account: RawBuilder<unknown>,
  forAccount: RawBuilder<unknown>,
  forLine: RawBuilder<unknown>,
  forPlan: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> {
  return sql<boolean>`case
    when ${forAccount} is not null then ${forAccount} = ${account}
    when ${forLine} is null and ${forPlan} is null then true
    else exists (select 1 from account_plan as held where held.account_id = ${account}
      and held.ends_at > ${now}::timestamptz and held.line = coalesce(${forLine}, held.line)
      and held.plan = coalesce(${forPlan}, held.plan)) end`
}

function isFor(accountId: string, now: Date): RawBuilder<boolean> {
  return isInSegment(
    sql`${accountId}::text`,
    sql.ref('message.for_account_id'),
    sql.ref('message.for_line'),
    sql.ref('message.for_plan'),
    now,
  )
}

function isReadBy(accountId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from message_read as seen
    where seen.message_id = message.message_id and seen.account_id = ${accountId})`
}

/** An account's messages, newest first; bodies cut to what an excerpt needs. */
export async function messagesFor(db: StoreDb, accountId: string, page: Page, now: Date): Promise<PageOf<Message>> {
  const mine = db
    .selectFrom('message')
    .where(isFor(accountId, now))
    .select(['message_id', 'title_en', 'title_zh', 'link', 'sent_at'])
    .select([
      sql<string>`left(body_en, ${EXCERPT_SOURCE_CHARACTERS}::integer)`.as('body_en'),
      sql<string>`left(body_zh, ${EXCERPT_SOURCE_CHARACTERS}::integer)`.as('body_zh'),
      isReadBy(accountId).as('is_read'),
    ])
    .orderBy('sent_at', 'desc')
    .orderBy('message_id')
  const { list, total } = await pageOf(db, mine, page)
  return { list: list.map(messageOf), total }
}

export async function countUnread(db: StoreDb, accountId: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('message')
    .select((select) => select.fn.countAll<string>().as('unread'))
    .where(isFor(accountId, now))
    .where(sql<boolean>`not ${isReadBy(accountId)}`)
    .executeTakeFirst()
  return Number(row?.unread ?? 0)
}

/** One message of the account, whole, and marked read from now on; null for one that is not for this account. */
export function readMessage(db: StoreDb, accountId: string, messageId: string, now: Date): Promise<Message | null> {
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('message')
      .select(['message_id', 'title_en', 'title_zh', 'body_en', 'body_zh', 'link', 'sent_at'])
      .where('message_id', '=', messageId)
      .where(isFor(accountId, now))
      .executeTakeFirst()
    if (!row) return null
    await transaction
      .insertInto('message_read')
      .values({ message_id: messageId, account_id: accountId, read_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return messageOf({ ...row, is_read: true })
  })
}

interface MessageRow {
  message_id: string
  title_en: string
  title_zh: string
  body_en: string
  body_zh: string
  link: string | null
  sent_at: Date
  is_read: boolean
}

function messageOf(row: MessageRow): Message {
  return {
    messageId: row.message_id,
    titleEn: row.title_en,
    titleZh: row.title_zh,
    bodyEn: row.body_en,
    bodyZh: row.body_zh,
    link: row.link,
    sentAt: row.sent_at,
    isRead: row.is_read,
  }
}

export interface SentMessage extends Segment {
  readonly messageId: string
  readonly titleEn: string
  readonly titleZh: string
  readonly sentAt: Date
  readonly reads: number
}

/** Every message with how many have read it, newest first. */
export async function sentMessages(db: StoreDb, page: Page): Promise<PageOf<SentMessage>> {
  const sent = db
    .selectFrom('message')
    .selectAll()
    .select(
      sql<string>`(select count(*) from message_read as seen where seen.message_id = message.message_id)`.as('reads'),
    )
    .orderBy('sent_at', 'desc')
    .orderBy('message_id')
  const found = await pageOf(db, sent, page)
  const list = found.list.map((row) => ({
    messageId: row.message_id,
    titleEn: row.title_en,
    titleZh: row.title_zh,
    accountId: row.for_account_id ?? undefined,
    line: row.for_line ?? undefined,
    plan: row.for_plan ?? undefined,
    sentAt: row.sent_at,
    reads: Number(row.reads),
  }))
  return { list, total: found.total }
}
