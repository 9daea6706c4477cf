import { sql } from 'kysely'
import type { Line } from '@trendee/core/plans/lines'
import type { StoreDb } from '../engine/open-store'
import { type Page, type PageOf, pageOf } from '../engine/page'

export interface PromotionTerms {
  /** Capitals, digits and hyphens. */
  readonly code: string
  readonly line: Line
  readonly plan: string
  readonly days: number
  readonly percentOff: number
  readonly usesLeft: number
  readonly expiresAt: Date | null
  readonly note: string
}

export interface ListedPromotion extends PromotionTerms {
  /** How many accounts have used it. */
  readonly uses: number
  readonly createdAt: Date
}

function listed(db: StoreDb) {
  return db
    .selectFrom('promotion')
    .selectAll()
    .select(sql<string>`(select count(*) from promotion_use as used where used.code = promotion.code)`.as('uses'))
}
type PromotionRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]

function promotionOf(row: PromotionRow): ListedPromotion {
  return {
    code: row.code,
    line: row.line as Line,
    plan: row.plan,
    days: row.days,
    percentOff: row.percent_off,
    usesLeft: row.uses_left,
    expiresAt: row.expires_at,
    note: row.note,
    uses: Number(row.uses),
    createdAt: row.created_at,
  }
}

/** Every promotion code, newest first. */
export async function promotions(db: StoreDb, page: Page): Promise<PageOf<ListedPromotion>> {
  const { list, total } = await pageOf(db, listed(db).orderBy('created_at', 'desc').orderBy('code'), page)
  return { list: list.map(promotionOf), total }
}

/** Makes a promotion code, or gives the one there is these terms; who has used it stays noted. */
export async function savePromotion(db: StoreDb, terms: PromotionTerms, now: Date): Promise<ListedPromotion> {
  const row = {
    line: terms.line,
    plan: terms.plan,
    days: terms.days,
    percent_off: terms.percentOff,
    uses_left: terms.usesLeft,
    expires_at: terms.expiresAt,
    note: terms.note,
  }
  await db
    .insertInto('promotion')
    .values({ code: terms.code, created_at: now, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute()
  return promotionOf(await listed(db).where('code', '=', terms.code).executeTakeFirstOrThrow())
}
