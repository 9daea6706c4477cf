import type { z } from 'zod'
import type { AnalyticsDb, QueryBounds, QueryParameters } from '../engine/db'

/** Which part of a list is asked for; pages from 1. */
export interface Page {
  readonly page: number
  readonly pageSize: number
}

/**
 * One page of rows that each carry the `total` of all pages (`count() OVER ()`); a page beyond the last one is empty and
 * still has the total.
 */
export async function countedPage<Row extends { readonly total: number }>(
  db: AnalyticsDb,
  row: z.ZodType<Row>,
  sql: string,
  parameters: QueryParameters,
  { page, pageSize }: Page,
  bounds: QueryBounds,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const from = (offset: number, limit: number) =>
    db.rows(row, `${sql} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`, { ...parameters, limit, offset }, bounds)
  const rows = await from((page - 1) * pageSize, pageSize)
  const first = rows[0] ?? (page > 1 ? (await from(0, 1))[0] : undefined)
  return { rows, total: first?.total ?? 0 }
}
