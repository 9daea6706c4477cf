import { SHORTEST_PASSWORD } from '@trendee/core/access/password-rules'

const GOOD = 12
const LONG = 16

export interface PasswordStrength {
  readonly level: 'short' | 'enough' | 'good' | 'long'
  /** Characters that the shortest password allowed has more. */
  readonly missing: number
}

/** By length alone: what makes guessing expensive. The server refuses common ones. */
export function passwordStrength(password: string): PasswordStrength {
  // As people count: an accent or an emoji is one character.
  const { length } = Array.from(password)
  const missing = Math.max(0, SHORTEST_PASSWORD - length)
  if (missing > 0) return { level: 'short', missing }
  if (length < GOOD) return { level: 'enough', missing }
  return { level: length < LONG ? 'good' : 'long', missing }
}
