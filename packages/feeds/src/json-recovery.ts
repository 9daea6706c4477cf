const MAX_CANDIDATES = 300
const OBJECT_START = /[,\n[]\s*(\{\s*"((?:[^"\\]|\\.)*)"\s*:)/g

interface Candidate {
  readonly start: number
  readonly firstKey: string
  /** Null for an object that the text cuts, or that is none. */
  readonly keys: readonly string[] | null
}

/**
 * Where in the text of an unusable item another item seems to begin (a quote that never closes makes an item swallow its neighbours); -1 for
 * nowhere. `itemKeys` are the keys of a whole item before, empty where there was none: then the object with the most keys among those
 * that begin as the broken one shows what an item looks like. Objects nested in the broken item are no items: they share too few keys.
 * An object that the text cuts may go on in the next chunk, but not behind the file's end.
 */
export function nextItemStart(text: string, itemKeys: readonly string[], isFileEnd: boolean): number {
  const ownFirstKey = /^\{\s*"((?:[^"\\]|\\.)*)"/.exec(text)?.[1]
  const all = objectsIn(text)
  const candidates = itemKeys.length > 0 ? all : all.filter(({ firstKey }) => firstKey === ownFirstKey)
  const known = itemKeys.length > 0 ? itemKeys : mostKeys(candidates)
  const found = candidates.find(({ keys, firstKey }) => {
    if (keys === null) return !isFileEnd && firstKey === known[0]
    return isLikeItem(keys, known)
  })
  return found?.start ?? -1
}

/** True for an object that has most of the keys of an item. */
export function isLikeItem(keys: readonly string[], itemKeys: readonly string[]): boolean {
  return keys.filter((key) => itemKeys.includes(key)).length >= itemKeys.length * 0.6
}

function mostKeys(candidates: readonly Candidate[]): readonly string[] {
  let most: readonly string[] = []
  for (const { keys } of candidates) if (keys !== null && keys.length > most.length) most = keys
  return most
}

function objectsIn(text: string): Candidate[] {
  const found: Candidate[] = []
  for (const match of text.matchAll(OBJECT_START)) {
    const start = match.index + match[0].length - (match[1] ?? '').length
    if (start === 0) continue
    found.push({ start, firstKey: match[2] ?? '', keys: keysAt(text, start) })
    if (found.length === MAX_CANDIDATES) break
  }
  return found
}

function keysAt(text: string, start: number): readonly string[] | null {
  const end = objectEnd(text, start)
  if (end < 0) return null
  try {
    return Object.keys(JSON.parse(text.slice(start, end)) as object)
  } catch {
    return []
  }
}

/** Position behind the bracket that closes the object at `start`, -1 when the text ends before. */
function objectEnd(text: string, start: number): number {
  const token = /"(?:[^"\\]|\\.)*"|[{}]/gs
  token.lastIndex = start
  let depth = 0
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    if (match[0] === '{') depth++
    else if (match[0] === '}' && --depth === 0) return token.lastIndex
  }
  return -1
}
