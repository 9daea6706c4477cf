import type { Signal } from '../signal'

export const FIRST_WEEK = '2022-01-03'

/** Whole numbers with a yearly season that grow by a share a year from a level of 50. */
export function seasonal(weeks: number, growth = 0, from = 0): number[] {
  return Array.from({ length: weeks }, (_, index) => {
    const week = from + index
    return Math.round((50 + 20 * Math.sin((2 * Math.PI * week) / 52)) * (1 + growth) ** (week / 52))
  })
}

/** A search signal of the US for everybody, from the first week on, unless said otherwise. */
export function weeklySignal(
  trendId: string,
  values: readonly (number | null)[],
  more: Partial<Signal> & { readonly start?: string } = {},
): Signal {
  const { start = FIRST_WEEK, ...rest } = more
  return {
    platform: 'google',
    trendId,
    region: 'US',
    gender: '',
    evidence: 'relative',
    roundingStep: 1,
    span: 'week',
    series: { start, values },
    ...rest,
  }
}
