const REMEMBERED = 5_000

/**
 * `read` for breadcrumbs, remembering what it said: a shop has few shelves and many products on each. The answer must
 * depend on nothing but the levels; those that `read` is given are copies, which keep no file in memory.
 */
export function perPath<Reading>(read: (path: readonly string[]) => Reading): (path: readonly string[]) => Reading {
  const known = new Map<string, { readonly reading: Reading }>()
  let last: { readonly path: readonly string[]; readonly reading: Reading } | null = null
  return (path) => {
    // Rows of one shelf follow each other, and feeds hand out the same list for it.
    if (last?.path === path) return last.reading
    const reading = remembered(path)
    last = { path, reading }
    return reading
  }
  function remembered(path: readonly string[]): Reading {
    // What is put together is a text of its own, even of a single level.
    const key = `${path.join('\u0000')}\u0000`
    const found = known.get(key)
    if (found) return found.reading
    if (known.size >= REMEMBERED) known.clear()
    const reading = read(key.split('\u0000').slice(0, path.length))
    known.set(key, { reading })
    return reading
  }
}
