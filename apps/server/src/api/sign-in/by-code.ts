import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import type { SignInAddress } from '@trendee/core/access/sign-in-address'
import { ensureAccountOfAddress } from '@trendee/store/accounts/account-opening'
import { inTransaction } from '@trendee/store/engine/in-transaction'
import { applyPromotion } from '@trendee/store/plans/open-plan'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { promotionByCode } from '@trendee/store/plans/promotions'
import { type CodeKey, spendCode } from '@trendee/store/sign-in/verification-codes'
import type { Call, Handler } from '../../http/handler'
import { checkCode, wrongCode } from '../../http/check-code'
import { type OpenedBy, type SignedIn, openSignedIn } from './open-signed-in'
import { nameOfAddress, typedEmail, typedMobile } from '../../http/typed-address'
import { unixSecondsOrNull } from '../../http/unix-seconds'

export interface CodeEntry {
  readonly address: SignInAddress
  readonly code: string
  readonly openedBy: OpenedBy
  readonly name?: string
  readonly utm_source?: string | undefined
  readonly ucode?: string | undefined
}

type AlsoDo = (transaction: StoreDb, account: { accountId: string; isNew: boolean }) => Promise<void>

function keyOf({ address }: CodeEntry): CodeKey {
  return { ...address, purpose: 'login' }
}

/** Checks the code of a sign-in; throws 1001 for a wrong one. */
export function checkSignInCode(call: Call, entry: CodeEntry): Promise<void> {
  return checkCode(call, keyOf(entry), entry.code)
}

/**
 * Signs in, or up, by a code that was checked. `alsoDo` happens together with using up the code and making the account,
 * or none of it does.
 */
export async function signInByCheckedCode(call: Call, entry: CodeEntry, alsoDo?: AlsoDo): Promise<SignedIn> {
  const { db } = call.runtime.store
  const accountId = await inTransaction(db, async (transaction) => {
    // Two may have brought the same code at once.
    if (!(await spendCode(transaction, keyOf(entry), entry.code))) throw wrongCode()
    const account = await ensureAccountOfAddress(transaction, entry.address, {
      name: entry.name ?? nameOfAddress(entry.address),
      cameBy: entry.openedBy,
      utmSource: entry.utm_source,
      ucode: entry.ucode,
    })
    await alsoDo?.(transaction, account)
    return account.accountId
  })
  // Signing in alone changes nothing of what an account may do.
  if (alsoDo) call.state.access.forgetAccounts()
  return openSignedIn(call, accountId, entry.openedBy)
}

async function signInByCode(call: Call, entry: CodeEntry, alsoDo?: AlsoDo): Promise<SignedIn> {
  await checkSignInCode(call, entry)
  return signInByCheckedCode(call, entry, alsoDo)
}

export const sms: Handler<typeof CONTRACT.signIn.sms> = async ({ mobile, code, utm_source, ucode }, call) =>
  signInByCode(call, { address: typedMobile(mobile), code, utm_source, ucode, openedBy: 'sms' })

export const ems: Handler<typeof CONTRACT.signIn.ems> = async ({ email, code, utm_source, ucode }, call) =>
  signInByCode(call, { address: typedEmail(email), code, utm_source, ucode, openedBy: 'email' })

function promotionAddress(email: string | undefined, mobile: string | undefined): SignInAddress {
  if ((email === undefined) === (mobile === undefined)) {
    throw new ApiError('bad_input', 'email: give an e-mail address or a mobile number', { field: 'email' })
  }
  return email === undefined ? typedMobile(mobile ?? '') : typedEmail(email)
}

export const promotion: Handler<typeof CONTRACT.signIn.promotion> = async (input, call) => {
  const { promotion_code: promotionCode, email, mobile, code, utm_source, ucode } = input
  const entry = { address: promotionAddress(email, mobile), code, utm_source, ucode, openedBy: 'promotion' } as const
  return signInByCode(call, entry, async (transaction, { accountId }) => {
    await applyPromotion(transaction, accountId, promotionCode, new Date())
  })
}

export const promotionInfo: Handler<typeof CONTRACT.signIn.promotionInfo> = async (input, { runtime }) => {
  const found = await promotionByCode(runtime.store.db, input.promotion_code)
  if (!found) throw new ApiError('not_found', 'There is no such promotion code.')
  if (found.expiresAt !== null && found.expiresAt <= new Date()) {
    throw new ApiError('conflict', 'This promotion code has ended.', { because: 'expired' })
  }
  if (found.usesLeft === 0) throw new ApiError('conflict', 'This promotion code is used up.', { because: 'used_up' })
  return {
    line: found.line,
    plan: found.plan,
    days: found.days,
    percent_off: found.percentOff,
    expires_at: unixSecondsOrNull(found.expiresAt),
  }
}
