import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import { proofsFor } from '@trendee/core/access/account-proof'
import type { SignInAddress } from '@trendee/core/access/sign-in-address'
import { accountIdByAddress, bindAddress } from '@trendee/store/accounts/account-addresses'
import { inTransaction } from '@trendee/store/engine/in-transaction'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { type CodeKey, spendCode } from '@trendee/store/sign-in/verification-codes'
import type { Call, Handler } from '../../http/handler'
import { checkCode, wrongCode } from '../../http/check-code'
import { typedEmail, typedMobile } from '../../http/typed-address'
import { accountView } from '../../answers/account'
import { ownAccount, ownProofs } from './own-account'
import { proveByCode, provePassword } from './proofs'

interface Given {
  readonly code: string
  readonly password?: string | undefined
  readonly proof_code?: string | undefined
}

function taken(): ApiError {
  return new ApiError('conflict', 'Another account has this address.', { because: 'taken' })
}

/** Checks the proof that the account is its owner's, where it has one to give. Returns what uses the proof up. */
async function prove(call: Call, given: Given): Promise<(db: StoreDb) => Promise<void>> {
  const { account, passwordHash } = await ownProofs(call)
  const wanted = proofsFor({ ...account, hasPassword: passwordHash !== null })
  const [first] = wanted
  if (first === undefined) return () => Promise.resolve()
  if (given.password !== undefined && wanted.includes('password')) {
    await provePassword(call, account, passwordHash, given.password, 'password')
    return () => Promise.resolve()
  }
  if (given.proof_code !== undefined && wanted.includes('code')) return proveByCode(call, account, given.proof_code)
  const field = first === 'password' ? 'password' : 'proof_code'
  throw new ApiError('bad_input', 'Please confirm that it is you: by your password, or a code to your old address.', {
    field,
  })
}

async function bind(
  call: Call,
  address: SignInAddress,
  given: Given,
): Promise<OutputOf<typeof CONTRACT.user.bindEmail>> {
  const { db } = call.runtime.store
  const { accountId } = await ownAccount(call)
  const useProof = await prove(call, given)
  const key: CodeKey = { ...address, purpose: 'bind' }
  await checkCode(call, key, given.code)
  // Only after the code: whether an address has an account is answered to its owner alone.
  const owner = await accountIdByAddress(db, address)
  if (owner !== null && owner !== accountId) throw taken()
  await inTransaction(db, async (transaction) => {
    if (!(await spendCode(transaction, key, given.code))) throw wrongCode()
    await useProof(transaction)
    if (!(await bindAddress(transaction, accountId, address))) throw taken()
  })
  call.state.access.forgetAccounts()
  return accountView(db, await ownAccount(call))
}

export const bindMobile: Handler<typeof CONTRACT.user.bindMobile> = async (input, call) =>
  bind(call, typedMobile(input.mobile), input)

export const bindEmail: Handler<typeof CONTRACT.user.bindEmail> = async (input, call) =>
  bind(call, typedEmail(input.email), input)
