import { type Feed, type FeedReader, type RowSink, UnreadableFileError } from '../feed'
import type { FeedRecord, SeriesRecord } from '../records'

/**
 * Throws UnreadableFileError where two rows of a file's beginning give different values for one term, place and date: rows of several
 * places or requests were put below each other, and no column says which is which. `reader` is one of its own, that reads nothing else.
 */
export function refuseRepeatedPoints(reader: FeedReader, head: readonly unknown[]): void {
  const values = new Map<string, number>()
  const take = (record: FeedRecord): void => {
    if (record.kind !== 'series' || record.value === null) return
    const key = keyOf(record)
    const earlier = values.get(key)
    if (earlier !== undefined && earlier !== record.value) {
      const { term, date } = record
      throw new UnreadableFileError({
        text: 'Of {term} on {date} two rows say different things ({one} and {other}), and no column says what tells them apart, such as the place: add it, or bring a file for each.',
        values: { term, date, one: earlier, other: record.value },
      })
    }
    values.set(key, record.value)
  }
  const sink: RowSink = {
    record: take,
    reject: () => undefined,
    unread: () => undefined,
    leaveOut: () => undefined,
    note: () => undefined,
    atRow: () => 0,
    atLine: () => undefined,
    part: (_name, _value, read) => read(),
  }
  for (const row of head) {
    try {
      reader.read(row, sink)
    } catch (error) {
      if (error instanceof UnreadableFileError) throw error
      // A row that cannot be read says nothing; reading the file tells of it.
    }
  }
}

/** The feed, refusing files as `refuseRepeatedPoints` does. */
export function refusingRepeatedPoints(feed: Feed): Feed {
  return {
    ...feed,
    open: (sample, options) => {
      refuseRepeatedPoints(feed.open(sample, options), sample.head())
      return feed.open(sample, options)
    },
  }
}

function keyOf({ term, region, gender, date, scalePart }: SeriesRecord): string {
  return JSON.stringify([term, region, gender, date, scalePart])
}
