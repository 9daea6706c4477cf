import type { ReadingLanguage } from './language-vocabulary'

const MOST_CACHED = 5_000

/**
 * Caches what `read` returns for a breadcrumb, because a shop has few breadcrumbs and many products under each. The result
 * of `read` may depend on the levels and their language alone. `read` gets copies of the levels, which do not hold the file's text in memory.
 */
export function perPath<Reading>(
  read: (path: readonly string[], language: ReadingLanguage) => Reading,
): (path: readonly string[], language: ReadingLanguage) => Reading {
  const known = new Map<string, { readonly reading: Reading }>()
  let last: { readonly path: readonly string[]; readonly language: ReadingLanguage; readonly reading: Reading } | null =
    null
  return (path, language) => {
    // Rows of one breadcrumb follow each other, and feeds pass the same array for them.
    if (last?.path === path && last.language === language) return last.reading
    const reading = remembered(path, language)
    last = { path, language, reading }
    return reading
  }
  function remembered(path: readonly string[], language: ReadingLanguage): Reading {
    // The joined text is a new string, even of a single level: the added end prevents a reference to the file's text.
    const key = `${path.join('\u0000')}\u0000${language}`
    const found = known.get(key)
    if (found) return found.reading
    if (known.size >= MOST_CACHED) known.clear()
    const reading = read(key.split('\u0000').slice(0, path.length), language)
    known.set(key, { reading })
    return reading
  }
}
