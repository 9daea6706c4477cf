interface Asked {
  readonly page: number
  readonly pageSize: number
}

interface Found<Row> {
  readonly list: readonly Row[]
  readonly total: number
}

/** One page of a list: its rows in the contract's words, how many there are on all pages, and which page it is. */
export function pageAnswer<Row, Item>(
  { list, total }: Found<Row>,
  { page, pageSize }: Asked,
  item: (row: Row) => Item,
) {
  return { list: list.map((row) => item(row)), total, page, pageSize }
}
