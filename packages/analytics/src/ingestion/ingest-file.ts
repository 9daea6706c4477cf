import type { AnalyticsDb } from '../engine/db'
import type { ImportRow } from './import-runs'
import { type OnOutcome, ingestFiles } from './ingest-files'
import type { IngestOptions } from './ingest-options'

/** Reads one file into the facts. The state is stored as it goes; a failure is stored too and thrown on. */
export async function ingestFile(
  db: AnalyticsDb,
  path: string,
  options: IngestOptions = {},
  signal?: AbortSignal,
): Promise<Readonly<ImportRow>> {
  let outcome: PromiseSettledResult<Readonly<ImportRow>> | undefined
  const keep: OnOutcome = (_, known) => {
    outcome = known
  }
  await ingestFiles(db, [{ path, options }], keep, signal)
  if (outcome?.status === 'fulfilled') return outcome.value
  throw outcome?.reason
}
