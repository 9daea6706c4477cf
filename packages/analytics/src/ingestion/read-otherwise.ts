import { stat } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { FeedOptions } from '@trendee/feeds/feed'
import type { FeedMessage } from '@trendee/feeds/feed-message'
import type { AnalyticsDb } from '../engine/db'
import { fileHash } from './file-hash'
import { importRows } from './import-runs'
import { isOfSameRows, readingOf, toldOf } from './reading-options'

/**
 * Why a file is not loaded that was loaded before and read in another way, such as in another currency: both readings would stand beside each
 * other, with nothing to tell which counts. Null where it was not, or is not there.
 */
export async function readOtherwise(db: AnalyticsDb, path: string, options: FeedOptions): Promise<FeedMessage | null> {
  const size = await stat(path).catch(() => null)
  if (size === null) return null
  const isLoaded = "import_run.state IN ('done', 'loaded') AND rows_loaded > 0"
  const ofSize = await importRows(db, `${isLoaded} AND bytes = {bytes:UInt64}`, { bytes: size.size })
  const told = toldOf(options)
  const candidates = ofSize.filter(
    (run) =>
      isOfSameRows(run.told, told) &&
      (options.capturedOn === undefined || !run.isDayGiven || run.capturedOn === options.capturedOn) &&
      !isDeepStrictEqual(run.told, told),
  )
  if (candidates.length === 0) return null
  const hash = await fileHash(path)
  const before = candidates.find((run) => run.fileHash === hash)
  if (before === undefined) return null
  const [then, now] = [readingOf(before.told), readingOf(told)]
  const names = [...new Set([...Object.keys(then), ...Object.keys(now)])] as (keyof typeof then)[]
  const differing = names.filter((name) => !isDeepStrictEqual(then[name], now[name]))
  return {
    text: 'The file was loaded before as {file} and read in another way ({differing}): withdraw that import first, then it is read so.',
    values: { file: before.file, differing: differing.join(', ') },
  }
}
