import type { Mark, Piece } from '../drawing'

/** What the details add: pieces behind everything, under and over the body, and marks on the body. */
export interface Trims {
  readonly behind: Piece[]
  readonly under: Piece[]
  readonly over: Piece[]
  readonly marks: Mark[]
}
