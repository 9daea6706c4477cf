import type { StoreDb } from '../engine/open-store'

export type StarKind = 'social' | 'retail' | 'runway' | 'tiktok'

/** Stars an item for an account, or takes the star away; again changes nothing. Returns the account's stars of the kind. */
export async function setStar(
  db: StoreDb,
  accountId: string,
  item: { readonly kind: StarKind; readonly id: string },
  isStarred: boolean,
  now: Date,
): Promise<number> {
  const { kind, id } = item
  if (isStarred) {
    await db
      .insertInto('account_star')
      .values({ account_id: accountId, kind, item_id: id, starred_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else {
    await db
      .deleteFrom('account_star')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('item_id', '=', id)
      .execute()
  }
  const row = await db
    .selectFrom('account_star')
    .select((select) => select.fn.countAll<string>().as('stars'))
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return Number(row?.stars ?? 0)
}
