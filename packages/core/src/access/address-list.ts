import ipaddr from 'ipaddr.js'

/** An address or block as it is kept: `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32`; `null` when it is neither. */
export function normaliseAddress(text: string): string | null {
  const trimmed = text.trim()
  const [address = '', bits, ...rest] = trimmed.split('/')
  if (rest.length > 0) return null
  // Four parts spelt out: the short and octal forms that some libraries read mean different things to different people.
  const isWritten = address.includes(':') ? ipaddr.IPv6.isValid(address) : ipaddr.IPv4.isValidFourPartDecimal(address)
  if (!isWritten) return null
  const parsed = ipaddr.process(address)
  const most = parsed.kind() === 'ipv4' ? 32 : 128
  if (bits === undefined) return parsed.toString()
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > most) return null
  const block = `${parsed.toString()}/${Number(bits)}`
  const network =
    parsed.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(block) : ipaddr.IPv6.networkAddressFromCIDR(block)
  return `${network.toString()}/${Number(bits)}`
}

/** Whether a caller's address is on a list of addresses and blocks; an empty list lets everybody in. */
export function mayCallFrom(list: readonly string[], ip: string): boolean {
  if (list.length === 0) return true
  if (!ipaddr.isValid(ip)) return false
  // An IPv4 caller on a socket that speaks both arrives as ::ffff:192.0.2.7.
  const caller = ipaddr.process(ip)
  return list.some((entry) => {
    const [network, bits] = ipaddr.parseCIDR(entry.includes('/') ? entry : `${entry}/${entry.includes(':') ? 128 : 32}`)
    return network.kind() === caller.kind() && caller.match(network, bits)
  })
}
