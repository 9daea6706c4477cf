import type { Channel } from '../../shared/fields/codes'
import type { Site } from '../../shared/site/site'

/** Ways in that stand beside each other as tabs. */
export const METHODS = ['password', 'sms', 'email', 'wechat'] as const
export type Method = (typeof METHODS)[number]

/** What this host offers, in the order of the tabs. A password always works. */
export function methodsOf(site: Site | null): Method[] {
  const offered = site?.sign_in
  return METHODS.filter((method) => method === 'password' || (offered !== undefined && offered[method]))
}

/** Codes can be sent by these. */
export function channelsOf(site: Site | null): Channel[] {
  return methodsOf(site).filter((method): method is Channel => method === 'sms' || method === 'email')
}

/** Partners whose sign-on is offered: on a partner's own host that partner alone. */
export function partnersOf(site: Site | null): readonly string[] {
  if (site === null) return []
  const own = site.white_label?.partner
  return site.sign_in.partners.filter((partner) => own === undefined || partner === own)
}

/** Partners are known by a short word; as a name it starts with a capital. */
export function partnerName(partner: string): string {
  return partner.charAt(0).toUpperCase() + partner.slice(1)
}
