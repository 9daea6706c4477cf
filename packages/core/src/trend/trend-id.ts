import { recogniseTerm } from '../extraction/recognise-term'

/** Names are asked again and again: what they mean is kept. */
const known = new Map<string, string>()
const KEPT = 20_000

/** The id in a screen's address, from an id or a name in either language. */
export function trendIdOf(name: string): string {
  const cached = known.get(name)
  if (cached !== undefined) return cached
  const recognised = recogniseTerm(name.replaceAll('-', ' '))
  const slug = recognised.id.slice(recognised.id.indexOf(':') + 1).replaceAll('+', '-')
  const id = slug || name
  if (known.size >= KEPT) known.clear()
  known.set(name, id)
  return id
}
