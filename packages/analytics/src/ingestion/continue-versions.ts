import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { versionsFrom } from '../engine/next-version'

/** Tables whose rows are ordered by the clock. */
const VERSIONED = ['import_run', 'derive_run', 'picture', 'delivered_picture']

/** Goes on from the newest version that is stored: a clock that was put back must not make what comes now the older. */
export async function continueVersions(db: AnalyticsDb): Promise<void> {
  const [newest] = await db.rows(
    z.object({ version: z.number() }),
    `SELECT greatest(${VERSIONED.map((table) => `(SELECT max(version) FROM trendee.${table})`).join(', ')}) AS version`,
  )
  versionsFrom(newest?.version ?? 0)
}
