import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { versionsFrom } from '../engine/next-version'

/** Goes on from the newest version that is stored: a clock that was put back must not make what comes now the older. */
export async function continueVersions(db: AnalyticsDb): Promise<void> {
  const [newest] = await db.rows(
    z.object({ version: z.number() }),
    `SELECT greatest((SELECT max(version) FROM trendee.import_run), (SELECT max(version) FROM trendee.derive_run)) AS version`,
  )
  versionsFrom(newest?.version ?? 0)
}
