import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'

/** One item of a shop's own range, as its words were read. Empty texts: not told. */
export interface RangeItem {
  readonly itemId: string
  readonly title: string
  readonly primaryCategory: string
  readonly secondaryCategory: string
  readonly gender: string
  readonly attributeValues: readonly string[]
  readonly price: number | null
  /** ISO 4217, '' where the file does not say. */
  readonly currency: string
  readonly priceUsd: number | null
  readonly stock: number | null
}

/** A file that brought a range. */
export interface RangeFile {
  readonly fileName: string
  readonly feed: string
  readonly rowsRead: number
  readonly rowsRejected: number
}
export interface OwnRange extends RangeFile {
  readonly uploadedAt: Date
}

/** Rows of one statement: below the 65,535 binds that it may have. */
const CHUNK = 2_000

/** Puts a range in the place of the account's one of before: all of it or nothing. */
export function replaceRange(
  db: StoreDb,
  accountId: string,
  file: RangeFile,
  items: readonly RangeItem[],
  now: Date,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    // Of two uploads at once the later one waits, and replaces the other.
    await transaction
      .selectFrom('account')
      .select('account_id')
      .where('account_id', '=', accountId)
      .forUpdate()
      .execute()
    await transaction.deleteFrom('own_range').where('account_id', '=', accountId).execute()
    await transaction
      .insertInto('own_range')
      .values({
        account_id: accountId,
        file_name: file.fileName,
        feed: file.feed,
        uploaded_at: now,
        rows_read: file.rowsRead,
        rows_rejected: file.rowsRejected,
      })
      .execute()
    for (let from = 0; from < items.length; from += CHUNK) {
      await transaction
        .insertInto('own_range_item')
        .values(
          items.slice(from, from + CHUNK).map((item) => ({
            account_id: accountId,
            item_id: item.itemId,
            title: item.title,
            primary_category: item.primaryCategory,
            secondary_category: item.secondaryCategory,
            gender: item.gender,
            attribute_values: [...item.attributeValues],
            price: item.price,
            currency: item.currency,
            price_usd: item.priceUsd,
            stock: item.stock,
          })),
        )
        .execute()
    }
  })
}

/** Whether there was one. */
export async function dropRange(db: StoreDb, accountId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('own_range')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function ownRange(db: StoreDb, accountId: string): Promise<OwnRange | null> {
  const row = await db.selectFrom('own_range').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  if (row === undefined) return null
  return {
    fileName: row.file_name,
    feed: row.feed,
    rowsRead: row.rows_read,
    rowsRejected: row.rows_rejected,
    uploadedAt: row.uploaded_at,
  }
}

/** All items of the account's range, by id. */
export async function rangeItems(db: StoreDb, accountId: string): Promise<RangeItem[]> {
  const rows = await db
    .selectFrom('own_range_item')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('item_id')
    .execute()
  return rows.map((row) => ({
    itemId: row.item_id,
    title: row.title,
    primaryCategory: row.primary_category,
    secondaryCategory: row.secondary_category,
    gender: row.gender,
    attributeValues: row.attribute_values,
    price: row.price,
    currency: row.currency,
    priceUsd: row.price_usd,
    stock: row.stock,
  }))
}
