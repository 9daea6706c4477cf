import ipaddr from 'ipaddr.js'

/**
 * Whether a host name or address means the machine that uses it, for whoever uses it: `localhost` and the names under
 * it, 127.0.0.0/8 and ::1. A name of anybody's own that leads here (DNS rebinding) does not.
 */
export function isThisMachine(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  return ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback'
}
