/** Which part of a list is asked for. */
export interface Page {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

export interface PageOf<Item> {
  readonly list: Item[]
  /** Items on all pages. */
  readonly total: number
}
