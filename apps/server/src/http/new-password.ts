import { ApiError } from '@trendee/contract/errors'
import {
  LONGEST_PASSWORD,
  type PasswordOwner,
  type PasswordProblem,
  SHORTEST_PASSWORD,
  passwordProblem,
} from '@trendee/core/access/password-rules'
import { commonPasswords } from './common-passwords'

const WORDS: Readonly<Record<PasswordProblem, string>> = {
  short: `Use at least ${SHORTEST_PASSWORD} characters. A few words make a good password.`,
  long: `Use at most ${LONGEST_PASSWORD} characters.`,
  common: 'This is one of the commonest passwords. Please choose another.',
  own: 'Please choose something else than your own name or address.',
}

/** Throws 1001 with `because` (short, long, common, own) for a password that the rules do not take. */
export async function refusePoorPassword(password: string, owner: PasswordOwner): Promise<void> {
  const problem = passwordProblem(password, owner, await commonPasswords())
  if (problem) throw new ApiError('bad_input', WORDS[problem], { field: 'password', because: problem })
}
