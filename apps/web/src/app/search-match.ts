import { editDistance, slipsAllowed } from '@trendee/core/search/edit-distance'

interface Findable {
  readonly label?: string
  readonly keywords?: string | string[]
}

/** How well a text answers a query, lower is better; `null` when it does not. */
function closeness(query: string, text: string): number | null {
  if (text === '') return null
  if (text.startsWith(query)) return 0 + text.length / 1000
  if (text.includes(` ${query}`) || text.includes(`-${query}`)) return 1 + text.length / 1000
  if (text.includes(query)) return 2 + text.length / 1000
  const allowed = slipsAllowed(query)
  if (allowed === 0) return null
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
