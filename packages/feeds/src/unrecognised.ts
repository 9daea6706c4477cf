import { type Feed, type FeedSample, UnrecognisedFeedError } from './feed'
import type { FeedMessage } from './feed-message'
import { guessTable } from './mapping/guess-mapping'
import { columnsIn } from './mapping/sample-columns'
import { columnKey } from './table-feed'

/** A feed with less of its columns in a file is none that the file was meant for. */
const LEAST_PRESENT = 0.5
const LOOKS_LIKE = {
  orders: 'a table that looks like orders: {names}',
  posts: 'a table that looks like posts: {names}',
  series: 'a table that looks like series of values: {names}',
} as const
/** What to do with a table of no, one and more columns. */
const NEXT = [
  '',
  ' A table has two columns or more: save it with commas or semicolons between them.',
  ' Say what its columns hold: on the Data screen, or with trendee map.',
] as const
const NAMES_SHOWN = 12
const TEXT_SHOWN = 80

/** A web page, whose lines are no rows. */
const DOCUMENT = /^\s*<(?:!doctype html|html|head|body|table)\b/iu
/** Empty JSON. */
const NOTHING = /^\s*(?:\[\s*\]|\{\s*\}|null|"")\s*$/u

/** Why a file is read by no feed: what it looks like, which feed is nearest and what it lacks for that one. */
export function unrecognised(
  file: string,
  head: string,
  samples: readonly FeedSample[],
  feeds: readonly Feed[],
): UnrecognisedFeedError {
  const [likeliest] = samples
  return new UnrecognisedFeedError({
    text: '{file} is no feed we know. It holds {found}.{nearest}{next}',
    values: {
      file,
      found: foundIn(likeliest, head),
      nearest: nearestOf(samples, feeds) ?? '',
      next: likeliest && !DOCUMENT.test(head) ? (NEXT[Math.min(2, columnsIn(likeliest).length)] ?? '') : '',
    },
  })
}

/** Why a table is not read with its mapping. */
export function lacksColumns(file: string, head: string, sample: FeedSample | undefined, names: readonly string[]) {
  const held = new Set((sample === undefined ? [] : columnsIn(sample)).map(({ name }) => columnKey(name)))
  const missing = names.filter((name) => !held.has(columnKey(name)))
  return new UnrecognisedFeedError({
    text: '{file} has not all columns that the mapping names: {names}. It holds {found}.',
    values: { file, names: (missing.length > 0 ? missing : names).join(', '), found: foundIn(sample, head) },
  })
}

function nearestOf(samples: readonly FeedSample[], feeds: readonly Feed[]): (FeedMessage & object) | null {
  const near = samples.flatMap((sample) =>
    feeds.flatMap((feed) => {
      const shown = feed.layouts.includes(sample.layout) ? feed.columnsIn?.(sample) : undefined
      if (shown === undefined || shown === null) return []
      const share = shown.present / (shown.present + shown.missing.length)
      return share < LEAST_PRESENT ? [] : [{ feed, share, ...shown }]
    }),
  )
  const [nearest] = near.toSorted((a, b) => b.share - a.share || b.present - a.present)
  if (nearest === undefined) return null
  const { feed, missing } = nearest
  // Keys that other data has as well.
  if (missing.length === 0)
    return { text: ' It has the keys of {feed}, but nothing that is read there.', values: { feed: feed.title } }
  return {
    text: ' Nearest is {feed}, but it lacks {missing}.',
    values: { feed: feed.title, missing: missing.join(', ') },
  }
}

/** What a person needs to see of an unknown file: what it looks like, by its columns or keys. */
function foundIn(sample: FeedSample | undefined, head: string): FeedMessage & object {
  if (DOCUMENT.test(head)) {
    const text = head.trim().slice(0, 8)
    return { text: 'a document (it begins with {text}), no table: save its table as CSV or Excel', values: { text } }
  }
  const noRows = { text: 'no rows, only {text}', values: { text: head.trim().slice(0, TEXT_SHOWN) } } as const
  if (NOTHING.test(head)) return noRows
  if (sample === undefined)
    return { text: 'text beginning "{text}"', values: { text: head.trim().slice(0, TEXT_SHOWN) } }
  // What lies in an object of an item is told by the object.
  const columns = columnsIn(sample)
  const told = columns.map(({ name }) => (sample.layout === 'delimited' ? name : (name.split('/')[0] ?? name)))
  const distinct = [...new Set(told)]
  if (distinct.length === 0) return noRows
  const names = `${distinct.slice(0, NAMES_SHOWN).join(', ')}${distinct.length > NAMES_SHOWN ? ' …' : ''}`
  const { kind, guessed } = guessTable(columns)
  const fields = new Set<string>(guessed[kind].map(({ field }) => field))
  if (kind !== 'products') return { text: LOOKS_LIKE[kind], values: { names } }
  if (fields.has('title') && (fields.has('price') || fields.has('unitsSold')))
    return { text: 'a table that looks like products: {names}', values: { names } }
  return sample.layout === 'json'
    ? { text: 'JSON items with the keys {names}', values: { names } }
    : { text: 'columns {names}', values: { names } }
}
