import type { StoreDb } from '../engine/open-store'

export interface Promotion {
  readonly code: string
  readonly line: string
  readonly plan: string
  readonly days: number
  readonly percentOff: number
  readonly usesLeft: number
  readonly expiresAt: Date | null
}

/** A promotion by its code, however it is typed; null when there is none. */
export async function promotionByCode(db: StoreDb, code: string): Promise<Promotion | null> {
  const row = await db
    .selectFrom('promotion')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst()
  if (!row) return null
  return {
    code: row.code,
    line: row.line,
    plan: row.plan,
    days: row.days,
    percentOff: row.percent_off,
    usesLeft: row.uses_left,
    expiresAt: row.expires_at,
  }
}

/** Puts a promotion there unless one of this code is. */
export async function ensurePromotion(db: StoreDb, promotion: Promotion): Promise<void> {
  await db
    .insertInto('promotion')
    .values({
      code: promotion.code,
      line: promotion.line,
      plan: promotion.plan,
      days: promotion.days,
      percent_off: promotion.percentOff,
      uses_left: promotion.usesLeft,
      expires_at: promotion.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
