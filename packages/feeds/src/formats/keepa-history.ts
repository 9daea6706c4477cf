import { UnreadableFieldError } from '../unreadable-field'

/** Keepa counts minutes from 2011-01-01; this many minutes later than Unix time. */
const KEEPA_EPOCH_MINUTES = 21_564_000
const MINUTES_A_DAY = 1440

/** Where Keepa keeps each series in `csv`. */
const SERIES = { amazonPrice: 0, newPrice: 1, salesRank: 3, listPrice: 4, rating: 16, reviews: 17 } as const
type SeriesName = keyof typeof SERIES
const NAMES = Object.keys(SERIES) as SeriesName[]

/** What Keepa knew at the end of one day; raw units (prices in the smallest coin, rating × 10). */
export type KeepaDay = { readonly day: number } & Readonly<Record<SeriesName, number | null>>

/** The Unix day of a Keepa minute. */
export function dayOfKeepaMinute(minute: number): number {
  return Math.floor((minute + KEEPA_EPOCH_MINUTES) / MINUTES_A_DAY)
}

/**
 * One entry for each day on which a price, the rank, the rating or the number of reviews changed, oldest first, each with every series as it
 * stood at the end of that day. A list price alone makes no day. Throws UnreadableFieldError for a series that is not `[time, value, …]`.
 */
export function keepaDays(csv: unknown): readonly KeepaDay[] {
  if (csv === null || csv === undefined) return []
  if (!Array.isArray(csv)) throw new UnreadableFieldError('csv', 'is not a list of series')
  const changes = NAMES.map((name) => changesOf(csv[SERIES[name]], SERIES[name]))
  const days = new Set<number>()
  for (const [index, name] of NAMES.entries()) {
    if (name !== 'listPrice') for (const day of changes[index]?.keys() ?? []) days.add(day)
  }
  const listChanges = [...(changes[NAMES.indexOf('listPrice')] ?? [])].sort(([a], [b]) => a - b)
  const current: Record<SeriesName, number | null> = {
    amazonPrice: null,
    newPrice: null,
    salesRank: null,
    listPrice: null,
    rating: null,
    reviews: null,
  }
  const entries: KeepaDay[] = []
  let nextList = 0
  for (const day of [...days].sort((a, b) => a - b)) {
    for (const [index, name] of NAMES.entries()) {
      const value = changes[index]?.get(day)
      if (value !== undefined && name !== 'listPrice') current[name] = value
    }
    for (; nextList < listChanges.length && (listChanges[nextList]?.[0] ?? Infinity) <= day; nextList++) {
      current.listPrice = listChanges[nextList]?.[1] ?? null
    }
    entries.push({ day, ...current })
  }
  return entries
}

/** The last value of each day of one flat series; −1 says that there was none. */
function changesOf(series: unknown, index: number): ReadonlyMap<number, number | null> {
  const changes = new Map<number, number | null>()
  if (series === null || series === undefined) return changes
  if (!Array.isArray(series) || series.length % 2 !== 0) {
    throw new UnreadableFieldError(`csv[${index}]`, 'is not a list of times and values')
  }
  for (let at = 0; at < series.length; at += 2) {
    const minute: unknown = series[at]
    const value: unknown = series[at + 1]
    if (typeof minute !== 'number' || typeof value !== 'number') {
      throw new UnreadableFieldError(`csv[${index}]`, 'is not a list of times and values')
    }
    changes.set(dayOfKeepaMinute(minute), value < 0 ? null : value)
  }
  return changes
}
