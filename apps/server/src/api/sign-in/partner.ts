import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { OUTSIDE_SECONDS } from '@trendee/core/access/sign-in-limits'
import type { PartnerClient } from '@trendee/providers/partner/partner-sign-on'
import { ensureAccountOfIdentity } from '@trendee/store/accounts/account-opening'
import { beginOutsideSignIn, spendOutsideSignIn } from '@trendee/store/sign-in/outside-sign-in'
import { grantPartnerPlan } from '@trendee/store/sign-in/partner-hosts'
import type { Call, Handler } from '../../http/handler'
import { answerOfProvider } from '../../http/outside-services'
import { openSignedIn } from './open-signed-in'
import { askedBy, browserThatAsked, forgetBrowserThatAsked } from './outside-browser'

/** The screen that a partner sends its people to. */
const RETURN_PATH = '/trendeesellers/transfer'

function clientOf({ providers }: Call, partner: string): PartnerClient {
  const client = providers.partners.get(partner)
  if (!client) throw new ApiError('not_found', 'There is no such partner.')
  return client
}

export const partnerStart: Handler<typeof CONTRACT.signIn.partnerStart> = async ({ partner: id }, call) => {
  const client = clientOf(call, id)
  const { db } = call.runtime.store
  const { state } = await beginOutsideSignIn(db, `partner:${id}`, askedBy(call), OUTSIDE_SECONDS)
  return { url: client.authorizeUrl({ redirectUri: `${call.request.origin}${RETURN_PATH}`, state }), state }
}

/** The address that the partner sends the visitor back to; 1001 for one that is not on this host. */
function returnAddress(call: Call, redirectUri: string | undefined): string {
  const { origin } = call.request
  if (redirectUri === undefined) return `${origin}${RETURN_PATH}`
  if (new URL(redirectUri).origin !== origin) {
    throw new ApiError('bad_input', 'redirect_uri: not an address of this host', { field: 'redirect_uri' })
  }
  return redirectUri
}

export const partner: Handler<typeof CONTRACT.signIn.partner> = async (input, call) => {
  const { partner: id, state, authorization_code: code } = input
  const client = clientOf(call, id)
  const redirectUri = returnAddress(call, input.redirect_uri)
  const { db } = call.runtime.store
  const provider = `partner:${id}`
  const browser = browserThatAsked(call)
  if (browser === null || !(await spendOutsideSignIn(db, provider, { state, browser }))) {
    throw new ApiError('bad_input', 'This sign-in was not begun here, or is over.', { field: 'state' })
  }
  forgetBrowserThatAsked(call)
  const profile = await client.profileOf({ code, redirectUri }).catch((error: unknown) => {
    const message = `${client.name} does not know this sign-in any more.`
    throw answerOfProvider(error, { field: 'authorization_code', message }, client.name, call.logError)
  })
  // An e-mail address that the partner names proves nothing: the member binds it by a code, like any other.
  const name = profile.name.trim().slice(0, 80) || client.name
  const identity = { provider, subject: profile.subject }
  const { accountId } = await ensureAccountOfIdentity(db, identity, { name, cameBy: 'partner' })
  // A visitor without a contract with the partner is signed in, but gets no plan.
  if (profile.plan !== null) await grantPartnerPlan(db, accountId, { partner: id, host: call.request.host })
  call.state.access.forgetAccounts()
  return openSignedIn(call, accountId, 'partner')
}
