/** NUL, which the database keeps in no text, and halves of characters, which it keeps in no JSON. */
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /\u0000|[\uD800-\uDFFF]/u

/** Path of the first text in a value that the database could not keep, `''` for the value itself; else null. */
export function unstorableAt(value: unknown): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? '' : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, part] of Object.entries(value)) {
    const inside = UNSTORABLE.test(name) ? '' : unstorableAt(part)
    if (inside !== null) return inside === '' ? name : `${name}.${inside}`
  }
  return null
}
