import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { OUTSIDE_SECONDS } from '@trendee/core/access/sign-in-limits'
import { ensureAccountOfIdentity } from '@trendee/store/accounts/account-opening'
import {
  askedOutsideSignIn,
  beginOutsideSignIn,
  collectOutsideSignIn,
  confirmOutsideSignIn,
} from '@trendee/store/sign-in/outside-sign-in'
import type { Handler } from '../../http/handler'
import { answerOfProvider, configured } from '../../http/outside-services'
import { unixSeconds } from '../../http/unix-seconds'
import { openSignedIn } from './open-signed-in'
import { askedBy, browserThatAsked, forgetBrowserThatAsked } from './outside-browser'

const PROVIDER = 'wechat'
const NAME = 'WeChat'
/** The screen that WeChat sends the visitor to. */
const RETURN_PATH = '/wechat-callback'

export const wechatQrcode: Handler<typeof CONTRACT.signIn.wechatQrcode> = async (_input, call) => {
  const client = configured(call.providers.wechat, NAME)
  const { state, ticket } = await beginOutsideSignIn(call.runtime.store.db, PROVIDER, askedBy(call), OUTSIDE_SECONDS)
  const url = client.qrconnectUrl({ redirectUri: `${call.request.origin}${RETURN_PATH}`, state })
  return { url, ticket, state, expires_in: OUTSIDE_SECONDS }
}

function over(field: string): ApiError {
  return new ApiError('bad_input', 'This sign-in is over. Please begin again.', { field })
}

export const wechatAsked: Handler<typeof CONTRACT.signIn.wechatAsked> = async ({ state }, call) => {
  configured(call.providers.wechat, NAME)
  const asked = await askedOutsideSignIn(call.runtime.store.db, PROVIDER, state)
  if (asked === null) throw over('state')
  return { device: asked.device, asked_at: unixSeconds(asked.askedAt) }
}

export const wechatCallback: Handler<typeof CONTRACT.signIn.wechatCallback> = async ({ code, state }, call) => {
  const client = configured(call.providers.wechat, NAME)
  const { db } = call.runtime.store
  // Before the code is used: it is good for one question.
  if ((await askedOutsideSignIn(db, PROVIDER, state)) === null) throw over('state')
  const profile = await client.profileOf(code).catch((error: unknown) => {
    const message = 'WeChat does not know this sign-in any more.'
    throw answerOfProvider(error, { field: 'code', message }, NAME, call.logError)
  })
  const person = { subject: profile.unionid, name: profile.nickname }
  if (!(await confirmOutsideSignIn(db, PROVIDER, state, person))) throw over('state')
  return { is_confirmed: true }
}

export const wechat: Handler<typeof CONTRACT.signIn.wechat> = async (input, call) => {
  const { db } = call.runtime.store
  const browser = browserThatAsked(call)
  if (browser === null) throw over('ticket')
  const person = await collectOutsideSignIn(db, PROVIDER, { ticket: input.ticket, browser })
  if (person === 'over') throw over('ticket')
  if (person === 'waiting') return { status: 'waiting' }
  forgetBrowserThatAsked(call)
  const { accountId } = await ensureAccountOfIdentity(
    db,
    { provider: PROVIDER, subject: person.subject },
    {
      name: person.name.trim().slice(0, 80) || NAME,
      cameBy: 'wechat',
      utmSource: input.utm_source,
      ucode: input.ucode,
    },
  )
  return { status: 'signed_in', ...(await openSignedIn(call, accountId, 'wechat')) }
}
