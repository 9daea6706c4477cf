import { FIRST_YEAR, USD_PER_UNIT } from './rates'

/** Later days are converted at this year's rate. */
export const LAST_RATE_YEAR = FIRST_YEAR + (USD_PER_UNIT['USD']?.length ?? 1) - 1

/**
 * An amount in US dollars at the mean rate of the day's year; days before or after the table take its first or last
 * year. `null` for an unknown amount or a currency the table does not hold: never a guess.
 * `currency` is ISO 4217, `day` is `YYYY-MM-DD`.
 */
export function toUsd(amount: number | null, currency: string, day: string): number | null {
  if (amount === null) return null
  const rates = USD_PER_UNIT[currency]
  if (!rates) return null
  const index = Math.min(rates.length - 1, Math.max(0, Number(day.slice(0, 4)) - FIRST_YEAR))
  const rate = rates[index]
  return rate === undefined ? null : amount * rate
}
