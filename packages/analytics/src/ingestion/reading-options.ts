import { type ReadingOptions, readingOptions } from '@trendee/contract/admin/reading-options'
import type { FeedOptions } from '@trendee/feeds/feed'

/** What a person says of a file beside its day. */
export type ToldOfFile = Omit<FeedOptions, 'capturedOn'>

/** Option → its name in the API. A new option must be named here. */
const NAMES = {
  mapping: 'mapping',
  platform: 'platform',
  term: 'term',
  region: 'region',
  currency: 'currency',
  shop: 'shop',
  shopUrl: 'shop_url',
  decimalMark: 'decimal_mark',
  dayOrder: 'day_order',
  unnamedColumn: 'unnamed_column',
  unitsWindow: 'units_window',
} as const satisfies Record<keyof ToldOfFile, keyof ReadingOptions>

const PAIRS = Object.entries(NAMES) as [keyof ToldOfFile, keyof ReadingOptions][]

function renamed(values: Readonly<Record<string, unknown>>, pairs: readonly (readonly [string, string])[]): object {
  return Object.fromEntries(pairs.flatMap(([from, to]) => (values[from] === undefined ? [] : [[to, values[from]]])))
}

/** The options that are told of a file, without its day and whatever stands beside them. */
export function toldOf(options: FeedOptions): ToldOfFile {
  return renamed(
    { ...options },
    PAIRS.map(([name]) => [name, name]),
  )
}

/** Whether one file gives the same rows by both: of another shop, source or term they are others. */
export function isOfSameRows(one: ToldOfFile, other: ToldOfFile): boolean {
  return one.shop === other.shop && one.platform === other.platform && one.term === other.term
}

/** In the words of the API. */
export function readingOf(options: FeedOptions): ReadingOptions {
  return renamed({ ...options }, PAIRS)
}

/** From the words of the API. */
export function toldByReading(reading: ReadingOptions): ToldOfFile {
  return renamed(
    reading,
    PAIRS.map(([name, asked]) => [asked, name]),
  )
}

/** As it is stored. */
export function storedReading(options: FeedOptions): string {
  return JSON.stringify(readingOf(options))
}

/** From what `storedReading` gave. Throws for what it cannot have given. */
export function toldByStored(text: string): ToldOfFile {
  return toldByReading(readingOptions.parse(JSON.parse(text)))
}
