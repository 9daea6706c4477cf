import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { StoreDb } from '../engine/open-store'

/** What one click ends: everything that goes to a channel, or one subscription. */
export interface Ending {
  readonly what: 'channel' | 'subscription'
  readonly id: string
}

const KEY = 'alert_end_key'
const SIGNATURE_LETTERS = 32
const TOKEN = new RegExp(`^([cs])([0-9a-f]{32})([\\w-]{${SIGNATURE_LETTERS}})$`)

/** The key that this installation signs with, made when it is first needed. */
export async function endKey(db: StoreDb): Promise<string> {
  await db
    .insertInto('setting')
    .values({
      name: KEY,
      value: JSON.stringify({ key: randomBytes(32).toString('base64url') }),
      updated_at: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('setting').select('value').where('name', '=', KEY).executeTakeFirstOrThrow()
  return String(value['key'])
}

function signature(key: string, subject: string): string {
  return createHmac('sha256', key).update(subject).digest('base64url').slice(0, SIGNATURE_LETTERS)
}

/** What a link carries that ends something without an account; it never runs out, for mails are read late. */
export function endToken(key: string, { what, id }: Ending): string {
  const subject = `${what === 'channel' ? 'c' : 's'}${id}`
  return subject + signature(key, subject)
}

/** What a token ends; `null` for one that this installation has not made. */
export function endingOf(key: string, token: string): Ending | null {
  const [, letter = '', id = '', signed = ''] = TOKEN.exec(token) ?? []
  if (id === '' || !timingSafeEqual(Buffer.from(signed), Buffer.from(signature(key, letter + id)))) return null
  return { what: letter === 'c' ? 'channel' : 'subscription', id }
}

export interface Endable {
  readonly kind: string
  readonly nameEn: string
  readonly nameZh: string
  readonly isEnded: boolean
}

/** What there is to end, as its page says it; of what is gone, nothing. */
export async function endableOf(db: StoreDb, { what, id }: Ending): Promise<Endable | null> {
  if (what === 'channel') {
    const row = await db
      .selectFrom('alert_channel')
      .select(['kind', 'name', 'stopped_at'])
      .where('channel_id', '=', id)
      .executeTakeFirst()
    return row === undefined
      ? null
      : { kind: row.kind, nameEn: row.name, nameZh: row.name, isEnded: row.stopped_at !== null }
  }
  const row = await db
    .selectFrom('alert_subscription')
    .select(['subject', 'name_en', 'name_zh'])
    .where('subscription_id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : { kind: row.subject, nameEn: row.name_en, nameZh: row.name_zh, isEnded: false }
}

/** Ends it; again changes nothing. */
export async function endIt(db: StoreDb, { what, id }: Ending, now: Date): Promise<void> {
  if (what === 'subscription') {
    await db.deleteFrom('alert_subscription').where('subscription_id', '=', id).execute()
    return
  }
  await db
    .updateTable('alert_channel')
    .set({ stopped_at: now, stopped_because: 'ended' })
    .where('channel_id', '=', id)
    .where('stopped_at', 'is', null)
    .execute()
}
