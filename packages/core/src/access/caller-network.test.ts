import { expect, it } from 'vitest'
import { callerNetwork } from './caller-network'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (ip, network) => {
  expect(callerNetwork(ip)).toBe(network)
})
