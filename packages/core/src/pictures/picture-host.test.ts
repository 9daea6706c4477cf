import { describe, expect, it } from 'vitest'
import { mayFetchFrom, normaliseHostRule } from './picture-host'

describe('a host that is allowed', () => {
  it.each([
    [' CDN.Shop.Example ', 'cdn.shop.example'],
    ['*.Shop.Example', '*.shop.example'],
    ['cdn.shop.example:443', 'cdn.shop.example'],
    ['cdn.shop.example:8443', 'cdn.shop.example:8443'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ])('%s is kept as %s', (text, kept) => expect(normaliseHostRule(text)).toBe(kept))

  it.each([
    '',
    '*',
    '*.',
    '*.com',
    'localhost',
    '127.0.0.1',
    '0x7f.1',
    '[::1]',
    '*.0.0.1',
    'https://shop.example',
    'shop.example/pictures',
    'me@shop.example',
    'a.*.example',
    '**.shop.example',
    'shop .example',
    'shop.example:99999',
  ])('%s is none', (text) => expect(normaliseHostRule(text)).toBeNull())
})

describe('an address', () => {
  const rules = [
    { host: 'cdn.shop.example', allowsHttp: false },
    { host: '*.open.example', allowsHttp: true },
    { host: 'cdn.shop.example:8443', allowsHttp: false },
  ]
  const may = (address: string) => mayFetchFrom(rules, new URL(address))

  it.each([
    'https://cdn.shop.example/a.jpg',
    'https://CDN.shop.example:443/a.jpg',
    'https://cdn.shop.example:8443/a.jpg',
    'https://a.open.example/a.jpg',
    'http://a.b.open.example/a.jpg',
  ])('%s may be fetched', (address) => expect(may(address)).toBe(true))

  it.each([
    ['another host', 'https://shop.example/a.jpg'],
    ['a host below one that is allowed alone', 'https://x.cdn.shop.example/a.jpg'],
    ['no encryption', 'http://cdn.shop.example/a.jpg'],
    ['another port', 'https://cdn.shop.example:22/a.jpg'],
    ['the bare name of a suffix', 'https://open.example/a.jpg'],
    ['a name that only ends alike', 'https://notopen.example/a.jpg'],
    ['the allowed name as a password', 'https://x:cdn.shop.example@evil.example/a.jpg'],
    ['a name and password', 'https://me:pw@cdn.shop.example/a.jpg'],
    ['the allowed name in front', 'https://cdn.shop.example.evil.example/a.jpg'],
    ['a file', 'file:///etc/passwd'],
    ['data', 'data:image/png;base64,AAAA'],
    ['numbers', 'https://127.0.0.1/a.jpg'],
  ])('may not: %s', (_what, address) => expect(may(address)).toBe(false))
})
