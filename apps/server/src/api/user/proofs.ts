import { ApiError } from '@trendee/contract/errors'
import type { SignInAddress } from '@trendee/core/access/sign-in-address'
import { WRONG_PROOFS } from '@trendee/core/access/sign-in-limits'
import type { Account } from '@trendee/store/accounts/accounts'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { type CodeKey, codeMatches, spendCode } from '@trendee/store/sign-in/verification-codes'
import type { Call } from '../../http/handler'
import { counters } from '../../http/sign-in-guard'

function wrongProofs({ accountId }: Account) {
  return counters(`proof:account:${accountId}`, WRONG_PROOFS)
}

/** Throws 1001 naming the field unless this is the account's password; 1006 after too many wrong ones. */
export async function provePassword(
  call: Call,
  account: Account,
  passwordHash: string | null,
  password: string,
  field: string,
): Promise<void> {
  const isRight = await call.state.guard.guess(wrongProofs(account), () =>
    call.state.passwords.matches(passwordHash, password, true),
  )
  if (isRight === null) throw new ApiError('bad_input', 'The password is wrong.', { field })
}

function addressesOf({ email, mobile }: Account): SignInAddress[] {
  return [
    ...(email === null ? [] : [{ channel: 'email', address: email } as const]),
    ...(mobile === null ? [] : [{ channel: 'sms', address: mobile } as const]),
  ]
}

function wrongProofCode(): ApiError {
  return new ApiError('bad_input', 'The code is wrong or no longer valid.', { field: 'proof_code' })
}

/**
 * Checks a code that was sent to one of the account's addresses. Returns what uses it up, to be called in the
 * transaction of the change it proves: it throws when somebody else was quicker.
 */
export async function proveByCode(call: Call, account: Account, code: string): Promise<(db: StoreDb) => Promise<void>> {
  const { db } = call.runtime.store
  const keys = addressesOf(account).map((address): CodeKey => ({ ...address, purpose: 'proof' }))
  const found = await call.state.guard.guess(wrongProofs(account), async () => {
    for (const key of keys) if (await codeMatches(db, key, code)) return key
    return null
  })
  if (found === null) throw wrongProofCode()
  return async (transaction) => {
    if (!(await spendCode(transaction, found, code))) throw wrongProofCode()
  }
}
