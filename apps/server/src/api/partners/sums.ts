import type { CommissionRow } from '@trendee/store/partners/recommended'

/** Commissions added up by currency: what is earned is held, due or settled. */
export function sumsOf(rows: readonly CommissionRow[]) {
  return [...new Set(rows.map(({ currency }) => currency))].toSorted().map((currency) => {
    const own = rows.filter((row) => row.currency === currency)
    const sum = (of: (row: CommissionRow) => number) => own.reduce((total, row) => total + of(row), 0)
    const earned = sum(({ earnedMinor }) => earnedMinor)
    const due = sum(({ dueMinor }) => dueMinor)
    const settled = sum(({ settledMinor }) => settledMinor)
    return {
      currency,
      earned_minor: earned,
      held_minor: earned - due - settled,
      due_minor: due,
      settled_minor: settled,
    }
  })
}
