import type { FeedRecord } from '@trendee/feeds/records'

/** Different names that are counted of one file: a file of more is told by these as well. */
const COUNTED = 500
/** Names kept of an import: those of most rows. */
const KEPT = 4

/** The name by which a row's file is known: the term of a curve, the shop of a product, the brand of a look; '' for none. */
function nameOf(record: FeedRecord): string {
  switch (record.kind) {
    case 'series':
    case 'related-query':
    case 'place-interest':
      return record.term
    case 'product':
      return record.shop || record.seller || record.brand
    case 'order-line':
      return record.product.shop || record.product.brand
    case 'post':
      return record.author
    case 'hashtag':
      return `#${record.hashtag}`
    case 'creator':
      return record.name || record.author
    case 'ad-topic':
      return record.topic
    case 'look':
      return record.brand
    default:
      return record satisfies never
  }
}

/** Counts the name of a record of a file. */
export function countName(names: Map<string, number>, record: FeedRecord): void {
  addName(names, nameOf(record), 1)
}

/** Adds the names of a later part of the same file. */
export function addNames(all: Map<string, number>, part: ReadonlyMap<string, number>): void {
  for (const [name, rows] of part) addName(all, name, rows)
}

function addName(names: Map<string, number>, name: string, rows: number): void {
  if (name !== '' && (names.has(name) || names.size < COUNTED)) names.set(name, (names.get(name) ?? 0) + rows)
}

/** The commonest names, of as common ones the first in the file. */
export function commonestNames(names: ReadonlyMap<string, number>): string[] {
  const ranked = [...names].toSorted(([, a], [, b]) => b - a)
  return ranked.slice(0, KEPT).map(([name]) => name)
}
