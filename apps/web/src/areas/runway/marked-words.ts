export interface Piece {
  readonly text: string
  readonly isMarked: boolean
  /** Where it begins. */
  readonly at: number
}

/** A text in pieces, those marked that one of the phrases says, whatever its case. Phrases that are not in it mark nothing. */
export function markedWords(text: string, phrases: readonly string[]): Piece[] {
  const lower = text.toLowerCase()
  // Of some letters the small one is longer: then places would not be those of the text.
  if (lower.length !== text.length) return [{ text, isMarked: false, at: 0 }]
  const marked = Array.from({ length: text.length }, () => false)
  for (const phrase of phrases) {
    const sought = phrase.trim().toLowerCase()
    const from = sought === '' ? -1 : lower.indexOf(sought)
    if (from >= 0) marked.fill(true, from, from + sought.length)
  }
  const pieces: Piece[] = []
  let at = 0
  while (at < text.length) {
    const isMarked = marked[at] ?? false
    const change = marked.indexOf(!isMarked, at)
    const end = change === -1 ? text.length : change
    pieces.push({ text: text.slice(at, end), isMarked, at })
    at = end
  }
  return pieces
}
