import { isNumericHost } from '../access/public-address'

/** A host from which pictures may be fetched, as an administrator allowed it. */
export interface PictureHostRule {
  /** `cdn.shop.example`, with a port where it is not the usual one; `*.shop.example` for all hosts below. */
  readonly host: string
  /** Also without encryption. */
  readonly allowsHttp: boolean
}

const LABEL = '[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?'
const NAME = new RegExp(`^(?:\\*\\.)?${LABEL}(?:\\.${LABEL})+(?::\\d{1,5})?$`)

/**
 * A host or `*.host` as it is kept, lower case and in ASCII; `null` where it is none: an address of numbers, a single word
 * such as `localhost`, a whole top-level domain, anything with a path.
 */
export function normaliseHostRule(text: string): string | null {
  const trimmed = text.trim()
  const isSuffix = trimmed.startsWith('*.')
  const named = isSuffix ? trimmed.slice(2) : trimmed
  if (!URL.canParse(`https://${named}/`) || /[/?#@\\\s*]/.test(named)) return null
  const { host, hostname } = new URL(`https://${named}/`)
  const rule = `${isSuffix ? '*.' : ''}${host}`
  return NAME.test(rule) && !isNumericHost(hostname) ? rule : null
}

/** Whether one rule is about a host, which has its port where it is not the usual one. */
export function isHostOf(rule: string, host: string): boolean {
  return rule.startsWith('*.') ? host.endsWith(rule.slice(1)) : host === rule
}

/** Whether a picture may be fetched from an address, by name; what the name leads to is checked when it is looked up. */
export function mayFetchFrom(rules: readonly PictureHostRule[], address: URL): boolean {
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return false
  if (address.username !== '' || address.password !== '' || isNumericHost(address.hostname)) return false
  return rules.some(
    ({ host, allowsHttp }) => isHostOf(host, address.host) && (address.protocol === 'https:' || allowsHttp),
  )
}
