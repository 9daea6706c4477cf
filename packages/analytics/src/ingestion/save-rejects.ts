import type { Reject } from '@trendee/feeds/feed'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { storedMessage } from './stored-message'

const COLUMNS = ['import_id', 'line', 'field', 'reason', 'excerpt']

/** Keeps rows of an import that could not be read; the same ones again change nothing. */
export async function saveRejects(db: AnalyticsDb, importId: string, rejects: readonly Reject[]): Promise<void> {
  if (rejects.length === 0) return
  const lines = new JsonLines()
  for (const { line, field, reason, excerpt } of rejects) {
    lines.add([importId, line, field, storedMessage(reason), excerpt])
  }
  await db.append('trendee.import_reject', COLUMNS, lines.take())
}
