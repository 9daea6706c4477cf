import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { MIGRATIONS, migrateAnalytics } from '@trendee/analytics/engine/migrate'
import { PendingMark } from './pending-mark'

/**
 * Brings the facts to the newest migration. Where an older database was brought forward, what is new in its derived
 * tables is empty, so the folder is marked to be derived anew by whoever serves it next.
 */
export async function migrateFacts(analytics: AnalyticsDb, folder: string): Promise<void> {
  const applied = await migrateAnalytics(analytics)
  if (applied.length > 0 && applied.length < MIGRATIONS.length) new PendingMark(folder).set()
}
