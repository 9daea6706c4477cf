import type { AnalyticsDb } from '../engine/db'

/** Merges what was inserted into a table bit by bit: each part of a table costs a question about as much as its rows. */
export async function inOnePart(db: AnalyticsDb, table: string): Promise<void> {
  await db.run(`OPTIMIZE TABLE ${table} FINAL`, {}, { route: 'derive.in-one-part' })
}
