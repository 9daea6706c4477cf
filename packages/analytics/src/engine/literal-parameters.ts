import type { QueryParameters } from './db'

type Value = QueryParameters[string]

const PLACEHOLDER = /\{([A-Za-z_]\w*):([^{}]+)\}/g

/** Only the backslash and the quote could end a literal; the others are written out so that a text stays one line. */
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\0': '\\0',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
}
// oxlint-disable-next-line no-control-regex -- these are what is escaped
const TO_ESCAPE = /[\\'\0\b\f\n\r\t]/g

function quoted(value: string | number | boolean): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`not a number to ask with: ${value}`)
  return `'${String(value).replaceAll(TO_ESCAPE, (character) => ESCAPES[character] ?? '')}'`
}

function literal(value: Value | undefined, type: string, placeholder: string): string {
  // What is missing stays as it stands, so the engine names it.
  if (value === undefined) return placeholder
  if (value === null) return `CAST(NULL AS ${type})`
  if (Array.isArray(value)) return `CAST([${value.map(quoted).join(', ')}] AS ${type})`
  const text = quoted(value as string | number | boolean)
  return type === 'String' ? text : `CAST(${text} AS ${type})`
}

/**
 * A statement with its typed binds filled in: each `{name:Type}` becomes a quoted literal of that type, which the engine
 * reads as it reads a bind. The embedded engine keeps binds in one place for the whole process, so that its client lets
 * only one statement with binds run at a time; statements without any run beside each other.
 * Throws RangeError for a number that is none.
 */
export function withLiterals(sql: string, parameters: QueryParameters): string {
  return sql.replaceAll(PLACEHOLDER, (placeholder: string, name: string, type: string) =>
    literal(Object.hasOwn(parameters, name) ? parameters[name] : undefined, type, placeholder),
  )
}
