import { sql } from 'kysely'
import { ApiError } from '@trendee/contract/errors'
import { MOST_STARS } from '@trendee/core/stars/star-kinds'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { type OwnBrandDetails, type StarKey, countStars, inOwnOrder } from './star-lists'

/** What an account follows, by its own list alone: every function names the account that asks. */

export interface NewStar extends StarKey {
  /** What its owner calls it, where it is no record with a name. */
  readonly written?: string
  /** Of a brand of one's own. */
  readonly details?: OwnBrandDetails
  /** Of a trend: the level that it has now. */
  readonly seenLevel?: string
}

/** The account, held until the transaction ends: of many stars at once the last one that has room is the last one. */
async function holdAccount(db: StoreDb, accountId: string): Promise<void> {
  await db
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/**
 * Stars a record; again changes nothing but what its owner says of it. Refused where the account has no room for another
 * of the kind. Returns the account's stars of the kind.
 */
export function addStar(db: StoreDb, accountId: string, star: NewStar, now: Date): Promise<number> {
  const { kind, id, written = '', details, seenLevel } = star
  return inTransaction(db, async (transaction) => {
    await holdAccount(transaction, accountId)
    const row = await transaction
      .insertInto('account_star')
      .values({
        account_id: accountId,
        kind,
        item_id: id,
        starred_at: now,
        written,
        seen_level: seenLevel ?? null,
        ...(details === undefined ? {} : { details: JSON.stringify(details) }),
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'kind', 'item_id']).doUpdateSet({
          written,
          // What was seen stands beside what its owner says.
          ...(details === undefined ? {} : { details: sql`account_star.details || excluded.details` }),
        }),
      )
      // A row of this transaction's own making was not there before.
      .returning(sql<boolean>`xmax = 0`.as('isNew'))
      .executeTakeFirstOrThrow()
    const total = await countStars(transaction, accountId, kind)
    if (row.isNew && total > MOST_STARS[kind]) {
      throw new ApiError(
        'conflict',
        `No more than ${MOST_STARS[kind]} of a kind can be followed: take one away first.`,
        {
          field: 'id',
          most: MOST_STARS[kind],
        },
      )
    }
    return total
  })
}

/** Takes a star away; one that is not there stays away. Returns the account's stars of the kind. */
export async function removeStar(db: StoreDb, accountId: string, { kind, id }: StarKey): Promise<number> {
  await db
    .deleteFrom('account_star')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .execute()
  return countStars(db, accountId, kind)
}

/** Keeps a followed thing before the others, or no longer; false where the account does not follow it. */
export async function pinStar(db: StoreDb, accountId: string, { kind, id }: StarKey, isPinned: boolean) {
  const row = await db
    .updateTable('account_star')
    .set({ is_pinned: isPinned })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .returning('item_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Moves a followed thing to a place (from 1) in its list; what is pinned stays before the others whatever its place. False
 * where the account does not follow it.
 */
export function placeStar(db: StoreDb, accountId: string, { kind, id }: StarKey, place: number): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await holdAccount(transaction, accountId)
    const rows = await inOwnOrder(transaction, accountId, kind).select('item_id').execute()
    const others = rows.map((row) => row.item_id).filter((other) => other !== id)
    if (others.length === rows.length) return false
    const ids = others.toSpliced(place - 1, 0, id)
    await sql`
      update account_star set place = placed.place
      from unnest(${ids}::text[]) with ordinality as placed(item_id, place)
      where account_id = ${accountId} and kind = ${kind} and account_star.item_id = placed.item_id
    `.execute(transaction)
    return true
  })
}

export interface Seen extends StarKey {
  /** Newest day of the data that was looked at. */
  readonly through: string
  /** The same by shop, of what is sold in many. */
  readonly byPlatform?: Readonly<Record<string, string>>
  readonly level?: string | null
}

/** Notes what of followed things their owner has seen. A day before one that was noted changes nothing. */
export async function markSeen(db: StoreDb, accountId: string, seen: readonly Seen[]): Promise<void> {
  if (seen.length === 0) return
  const rows = JSON.stringify(
    seen.map(({ kind, id, through, byPlatform, level }) => ({
      kind,
      id,
      through,
      days: byPlatform ?? null,
      level: level ?? null,
    })),
  )
  await sql`
    update account_star set seen_through = seen.through, seen_level = coalesce(seen.level, seen_level),
      details = case when seen.days is null then details else details || jsonb_build_object('seen', seen.days) end
    from jsonb_to_recordset(${rows}::jsonb) as seen(kind text, id text, through date, days jsonb, level text)
    where account_id = ${accountId} and account_star.kind = seen.kind and item_id = seen.id
      and (seen_through is null or seen_through <= seen.through)
  `.execute(db)
}
