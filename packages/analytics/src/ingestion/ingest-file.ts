import type { AnalyticsDb } from '../engine/db'
import type { ImportRow } from './import-runs'
import { ingestFiles } from './ingest-files'
import type { IngestOptions } from './ingest-options'

/** Reads one file into the facts. The state is stored as it goes; a failure is stored too and thrown on. */
export async function ingestFile(
  db: AnalyticsDb,
  path: string,
  options: IngestOptions = {},
): Promise<Readonly<ImportRow>> {
  let outcome: PromiseSettledResult<Readonly<ImportRow>> | undefined
  await ingestFiles(db, [{ path, options }], {
    outcome: (_, told) => {
      outcome = told
    },
  })
  if (outcome?.status === 'fulfilled') return outcome.value
  throw outcome?.reason
}
