/** A table from words to values, ready for matching runs of tokens inside longer slugs. */
export interface WordTable<T> {
  readonly byKey: ReadonlyMap<string, T>
  readonly longest: number
}

/** Keys are words separated by spaces or hyphens; several keys for one value are separated by commas. */
export function wordTable<T>(entries: readonly (readonly [keys: string, value: T])[]): WordTable<T> {
  const byKey = new Map<string, T>()
  let longest = 1
  for (const [keys, value] of entries) {
    for (const key of keys.split(',')) {
      const tokens = tokensOf(key)
      longest = Math.max(longest, tokens.length)
      if (!byKey.has(tokens.join(' '))) byKey.set(tokens.join(' '), value)
    }
  }
  return { byKey, longest }
}

/**
 * The value of the longest run of tokens that the table knows; of equally long ones the last, because English puts
 * the garment behind its modifiers (`shirt dress` is a dress).
 */
export function matchWords<T>(text: string | undefined, table: WordTable<T>): T | undefined {
  const tokens = tokensOf(text ?? '')
  for (let size = Math.min(table.longest, tokens.length); size > 0; size--) {
    for (let i = tokens.length - size; i >= 0; i--) {
      const value = table.byKey.get(tokens.slice(i, i + size).join(' '))
      if (value !== undefined) return value
    }
  }
  return undefined
}

/** Every value that the table finds in the text, each once; a word read as part of a longer key is not read again. */
export function matchAllWords<T>(text: string | undefined, table: WordTable<T>): T[] {
  let rest: readonly (string | undefined)[] = tokensOf(text ?? '')
  const found = new Set<T>()
  for (let size = Math.min(table.longest, rest.length); size > 0; size--) {
    for (let i = 0; i + size <= rest.length; i++) {
      const run = rest.slice(i, i + size)
      const value = run.includes(undefined) ? undefined : table.byKey.get(run.join(' '))
      if (value === undefined) continue
      found.add(value)
      rest = rest.map((token, k) => (k >= i && k < i + size ? undefined : token))
    }
  }
  return [...found]
}

function tokensOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((t) => t !== '')
    .map(singular)
}

function singular(word: string): string {
  if (/(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
