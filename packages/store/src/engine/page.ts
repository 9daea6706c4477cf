import type { SelectQueryBuilder } from 'kysely'
import type { StoreDb } from './open-store'

/** Which part of a list is asked for. */
export interface Page {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

export interface PageOf<Item> {
  readonly list: Item[]
  /** Items on all pages. */
  readonly total: number
}

/** One page of a query's rows, in the query's order, and how many rows it has on all pages. */
export async function pageOf<Schema, Tables extends keyof Schema, Row>(
  db: StoreDb,
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { page, pageSize }: Page,
): Promise<PageOf<Row>> {
  // Counted apart: a page beyond the end has no row to carry the number.
  const counted = await db
    .selectFrom(query.clearOrderBy().as('counted'))
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const list = await query
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { list, total: Number(counted.total) }
}
