import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Where codes go and what people type to sign in. */
export type Channel = 'email' | 'sms'

/** An address as it is kept: a mobile number in E.164, an e-mail address trimmed and in small letters. */
export interface SignInAddress {
  readonly channel: Channel
  readonly address: string
}

/** The longest address that SMTP carries (RFC 5321). */
const LONGEST_EMAIL = 254

/** An e-mail address as it is kept, or null. Whether a mailbox is behind it, only a code shows. */
export function normaliseEmail(text: string): string | null {
  const email = text.trim().toLowerCase()
  return email.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : null
}

/** A mobile number in E.164, or null. A number without its country's code is taken for a Chinese one. */
export function normaliseMobile(text: string): string | null {
  // Letters would be read as the keys of a telephone, and "ext. 5" as an extension.
  if (!/^\+?[\d\s().-]{5,24}$/.test(text.trim())) return null
  const number = parsePhoneNumberFromString(text.trim(), 'CN')
  return number?.isValid() ? number.number : null
}

/** What somebody typed as their account: an e-mail address or a mobile number; null when it is neither. */
export function signInAddress(text: string): SignInAddress | null {
  if (text.includes('@')) {
    const email = normaliseEmail(text)
    return email === null ? null : { channel: 'email', address: email }
  }
  const mobile = normaliseMobile(text)
  return mobile === null ? null : { channel: 'sms', address: mobile }
}
