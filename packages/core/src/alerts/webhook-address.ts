import { isNumericHost } from '../access/public-address'

/** Why an address takes no alerts; `null` where it may. */
export type AddressFault = 'not_https' | 'port' | 'host' | 'login'

const NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/
const LONGEST = 1000
/** Names that lead nowhere but inside, whatever a resolver says of them. */
const INSIDE = ['.localhost', '.local', '.internal', '.home.arpa', '.intranet', '.lan']

/**
 * Whether an address may be an incoming webhook, by its looks alone: https at its usual port, a full name and no number, no
 * login in it. What the name leads to is checked each time that it is asked. `ports` are further ones that count as usual.
 */
export function webhookFault(text: string, ports: readonly number[] = []): AddressFault | null {
  if (text.length > LONGEST || !URL.canParse(text)) return 'host'
  const { protocol, hostname, port, username, password } = new URL(text)
  if (protocol !== 'https:') return 'not_https'
  if (username !== '' || password !== '') return 'login'
  const host = hostname.replace(/\.$/, '')
  if (isNumericHost(host) || !NAME.test(host) || INSIDE.some((end) => host.endsWith(end))) return 'host'
  return port === '' || ports.includes(Number(port)) ? null : 'port'
}

/** As it is shown: the host and the last few letters, for an address is a key to the chat. */
export function maskedAddress(text: string): string {
  if (!URL.canParse(text)) return ''
  return `${new URL(text).host}/…${text.slice(-4)}`
}
