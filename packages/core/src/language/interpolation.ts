/** Names that a text fills in when it is shown: `{count, number} of {total}` has `count` and `total`. Sorted, each once. */
export function interpolationNames(text: string): string[] {
  // Formatting stands behind a comma, values shown as they are behind a hyphen: the name is the same.
  const names = [...text.matchAll(/\{-?\s*([^{},\s]+)\s*(?:,[^{}]*)?\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].sort()
}

export interface InterpolationDifference {
  /** Filled in by the built-in text, but not by the edited one. */
  readonly missing: readonly string[]
  /** Named by the edited text, but nobody would fill them in. */
  readonly unknown: readonly string[]
}

/**
 * How an edited text differs from the built-in one in what it fills in; `null` when it does not. `sibling` is the
 * built-in text of the other language: the same values are there for both, so it may name what that one names.
 */
export function interpolationDifference(
  builtIn: string,
  edited: string,
  sibling: string,
): InterpolationDifference | null {
  const [wanted, given] = [interpolationNames(builtIn), interpolationNames(edited)]
  const there = new Set([...wanted, ...interpolationNames(sibling)])
  const missing = wanted.filter((name) => !given.includes(name))
  const unknown = given.filter((name) => !there.has(name))
  return missing.length + unknown.length > 0 ? { missing, unknown } : null
}
