import { DAY_FIELDS, type MappableField, MAPPED_PLATFORMS, kindOfMapping } from '@trendee/core/imports/mappable-fields'
import { type FeedOptions, UnreadableFileError } from '../feed'
import type { FeedRecord } from '../records'
import { type ReadBeginning, readBeginning } from './read-beginning'
import { readValue } from './read-values'

/** What the rows of a table say, field by field; null of what they say nothing of, and of what depends on a thing that nobody told yet. */
export type ShownRow = Readonly<Partial<Record<MappableField, string | null>>>

/**
 * The first rows of a table as they are read. `beginning`: it, read with `options`. Where none of them can be taken before the network or the
 * order of its days is told, they are read as if that was told, without the fields that show it.
 */
export async function shownRows(
  path: string,
  options: FeedOptions,
  beginning: ReadBeginning,
  fields: readonly MappableField[],
  most: number,
): Promise<ShownRow[]> {
  const kind = kindOfMapping(options.mapping ?? {})
  const lacksNetwork = options.platform === undefined && (kind === 'posts' || kind === 'series')
  const isToldEnough = beginning.records.length > 0 || beginning.rows === 0
  const asIfTold = {
    ...options,
    ...(options.dayOrder === undefined && { dayOrder: 'day-first' as const }),
    ...(lacksNetwork && { platform: MAPPED_PLATFORMS[kind][0] }),
  }
  const records = isToldEnough ? beginning.records : await recordsOf(path, asIfTold, most)
  const hidden = new Set<MappableField>([
    ...(isToldEnough || !lacksNetwork ? [] : (['network'] as const)),
    ...(isToldEnough || options.dayOrder !== undefined || !asksDayOrder(beginning) ? [] : DAY_FIELDS),
  ])
  return records
    .slice(0, most)
    .map((record) =>
      Object.fromEntries(fields.map((field) => [field, hidden.has(field) ? null : readValue(record, field)])),
    )
}

/** None of a file that is refused: reading it whole will say so. */
async function recordsOf(path: string, options: FeedOptions, most: number): Promise<readonly FeedRecord[]> {
  try {
    return (await readBeginning(path, options, most)).records
  } catch (error) {
    if (error instanceof UnreadableFileError) return []
    throw error
  }
}

function asksDayOrder({ unread, rejects }: ReadBeginning): boolean {
  return [...unread, ...rejects].some(({ reason }) => reason === 'has two readings')
}
