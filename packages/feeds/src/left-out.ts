import type { LeftOutReason } from '@trendee/core/imports/left-out-reasons'

/** Rows that were left out for one reason, with a few of them as they stand in the file. */
export interface LeftOut {
  readonly reason: LeftOutReason
  rows: number
  examples: string[]
}

const EXAMPLES_KEPT = 3
const EXAMPLE_CHARS = 120

/** Counts rows that are left out, and keeps the first of each reason. */
export function addLeftOut(all: LeftOut[], reason: LeftOutReason, rows: number, examples: readonly string[]): void {
  let known = all.find((one) => one.reason === reason)
  if (known === undefined) {
    known = { reason, rows: 0, examples: [] }
    all.push(known)
  }
  known.rows += rows
  for (const example of examples) {
    if (known.examples.length === EXAMPLES_KEPT) return
    const shown = example.slice(0, EXAMPLE_CHARS)
    if (!known.examples.includes(shown)) known.examples.push(shown)
  }
}
