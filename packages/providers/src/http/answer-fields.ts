/** Services answer whatever they like: these narrow `unknown` by looking, field by field. */
type Fields = Readonly<Record<string, unknown>>

/** The answer's fields, or null when it is no object. */
export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
}

/** The text of a field, or null when it is missing, empty or no text. */
export function textOf(fields: Fields, name: string): string | null {
  const value = fields[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** The number of a field, or null when it is missing or no finite number. */
export function numberOf(fields: Fields, name: string): number | null {
  const value = fields[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
