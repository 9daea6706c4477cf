import { isRun, searchPieces } from './search-words'

/** A letter alone begins half of all names. */
const LEAST_LETTERS = 2

/** Whether words name something: each begins a word of one of its names, or stands in it where no spaces are written. */
export function isNamedBy(words: string, names: readonly string[]): boolean {
  const asked = searchPieces(words)
  if (!asked.some((piece) => isRun(piece) || piece.length >= LEAST_LETTERS)) return false
  return names.some((name) => {
    const own = searchPieces(name)
    return asked.every((piece) => own.some((word) => (isRun(piece) ? word.includes(piece) : word.startsWith(piece))))
  })
}
