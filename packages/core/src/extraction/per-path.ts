const MOST_CACHED = 5_000

/**
 * Caches what `read` returns for a breadcrumb, because a shop has few breadcrumbs and many products under each. The result
 * of `read` may depend on the levels alone. `read` gets copies of the levels, which do not hold the file's text in memory.
 */
export function perPath<Reading>(read: (path: readonly string[]) => Reading): (path: readonly string[]) => Reading {
  const known = new Map<string, { readonly reading: Reading }>()
  let last: { readonly path: readonly string[]; readonly reading: Reading } | null = null
  return (path) => {
    // Rows of one breadcrumb follow each other, and feeds pass the same array for them.
    if (last?.path === path) return last.reading
    const reading = remembered(path)
    last = { path, reading }
    return reading
  }
  function remembered(path: readonly string[]): Reading {
    // The joined text is a new string, even of a single level: the added end prevents a reference to the file's text.
    const key = `${path.join('\u0000')}\u0000`
    const found = known.get(key)
    if (found) return found.reading
    if (known.size >= MOST_CACHED) known.clear()
    const reading = read(key.split('\u0000').slice(0, path.length))
    known.set(key, { reading })
    return reading
  }
}
