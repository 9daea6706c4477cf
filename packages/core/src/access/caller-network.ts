import ipaddr from 'ipaddr.js'

/**
 * What stands for one caller when tries are counted: an IPv4 address, or the /64 of an IPv6 address, since whoever has
 * one of its addresses has all of them. Text that is no address stands for itself.
 */
export function callerNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`
}
