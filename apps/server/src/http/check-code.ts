import { ApiError } from '@trendee/contract/errors'
import { callerNetwork } from '@trendee/core/access/caller-network'
import { GUESSES_BY_NETWORK } from '@trendee/core/access/sign-in-limits'
import type { AttemptLimit } from '@trendee/store/sign-in/attempts'
import { type CodeKey, codeMatches } from '@trendee/store/sign-in/verification-codes'
import type { Call } from './handler'
import { counters } from './sign-in-guard'

/** Wrong passwords and codes of the caller's network, counted together. */
export function networkGuesses(call: Call): AttemptLimit[] {
  if (!call.limitsNetworks) return []
  return counters(`guess:network:${callerNetwork(call.request.ip)}`, GUESSES_BY_NETWORK)
}

export function wrongCode(field = 'code'): ApiError {
  return new ApiError('bad_input', 'The code is wrong or no longer valid.', { field })
}

/** Checks a code without using it up; throws 1001 for a wrong one, 1006 when too many were wrong. */
export async function checkCode(call: Call, key: CodeKey, code: string): Promise<void> {
  const { db } = call.runtime.store
  const isRight = await call.state.guard.guess(networkGuesses(call), () => codeMatches(db, key, code))
  if (isRight === null) throw wrongCode()
}
