import { COUNTRIES } from './countries'
import { UNKNOWN_REGION } from './unknown-region'
import { US_STATE_CODES } from './us-state-codes'

const STATES: ReadonlySet<string> = new Set(US_STATE_CODES)

/** Whether text is a region as data names them: `US`, `US-CA` for a part of a country, `world`, `ZZ`. Parts are known of the United States alone. */
export function isRegion(code: string): boolean {
  if (code === 'world' || code === UNKNOWN_REGION) return true
  const [country = '', part, ...rest] = code.split('-')
  if (!COUNTRIES.has(country) || rest.length > 0) return false
  if (part === undefined) return true
  return country === 'US' ? STATES.has(part) : /^[A-Z0-9]{1,3}$/.test(part)
}
