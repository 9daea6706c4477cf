import ipaddr from 'ipaddr.js'

/** Written out of the public range, yet answered by the cloud's own host: Azure's metadata and wire server. */
const INSIDE = new Set(['168.63.129.16'])
/** The only block of which public IPv6 addresses are given out. */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/**
 * Whether an address belongs to the public internet: not to this machine, its network, a provider's inside, a tunnel or a
 * block that is kept for anything else. IPv4 within IPv6 counts as what it carries. Text that is no address is not public.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.IPv6.isValid(text) && !ipaddr.IPv4.isValidFourPartDecimal(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast' || INSIDE.has(address.toString())) return false
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST)
}

/** Whether a host of an address is written as numbers, in any form that a browser's parser has already made canonical. */
export function isNumericHost(host: string): boolean {
  return host.startsWith('[') || ipaddr.isValid(host)
}
