import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AnalyticsDb, openAnalytics } from '@trendee/analytics/engine/db'
import { migrateFacts } from './migrate-facts'
import { PendingMark } from './pending-mark'

const folder = mkdtempSync(join(tmpdir(), 'trendee-migrate-'))
let analytics: AnalyticsDb
beforeAll(() => {
  analytics = openAnalytics({ folder: join(folder, 'analytics') })
})
afterAll(async () => {
  await analytics.close()
  rmSync(folder, { recursive: true, force: true })
})

it('asks for deriving anew only where an older database was brought forward', async () => {
  const mark = new PendingMark(folder)
  await migrateFacts(analytics, folder)
  expect(mark.isSet).toBe(false)
  await migrateFacts(analytics, folder)
  expect(mark.isSet).toBe(false)
  await analytics.run('DELETE FROM trendee.schema_migration WHERE number > 4')
  await migrateFacts(analytics, folder)
  expect(mark.isSet).toBe(true)
})
