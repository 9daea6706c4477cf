import { editDistance, slipsAllowed } from './edit-distance'
import { isRun, searchPieces } from './search-words'

/** A letter alone begins half of all names. */
const LEAST_LETTERS = 2

/** How near a name is to the words; as much further where they are mistyped. */
const [SAME, BEGINS, HAS, MISTYPED] = [0, 1, 2, 3]

export interface Nameable {
  /** In each language. */
  readonly names: readonly string[]
  /** Words that are asked beside a name: "report". */
  readonly saidBeside?: readonly string[]
}

/**
 * What words name, the nearest name first: the name itself, one that begins so, one in which every word begins a word. Words
 * that name nothing may be mistyped.
 */
export function namedBy<Item extends Nameable>(words: string, items: readonly Item[]): Item[] {
  const asked = searchPieces(words)
  if (!asked.some((piece) => isRun(piece) || piece.length >= LEAST_LETTERS)) return []
  const near = items
    .map((item) => ({ item, nearness: Math.min(...item.names.map((name) => nearness(asked, name, item.saidBeside))) }))
    .toSorted((a, b) => a.nearness - b.nearness)
  const first = near[0]?.nearness ?? Infinity
  return near.flatMap(({ item, nearness }) => (nearness < (first < MISTYPED ? MISTYPED : Infinity) ? [item] : []))
}

/** `Infinity` for a name that the words do not name. */
function nearness(asked: readonly string[], name: string, saidBeside: readonly string[] = []): number {
  const own = searchPieces(name)
  if (own.join(' ') === asked.join(' ')) return SAME
  const said = [...own, ...saidBeside.flatMap(searchPieces)]
  for (const [isMeant, further] of [
    [begins, 0],
    [beginsMistyped, MISTYPED],
  ] as const) {
    if (asked.every((piece, at) => isMeant(piece, own[at] ?? ''))) return BEGINS + further
    if (asked.every((piece) => said.some((word) => isMeant(piece, word)))) return HAS + further
  }
  return Infinity
}

/** A piece begins a word, or stands in one where no spaces are written. */
function begins(piece: string, word: string): boolean {
  return isRun(piece) ? word.includes(piece) : word.startsWith(piece)
}

/** The same with letters wrong, but for the first. */
function beginsMistyped(piece: string, word: string): boolean {
  if (begins(piece, word)) return true
  const slips = isRun(piece) ? 0 : slipsAllowed(piece)
  if (slips === 0 || piece[0] !== word[0]) return false
  return [word, word.slice(0, piece.length)].some((meant) => editDistance(piece, meant, slips) <= slips)
}
