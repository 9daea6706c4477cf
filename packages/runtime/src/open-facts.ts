import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type AnalyticsDb, openAnalytics } from '@trendee/analytics/engine/db'
import { migrateAnalytics } from '@trendee/analytics/engine/migrate'
import type { RuntimeOptions } from './open-runtime'
import { prepareDataFolder } from './data-folder'
import { acquireLock } from './runtime-lock'

export interface OpenFacts {
  readonly analytics: AnalyticsDb
  close(): Promise<void>
}

/** The facts alone, without accounts: for commands that only read, which then start in a fraction of the time. */
export async function openFacts(options: RuntimeOptions): Promise<OpenFacts> {
  prepareDataFolder(options.folder)
  const lock = acquireLock(options.folder, randomBytes(32).toString('base64url'))
  try {
    const analytics = openAnalytics(
      options.clickhouseUrl ? { url: options.clickhouseUrl } : { folder: join(options.folder, 'analytics') },
    )
    await migrateAnalytics(analytics)
    return {
      analytics,
      close: async () => {
        await analytics.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
