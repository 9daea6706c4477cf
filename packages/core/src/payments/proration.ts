import { type Billing, periodEnd } from './billing-period'
import type { InvoiceLine } from './invoice'

/** A period that is paid for. */
export interface PaidPeriod {
  readonly pid: string
  /** What was paid for it without tax, minor units. */
  readonly priceMinor: number
  readonly from: Date
  readonly until: Date
}

export interface PlanChange {
  /** `now`: at once, against the difference. `at_end`: when the paid period is over, at the full price. */
  readonly takesEffect: 'now' | 'at_end'
  readonly from: Date
  readonly until: Date
  /** What is charged when it takes effect, without tax; they sum to what is due. */
  readonly lines: readonly InvoiceLine[]
}

/**
 * What is left of a paid period at an instant, in minor units, rounded down: to the millisecond, so that the share used
 * and the share left never exceed the price.
 */
export function creditLeft({ priceMinor, from, until }: Omit<PaidPeriod, 'pid'>, at: Date): number {
  const length = until.getTime() - from.getTime()
  if (length <= 0) throw new RangeError('a period ends after it begins')
  const left = Math.min(length, Math.max(0, until.getTime() - at.getTime()))
  return Number((BigInt(priceMinor) * BigInt(left)) / BigInt(length))
}

/**
 * A change to another plan or period. Where the new price covers what is left of the old one it comes at once and a new
 * period begins: the whole new price less that credit. Otherwise (a smaller plan, a year to a month) it waits for the end of
 * what is paid, so that money is never owed back or lost.
 */
export function planChange(
  paid: PaidPeriod,
  wanted: { readonly pid: string; readonly priceMinor: number; readonly billing: Billing },
  at: Date,
): PlanChange {
  const credit = creditLeft(paid, at)
  const charge: InvoiceLine = { kind: 'plan', item: wanted.pid, amountMinor: wanted.priceMinor }
  if (credit > wanted.priceMinor) {
    return { takesEffect: 'at_end', from: paid.until, until: periodEnd(paid.until, wanted.billing), lines: [charge] }
  }
  const credited: InvoiceLine[] = credit === 0 ? [] : [{ kind: 'credit', item: paid.pid, amountMinor: -credit }]
  return { takesEffect: 'now', from: at, until: periodEnd(at, wanted.billing), lines: [charge, ...credited] }
}
