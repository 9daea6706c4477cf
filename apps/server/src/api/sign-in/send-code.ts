import type { Language } from '@trendee/core/language/languages'
import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { callerNetwork } from '@trendee/core/access/caller-network'
import { preferredLanguage } from '@trendee/core/access/preferred-language'
import type { SignInAddress } from '@trendee/core/access/sign-in-address'
import { CODES_BY_ADDRESS, CODES_BY_NETWORK, CODE_SECONDS, CODE_TRIES } from '@trendee/core/access/sign-in-limits'
import { accountIdByAddress } from '@trendee/store/accounts/account-addresses'
import { profileOf } from '@trendee/store/accounts/profiles'
import { newCode, saveCode } from '@trendee/store/sign-in/verification-codes'
import type { Call, Handler } from '../../http/handler'
import { answerOfProvider, configured } from '../../http/outside-services'
import { counters } from '../../http/sign-in-guard'
import { codeMail } from './code-message'
import { typedEmail, typedMobile } from '../../http/typed-address'

type Purpose = ParsedOf<typeof CONTRACT.signIn.emsSend>['purpose']

interface Wish extends SignInAddress {
  readonly purpose: Purpose
}

const SERVICE = { sms: 'SMS', email: 'E-mail' } as const
const FIELD = { sms: 'mobile', email: 'email' } as const

/** How a code gets to an address; 1011 where this installation has no such service. */
function senderOf({ providers }: Call, { channel, address, purpose }: Wish) {
  if (channel === 'sms') {
    const service = configured(providers.sms, SERVICE.sms)
    return (code: string, language: Language) => service.send({ mobile: address, code, purpose, language })
  }
  const service = configured(providers.mail, SERVICE.email)
  return (code: string, language: Language) => service.send({ to: address, ...codeMail(code, purpose, language) })
}

function codeCounters(call: Call, { channel, address, purpose }: Wish) {
  const network = `code:network:${callerNetwork(call.request.ip)}`
  return [
    ...counters(`code:address:${channel}:${address}`, CODES_BY_ADDRESS),
    ...(call.limitsNetworks
      ? [...counters(`${network}:${purpose}`, CODES_BY_NETWORK.ofPurpose), ...counters(network, CODES_BY_NETWORK.ofAll)]
      : []),
  ]
}

/** The account's own language, else the browser's. */
async function languageFor(call: Call, accountId: string | null): Promise<Language> {
  // Asked for nobody too: the work is the same whether or not there is an account.
  const profile = await profileOf(call.runtime.store.db, accountId ?? '')
  const own = profile?.language
  return own === 'en' || own === 'zh' ? own : preferredLanguage(call.request.acceptLanguage)
}

/**
 * Sends a code. The answer and its time are the same whether or not an account has the address: a code that only an
 * account's owner may use is sent after the answer, and to nobody where there is no account.
 */
async function sendCode(call: Call, wish: Wish): Promise<{ expires_in: number; again_in: number }> {
  const { db } = call.runtime.store
  const send = senderOf(call, wish)
  const giveBack = await call.state.guard.take(codeCounters(call, wish))
  const accountId = await accountIdByAddress(db, wish)
  const language = await languageFor(call, accountId)
  const code = newCode()
  await saveCode(db, wish, code, { seconds: CODE_SECONDS, tries: CODE_TRIES })
  const [{ withinSeconds }] = CODES_BY_NETWORK.ofPurpose
  const answer = { expires_in: CODE_SECONDS, again_in: withinSeconds }
  if (wish.purpose === 'password' || wish.purpose === 'proof') {
    if (accountId !== null) call.state.afterAnswers.add(send(code, language), call.logError)
    return answer
  }
  try {
    await send(code, language)
  } catch (error) {
    // Nothing was sent, so it may be asked for again at once.
    await giveBack()
    const refusal = { field: FIELD[wish.channel], message: 'No message can be sent to this address.' }
    throw answerOfProvider(error, refusal, SERVICE[wish.channel], call.logError)
  }
  return answer
}

export const smsSend: Handler<typeof CONTRACT.signIn.smsSend> = async ({ mobile, purpose }, call) =>
  sendCode(call, { ...typedMobile(mobile), purpose })

export const emsSend: Handler<typeof CONTRACT.signIn.emsSend> = async ({ email, purpose }, call) =>
  sendCode(call, { ...typedEmail(email), purpose })
