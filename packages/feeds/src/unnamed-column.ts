/** Which column of a table its header does not name, so that names and cells are not of one number. */
export const UNNAMED_COLUMNS = ['first', 'last'] as const
export type UnnamedColumn = (typeof UNNAMED_COLUMNS)[number]

/**
 * The names of a table's columns, one for each cell of a row; '' for a column without one. `head`: the first rows with the header,
 * without blank ones. Where nobody tells which column has no name, each name stands above its column, unless rows begin with their numbers.
 */
export function namesOfColumns(
  head: readonly (readonly string[])[],
  unnamed: UnnamedColumn | undefined,
): readonly string[] {
  const [header = [], first = header] = head
  const isWider = first.length === header.length + 1
  if (unnamed === 'first' || (unnamed === undefined && beginWithTheirNumbers(head)))
    return ['', ...(isWider ? header : header.slice(0, -1))]
  return unnamed === 'last' && isWider ? [...header, ''] : header
}

/** Whether the rows below a header have each one cell more, a number that rises: R writes its tables so. */
export function beginWithTheirNumbers([header = [], ...rows]: readonly (readonly string[])[]): boolean {
  return (
    rows.length > 0 &&
    rows.every(
      (row, at) =>
        row.length === header.length + 1 &&
        /^\d+$/.test(row[0] ?? '') &&
        (at === 0 || Number(row[0]) > Number(rows[at - 1]?.[0] ?? 0)),
    )
  )
}
