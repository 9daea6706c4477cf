import type { RecordKind, StarKind } from '@trendee/core/stars/star-kinds'
import { type Page, type PageOf, pageOf } from '../engine/page'
import type { StoreDb } from '../engine/open-store'
import type { JsonValue } from '../engine/column-types'

export interface StarKey {
  readonly kind: StarKind
  readonly id: string
}

export interface OwnBrandDetails {
  readonly site: string
  readonly files: readonly string[]
}

export interface Star extends StarKey {
  readonly starredAt: Date
  readonly isPinned: boolean
  /** What its owner calls it; '' of records. */
  readonly written: string
  /** Newest day of the data that its owner has looked at. */
  readonly seenThrough: string | null
  /** The same by shop, of what is sold in many: each brings its days at its own pace. `null`: one day for all. */
  readonly seenByPlatform: Readonly<Record<string, string>> | null
  readonly seenLevel: string | null
  readonly details: OwnBrandDetails
}

/** As `addStar` wrote it; of what is no brand of one's own, nothing. */
function detailsOf({ site, files }: JsonValue): OwnBrandDetails {
  return { site: typeof site === 'string' ? site : '', files: Array.isArray(files) ? files.map(String) : [] }
}

/** As `markSeen` wrote it. */
function seenByPlatform({ seen }: JsonValue): Readonly<Record<string, string>> | null {
  return typeof seen === 'object' && seen !== null ? (seen as Record<string, string>) : null
}

/** Of one kind as their owner arranged them: pinned ones first, then by place, then the newest. */
export function inOwnOrder(db: StoreDb, accountId: string, kind: StarKind) {
  return db
    .selectFrom('account_star')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('is_pinned', 'desc')
    .orderBy('place')
    .orderBy('starred_at', 'desc')
    .orderBy('item_id')
}

export async function countStars(db: StoreDb, accountId: string, kind: StarKind): Promise<number> {
  const row = await db
    .selectFrom('account_star')
    .select((select) => select.fn.countAll<string>().as('stars'))
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return Number(row?.stars ?? 0)
}

/** What an account follows of one kind, as it arranged it. */
export async function followedOf(db: StoreDb, accountId: string, kind: StarKind): Promise<Star[]> {
  const rows = await inOwnOrder(db, accountId, kind).selectAll().execute()
  return rows.map((row) => ({
    kind,
    id: row.item_id,
    starredAt: row.starred_at,
    isPinned: row.is_pinned,
    written: row.written,
    seenThrough: row.seen_through,
    seenByPlatform: seenByPlatform(row.details),
    seenLevel: row.seen_level,
    details: detailsOf(row.details),
  }))
}

export interface StarredRecord {
  readonly kind: RecordKind
  readonly id: string
  readonly starredAt: Date
}

/** Starred records of all the kinds asked for, newest first. */
export async function starredPage(
  db: StoreDb,
  accountId: string,
  kinds: readonly RecordKind[],
  page: Page,
): Promise<PageOf<StarredRecord>> {
  const query = db
    .selectFrom('account_star')
    .select(['kind', 'item_id', 'starred_at'])
    .where('account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .orderBy('starred_at', 'desc')
    .orderBy('kind')
    .orderBy('item_id')
  const { list, total } = await pageOf(db, query, page)
  return {
    list: list.map((row) => ({ kind: row.kind as RecordKind, id: row.item_id, starredAt: row.starred_at })),
    total,
  }
}

/** Ids of everything that an account follows, by kind. */
export async function starredIds(db: StoreDb, accountId: string): Promise<StarKey[]> {
  const rows = await db
    .selectFrom('account_star')
    .select(['kind', 'item_id'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .orderBy('item_id')
    .execute()
  return rows.map((row) => ({ kind: row.kind as StarKind, id: row.item_id }))
}
