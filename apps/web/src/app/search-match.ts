interface Findable {
  readonly label?: string
  readonly keywords?: string | string[]
}

/** Letters that must be changed, added or left out to make one word of another; stops counting above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(swap, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    above = row
  }
  return Math.min(limit + 1, above[b.length] ?? 0)
}

/** How well a text answers a query, lower is better; `null` when it does not. */
function closeness(query: string, text: string): number | null {
  if (text === '') return null
  if (text.startsWith(query)) return 0 + text.length / 1000
  if (text.includes(` ${query}`) || text.includes(`-${query}`)) return 1 + text.length / 1000
  if (text.includes(query)) return 2 + text.length / 1000
  if (query.length < 4) return null
  const allowed = query.length < 7 ? 1 : 2
  const words = [text, ...text.split(/[\s-]+/)].map((word) =>
    editDistance(query, word.slice(0, query.length + 1), allowed),
  )
  const distance = Math.min(...words)
  return distance <= allowed ? 3 + distance : null
}

/** The best answers to a typed query, in both languages, forgiving a slip of the finger. */
export function bestMatches<Item extends Findable>(query: string, items: readonly Item[], limit: number): Item[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return items.slice(0, limit)
  return items
    .map((item) => {
      const texts = [item.label ?? '', ...(typeof item.keywords === 'string' ? [item.keywords] : (item.keywords ?? []))]
      const found = texts.map((text) => closeness(wanted, text.toLowerCase())).filter((value) => value !== null)
      return { item, score: found.length === 0 ? null : Math.min(...found) }
    })
    .filter((entry): entry is { item: Item; score: number } => entry.score !== null)
    .toSorted((a, b) => a.score - b.score)
    .slice(0, limit)
    .map((entry) => entry.item)
}
