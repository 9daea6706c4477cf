import type { Line } from '../plans/lines'
import { MONTHS_PAID_OF_A_YEAR, PLANS } from '../plans/price-list'

export type Billing = 'monthly' | 'yearly'

/** A plan that is sold for a month or a year. */
export interface Sold {
  readonly line: Line
  readonly plan: string
  readonly billing: Billing
  /** US cents, without tax. */
  readonly priceMinor: number
}

/** What is sold, by its `pid`: line without its first word, plan and period, `sellers-professional-monthly`. */
const SOLD: ReadonlyMap<string, Sold> = new Map(
  PLANS.filter(({ isByApproval }) => isByApproval !== true).flatMap(({ line, plan, monthlyUsd }) =>
    (['monthly', 'yearly'] as const).map((billing) => {
      const months = billing === 'monthly' ? 1 : MONTHS_PAID_OF_A_YEAR
      const priceMinor = Math.round(monthlyUsd * 100) * months
      return [pidOf({ line, plan, billing }), { line, plan, billing, priceMinor }]
    }),
  ),
)

export function pidOf({ line, plan, billing }: Omit<Sold, 'priceMinor'>): string {
  return `${line.replace(/^trendee(?=.)/, '')}-${plan}-${billing}`
}

/** What a `pid` names; null where nothing of that name is sold. */
export function soldAs(pid: string): Sold | null {
  return SOLD.get(pid) ?? null
}

/**
 * The end of so many periods that begin at an instant: the same day and time of a later month (UTC), or that month's last day.
 * Counted from the first day, as one period after the other would stay at the 28th after a February.
 */
export function periodEnd(start: Date, billing: Billing, periods = 1): Date {
  const months = (billing === 'monthly' ? 1 : 12) * periods
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return end
}
