import type { WrittenSentence } from '@trendee/core/sentences/written-text'
import type { StoreDb } from '../engine/open-store'

/** What came of asking a model: its words, or why they were not taken. */
export interface Rewording {
  readonly model: string
  readonly sentences: readonly WrittenSentence[] | null
  /** '' where the words were taken. */
  readonly fault: string
  readonly tokens: number
}

const DAY_MS = 86_400_000
/** Facts move on with each import; who reads on an old one asks anew. */
const KEPT_DAYS = 30
/** A model may do better another day. */
const FAULT_DAYS = 1

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** What was kept under a key and still counts. */
export async function keptRewording(db: StoreDb, key: string, now: Date): Promise<Rewording | null> {
  const row = await db.selectFrom('rewording').selectAll().where('rewording_key', '=', key).executeTakeFirst()
  if (row === undefined || row.made_at < before(now, row.fault === '' ? KEPT_DAYS : FAULT_DAYS)) return null
  const { model, sentences, fault, tokens } = row
  return { model, sentences: sentences as readonly WrittenSentence[] | null, fault, tokens }
}

/** Keeps what came of it in place of what was kept before. */
export async function keepRewording(db: StoreDb, key: string, rewording: Rewording, now: Date): Promise<void> {
  const { model, sentences, fault, tokens } = rewording
  const row = { model, sentences: sentences && JSON.stringify(sentences), fault, tokens, made_at: now }
  await db
    .insertInto('rewording')
    .values({ rewording_key: key, ...row })
    .onConflict((conflict) => conflict.column('rewording_key').doUpdateSet(row))
    .execute()
}

/** Forgets what counts no more. */
export async function dropOldRewordings(db: StoreDb, now: Date): Promise<void> {
  await db.deleteFrom('rewording').where('made_at', '<', before(now, KEPT_DAYS)).execute()
}
