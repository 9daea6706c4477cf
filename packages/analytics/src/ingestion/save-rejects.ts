import type { Reject } from '@trendee/feeds/feed'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { storedMessage } from './stored-message'

const COLUMNS = ['import_id', 'line', 'field', 'reason', 'excerpt']

/** What an earlier reading of a held file could not read says nothing of the next one. */
export async function forgetRejects(db: AnalyticsDb, importId: string): Promise<void> {
  await db.run('ALTER TABLE trendee.import_reject DELETE WHERE import_id = {id:String} SETTINGS mutations_sync = 2', {
    id: importId,
  })
}

/** Keeps rows of an import that could not be read; the same ones again change nothing. */
export async function saveRejects(db: AnalyticsDb, importId: string, rejects: readonly Reject[]): Promise<void> {
  if (rejects.length === 0) return
  const lines = new JsonLines()
  for (const { line, field, reason, excerpt } of rejects) {
    lines.add([importId, line, field, storedMessage(reason), excerpt])
  }
  await db.append('trendee.import_reject', COLUMNS, lines.take())
}
