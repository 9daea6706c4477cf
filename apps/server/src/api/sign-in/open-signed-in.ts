import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import { accountById } from '@trendee/store/accounts/accounts'
import { newDevice, noteDevice } from '@trendee/store/sign-in/known-devices'
import { openSession } from '@trendee/store/sign-in/sessions'
import { deviceName } from '../../http/device-name'
import type { Call } from '../../http/handler'
import { accountView } from '../../answers/account'

export const DEVICE_COOKIE = 'device'
const YEAR_SECONDS = 31_536_000
const WELL_FORMED = /^[\w-]{43}$/

export type SignedIn = OutputOf<typeof CONTRACT.signIn.login>
/** How somebody signed in, as the list of devices says it. */
export type OpenedBy = 'password' | 'sms' | 'email' | 'wechat' | 'promotion' | 'partner' | 'trial' | 'visitor'

/** The browser is known to the account from now on. */
async function keepDevice(call: Call, accountId: string): Promise<void> {
  const brought = call.cookies.read(DEVICE_COOKIE)
  const device = brought !== null && WELL_FORMED.test(brought) ? brought : newDevice()
  await noteDevice(call.runtime.store.db, accountId, device)
  call.cookies.keep(DEVICE_COOKIE, device, YEAR_SECONDS)
}

/** Opens the session of somebody who has proven who they are: what every way of signing in answers. */
export async function openSignedIn(call: Call, accountId: string, openedBy: OpenedBy): Promise<SignedIn> {
  const { db } = call.runtime.store
  const account = await accountById(db, accountId)
  if (!account) throw new ApiError('session_invalid', 'This account is no longer there.')
  if (openedBy !== 'visitor') await keepDevice(call, accountId)
  const { ip, userAgent } = call.request
  const token = await openSession(db, accountId, new Date(), { device: deviceName(userAgent), ip, openedBy })
  return { token, ...(await accountView(db, account)) }
}
