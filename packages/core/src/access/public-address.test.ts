import { describe, expect, it } from 'vitest'
import { isNumericHost, isPublicAddress } from './public-address'

describe('an address', () => {
  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine, another number', '127.255.255.254'],
    ['this machine, IPv6', '::1'],
    ['any of this machine', '0.0.0.0'],
    ['the rest of that block', '0.1.2.3'],
    ['any of this machine, IPv6', '::'],
    ['private 10/8', '10.1.2.3'],
    ['private 172.16/12, first', '172.16.0.1'],
    ['private 172.16/12, last', '172.31.255.254'],
    ['private 192.168/16', '192.168.1.1'],
    ["a carrier's inside (CGNAT), first", '100.64.0.1'],
    ["a carrier's inside (CGNAT), last", '100.127.255.254'],
    ['link-local', '169.254.0.1'],
    ["a cloud's metadata", '169.254.169.254'],
    ["a container service's metadata", '169.254.170.2'],
    ["Azure's metadata", '168.63.129.16'],
    ["Alibaba Cloud's metadata", '100.100.100.200'],
    ["Oracle Cloud's metadata", '192.0.0.192'],
    ["a cloud's metadata, IPv6", 'fd00:ec2::254'],
    ['unique local IPv6', 'fc00::1'],
    ['link-local IPv6', 'fe80::1'],
    ['site-local IPv6', 'fec0::1'],
    ['loopback mapped into IPv6', '::ffff:127.0.0.1'],
    ['loopback mapped into IPv6, hexadecimal', '::ffff:7f00:1'],
    ['private mapped into IPv6', '::ffff:192.168.0.1'],
    ['metadata mapped into IPv6', '::ffff:a9fe:a9fe'],
    ['loopback as old IPv4-compatible IPv6', '::127.0.0.1'],
    ['translated loopback', '::ffff:0:7f00:1'],
    ['loopback behind NAT64', '64:ff9b::7f00:1'],
    ['private behind local NAT64', '64:ff9b:1::a00:1'],
    ['loopback by 6to4', '2002:7f00:1::'],
    ['a Teredo tunnel', '2001:0:7f00:1::'],
    ['multicast', '224.0.0.251'],
    ['multicast IPv6', 'ff02::1'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['for documentation', '203.0.113.9'],
    ['for documentation, IPv6', '2001:db8::1'],
    ['for measurements', '198.18.0.1'],
    ['protocol assignments', '192.0.0.8'],
    ['outside the given-out IPv6 block', '4000::1'],
    ['a short form', '127.1'],
    ['an octal form', '0177.0.0.1'],
    ['one number', '2130706433'],
    ['with a zone', 'fe80::1%eth0'],
    ['no address', 'localhost'],
    ['nothing', ''],
  ])('is not public: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1', '::ffff:8.8.8.8'])(
    'is public: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
})

it.each(['0x7f.1', '2130706433', '0177.0.0.1', '127.1', '[::1]', '[::ffff:8.8.8.8]', '8.8.8.8'])(
  '%s is a host of numbers once it is parsed',
  (host) => expect(isNumericHost(new URL(`https://${host}/`).hostname)).toBe(true),
)

it.each(['cdn.shop.example', '127.0.0.1.shop.example', 'face.example'])('%s is a name', (host) => {
  expect(isNumericHost(new URL(`https://${host}/`).hostname)).toBe(false)
})
