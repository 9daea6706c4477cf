import type { FeedRecord, RecordKind } from '@trendee/feeds/records'
import type { Enriched } from './enrich'
import type { FilePart } from './file-part'

/** One shelf that an import speaks of: what of which platform, place and category, from which day to which. */
export interface Cover {
  readonly platform: string
  readonly kind: RecordKind
  /** '' where the feed does not say. */
  readonly region: string
  /** Primary category; '' for records that have none. */
  readonly category: string
  /** ISO days. */
  from: string
  to: string
  /** Records. */
  rows: number
}

function regionOf(record: FeedRecord): string {
  if (record.kind === 'look') return ''
  if (record.kind === 'order-line') return record.product.region
  return record.kind === 'place-interest' ? record.within : record.region
}

/** Adds a record to what a part of a file covers. */
export function coverOf(part: FilePart, record: FeedRecord, enriched: Enriched | null, day: string): void {
  const region = regionOf(record)
  const category = enriched?.primaryCategory ?? ''
  const key = `${record.platform}/${record.kind}/${region}/${category}`
  const cover = part.coverage.get(key)
  if (!cover) {
    const { platform, kind } = record
    part.coverage.set(key, { platform, kind, region, category, from: day, to: day, rows: 1 })
    return
  }
  cover.rows += 1
  if (day < cover.from) cover.from = day
  if (day > cover.to) cover.to = day
}

/** Adds what a later part of the same file covers. */
export function addCoverage(all: Map<string, Cover>, part: ReadonlyMap<string, Cover>): void {
  for (const [key, cover] of part) {
    const known = all.get(key)
    if (!known) all.set(key, { ...cover })
    else {
      known.rows += cover.rows
      if (cover.from < known.from) known.from = cover.from
      if (cover.to > known.to) known.to = cover.to
    }
  }
}
