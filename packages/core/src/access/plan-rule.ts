/** What a plan's rule leaves: everything, the first `count` of a list, or `count` uses in a day or month. */
export type Allowance =
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'top' | 'day' | 'month'; readonly count: number }

/** Reads a rule's text; anything that is not one of the known forms opens nothing. */
export function allowanceOf(rule: string | undefined): Allowance | null {
  if (rule === 'on' || rule === 'unlimited') return { kind: 'unlimited' }
  const match = /^(top|day|month):(\d{1,9})$/.exec(rule ?? '')
  const [, kind, count] = match ?? []
  return kind && count ? { kind: kind as 'top' | 'day' | 'month', count: Number(count) } : null
}

/** The calendar period in UTC that an instant lies in: where counting began and where it begins anew. */
export function quotaPeriod(kind: 'day' | 'month', now: Date): { start: Date; end: Date } {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  return kind === 'day'
    ? { start: new Date(Date.UTC(year, month, day)), end: new Date(Date.UTC(year, month, day + 1)) }
    : { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) }
}
