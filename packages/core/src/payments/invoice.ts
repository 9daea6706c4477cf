/** A line of an invoice; what is credited is negative. */
export interface InvoiceLine {
  readonly kind: 'plan' | 'credit' | 'tax'
  /** What it is for: a `pid`, or the tax rate in hundredths of a percent. */
  readonly item: string
  readonly amountMinor: number
}

/**
 * The lines of an invoice, the tax on their sum as the last of them: computed once of the whole and not line by line, so
 * that the lines sum to what is paid. Half a minor unit is rounded up. The total is never below zero.
 */
export function invoiceLines(lines: readonly InvoiceLine[], taxBasisPoints: number): InvoiceLine[] {
  const net = totalOf(lines)
  if (net < 0) throw new RangeError('an invoice cannot be below zero')
  if (!Number.isSafeInteger(taxBasisPoints) || taxBasisPoints < 0) throw new RangeError('a tax rate is a whole number')
  const tax = Number((BigInt(net) * BigInt(taxBasisPoints) + 5000n) / 10_000n)
  return tax === 0 ? [...lines] : [...lines, { kind: 'tax', item: String(taxBasisPoints), amountMinor: tax }]
}

/** The sum of lines, in minor units. */
export function totalOf(lines: readonly InvoiceLine[]): number {
  return lines.reduce((total, { amountMinor }) => {
    if (!Number.isSafeInteger(amountMinor)) throw new RangeError('amounts are whole minor units')
    return total + amountMinor
  }, 0)
}
