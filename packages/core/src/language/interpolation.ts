/** Names that a text fills in when it is shown: `Hello {{name}}` has `name`. Sorted, each once. */
export function interpolationNames(text: string): string[] {
  // Formatting stands behind a comma, unescaped values behind a hyphen: the name is the same.
  const names = [...text.matchAll(/\{\{-?\s*([^},]+?)\s*(?:,[^}]*)?\}\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].sort()
}

export interface InterpolationDifference {
  /** Filled in by the built-in text, but not by the edited one. */
  readonly missing: readonly string[]
  /** Named by the edited text, but nobody would fill them in. */
  readonly unknown: readonly string[]
}

/** How an edited text differs from the built-in one in what it fills in; `null` when it does not. */
export function interpolationDifference(builtIn: string, edited: string): InterpolationDifference | null {
  const [wanted, given] = [interpolationNames(builtIn), interpolationNames(edited)]
  const missing = wanted.filter((name) => !given.includes(name))
  const unknown = given.filter((name) => !wanted.includes(name))
  return missing.length + unknown.length > 0 ? { missing, unknown } : null
}
