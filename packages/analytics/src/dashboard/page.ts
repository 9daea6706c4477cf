/** Which part of a list is asked for; pages from 1. */
export interface Page {
  readonly page: number
  readonly pageSize: number
}
