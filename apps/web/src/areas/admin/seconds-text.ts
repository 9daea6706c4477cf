import type { ImportRun } from '@trendee/contract/admin/import-run'
import type { Format } from '../../shared/format/format'

/** How long an import took: what has not begun took nothing yet, and nothing takes no time at all. */
export function secondsText({ state, seconds }: Pick<ImportRun, 'state' | 'seconds'>, format: Format): string {
  if (state === 'held' || state === 'queued') return format.decimal(null)
  return seconds < 0.1 ? `< ${format.decimal(0.1)}` : format.decimal(seconds)
}
