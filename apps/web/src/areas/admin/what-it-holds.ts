import type { ImportRun } from '@trendee/contract/admin/import-run'
import type { Format } from '../../shared/format/format'

/** What a file holds, in a line: many files of a customer have one name. */
export function whatItHolds({ names, feed, bytes }: ImportRun, format: Format): string {
  return [feed, format.list(names), format.bytes(bytes)].filter(Boolean).join(' · ')
}
