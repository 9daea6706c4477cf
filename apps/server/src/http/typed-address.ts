import { ApiError } from '@trendee/contract/errors'
import { type SignInAddress, normaliseEmail, normaliseMobile } from '@trendee/core/access/sign-in-address'

/** A typed mobile number as it is kept; throws 1001 for what is none. */
export function typedMobile(text: string): SignInAddress {
  const address = normaliseMobile(text)
  if (address === null) {
    throw new ApiError('bad_input', 'This is not a mobile number. Begin with + and the country.', { field: 'mobile' })
  }
  return { channel: 'sms', address }
}

/** A typed e-mail address as it is kept; throws 1001 for what is none. */
export function typedEmail(text: string): SignInAddress {
  const address = normaliseEmail(text)
  if (address === null) throw new ApiError('bad_input', 'This is not an e-mail address.', { field: 'email' })
  return { channel: 'email', address }
}

/** What a new account is called until its owner says otherwise. */
export function nameOfAddress({ channel, address }: SignInAddress): string {
  return channel === 'email' ? (address.split('@')[0] ?? address).slice(0, 80) : `Mobile ${address.slice(-4)}`
}
