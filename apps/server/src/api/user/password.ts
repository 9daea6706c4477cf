import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { proofForPassword } from '@trendee/core/access/account-proof'
import type { SignInAddress } from '@trendee/core/access/sign-in-address'
import { accountByAddress, setPasswordHash } from '@trendee/store/accounts/account-addresses'
import { endApiToken } from '@trendee/store/accounts/api-tokens'
import { inTransaction } from '@trendee/store/engine/in-transaction'
import { forgetDevices } from '@trendee/store/sign-in/known-devices'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { hashPassword } from '@trendee/store/sign-in/passwords'
import { endSessions, sessionOfToken } from '@trendee/store/sign-in/sessions'
import { type CodeKey, spendCode } from '@trendee/store/sign-in/verification-codes'
import type { Call, Handler } from '../../http/handler'
import { checkCode, wrongCode } from '../../http/check-code'
import { typedEmail, typedMobile } from '../../http/typed-address'
import { refusePoorPassword } from '../../http/new-password'
import { ownProofs } from './own-account'
import { proveByCode, provePassword } from './proofs'

type Reset = Pick<Parameters<Handler<typeof CONTRACT.user.passwordByEmail>>[0], 'code' | 'password' | 'end_api_token'>
type Change = Parameters<Handler<typeof CONTRACT.user.passwordChange>>[0]

/** Checks what this change of password asks for. Returns what uses the proof up. */
async function prove(call: Call, input: Change): Promise<(db: StoreDb) => Promise<void>> {
  const { account, passwordHash } = await ownProofs(call)
  const session = call.token === null ? null : await sessionOfToken(call.runtime.store.db, call.token)
  const state = { ...account, hasPassword: passwordHash !== null }
  const wanted = proofForPassword(state, session?.createdAt ?? null, new Date())
  if (wanted === 'password') {
    const { old_password: old } = input
    if (old === undefined) {
      throw new ApiError('bad_input', 'Please give the password that you have.', { field: 'old_password' })
    }
    await provePassword(call, account, passwordHash, old, 'old_password')
  }
  if (wanted !== 'code') return () => Promise.resolve()
  if (input.proof_code === undefined) {
    throw new ApiError('bad_input', 'Please confirm that it is you by a code.', { field: 'proof_code' })
  }
  return proveByCode(call, account, input.proof_code)
}

export const passwordChange: Handler<typeof CONTRACT.user.passwordChange> = async (input, call) => {
  const { db } = call.runtime.store
  const { account } = await ownProofs(call)
  await refusePoorPassword(input.password, account)
  const useProof = await prove(call, input)
  const passwordHash = await hashPassword(input.password)
  await inTransaction(db, async (transaction) => {
    await useProof(transaction)
    await setPasswordHash(transaction, account.accountId, passwordHash)
    await endSessions(transaction, account.accountId, call.token)
    if (input.end_api_token) await endApiToken(transaction, account.accountId)
  })
  call.state.access.forgetAccounts()
  return {}
}

/**
 * Sets a new password in place of a forgotten one. No answer shows whether there is an account: a code that matches was
 * sent to its owner, and none was sent where there is no account.
 */
async function changeByCode(
  call: Call,
  address: SignInAddress,
  { code, password, end_api_token: endsToken }: Reset,
): Promise<Record<string, never>> {
  const { db } = call.runtime.store
  const own = address.channel === 'email' ? { email: address.address } : { mobile: address.address }
  await refusePoorPassword(password, own)
  const key: CodeKey = { ...address, purpose: 'password' }
  await checkCode(call, key, code)
  const account = await accountByAddress(db, address)
  if (!account) throw wrongCode()
  await refusePoorPassword(password, account)
  const passwordHash = await hashPassword(password)
  await inTransaction(db, async (transaction) => {
    if (!(await spendCode(transaction, key, code))) throw wrongCode()
    await setPasswordHash(transaction, account.accountId, passwordHash)
    await endSessions(transaction, account.accountId)
    if (endsToken) await endApiToken(transaction, account.accountId)
    await forgetDevices(transaction, account.accountId)
  })
  call.state.access.forgetAccounts()
  return {}
}

export const passwordByEmail: Handler<typeof CONTRACT.user.passwordByEmail> = async (input, call) =>
  changeByCode(call, typedEmail(input.email), input)

export const passwordByMobile: Handler<typeof CONTRACT.user.passwordByMobile> = async (input, call) =>
  changeByCode(call, typedMobile(input.mobile), input)
