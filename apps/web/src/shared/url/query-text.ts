/** Anything that may stand in a query string; what is empty is left out. */
type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]

/** `level=hot,breakout&page=2`, without a question mark; lists travel as `a,b,c`. */
export function queryText(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values) as [string, QueryValue][]) {
    const text = typeof value === 'object' && value !== null ? value.join(',') : String(value ?? '')
    if (text !== '') query.set(name, text)
  }
  // A comma is legal in a query and far easier to read than %2C.
  return query.toString().replaceAll('%2C', ',')
}
