import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const ROW = z.object({ record: z.string(), photo: z.string() })

/** The photographs of records (`shein/10000001`) that have one, by record: one question for a whole list. */
export async function photosOf(db: AnalyticsDb, records: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (records.length === 0) return new Map()
  const rows = await db.rows(
    ROW,
    `SELECT record, photo FROM trendee.picture FINAL WHERE record IN {records:Array(String)} AND photo != ''`,
    { records },
    { route: 'pictures.photos', isKept: true },
  )
  return new Map(rows.map(({ record, photo }) => [record, photo]))
}
