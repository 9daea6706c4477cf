import { describe, expect, it } from 'vitest'
import { detectEncoding, TextDecoderStream } from './decode'

/** 你好，连衣裙 in GB18030. */
const CHINESE = Buffer.from([0xc4, 0xe3, 0xba, 0xc3, 0xa3, 0xac, 0xc1, 0xac, 0xd2, 0xc2, 0xc8, 0xb9])
const FRENCH = Buffer.from('Robe d\u00e9collet\u00e9e \u00e0 fleurs, \u0080 39', 'latin1')

function decode(bytes: Buffer, size: number): string {
  const decoder = new TextDecoderStream()
  let text = ''
  for (let start = 0; start < bytes.length; start += size) text += decoder.push(bytes.subarray(start, start + size))
  return text + decoder.end()
}

describe('detectEncoding', () => {
  it.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffabc'), 'utf-8'],
    ['UTF-8', Buffer.from('décolleté'), 'utf-8'],
    ['UTF-8 cut inside a character', Buffer.from('衣服').subarray(0, 5), 'utf-8'],
    ['mostly UTF-8', Buffer.concat([Buffer.from('é衣服裙子鞋'), Buffer.from([0xff])]), 'utf-8'],
    ['UTF-16 little-endian with a mark', Buffer.from('\ufeffa,b', 'utf16le'), 'utf-16le'],
    ['UTF-16 little-endian', Buffer.from('Week,dress\n2024', 'utf16le'), 'utf-16le'],
    ['UTF-16 big-endian', Buffer.from('Week,dress\n2024', 'utf16le').swap16(), 'utf-16be'],
    ['Windows-1252', FRENCH, 'windows-1252'],
    ['one accent in much ASCII', Buffer.from(`${'a,b\n'.repeat(500)}caf\u00e9,1\n`, 'latin1'), 'windows-1252'],
    ['GB18030', Buffer.concat([Buffer.from('id,title\n1,'), CHINESE]), 'gb18030'],
    ['ASCII, which tells nothing', Buffer.from('id,title'), null],
  ])('%s', (_name, bytes, encoding) => {
    expect(detectEncoding(bytes)).toBe(encoding)
  })
})

describe('TextDecoderStream', () => {
  const text = 'Week,décolleté: (美国) 👗\r\n2024-01-07,4\n'

  it.each([1, 2, 3, 5, 1000])('decodes UTF-8 and UTF-16 in chunks of %i bytes', (size) => {
    expect(decode(Buffer.from(`\ufeff${text}`), size)).toBe(text)
    expect(decode(Buffer.from(`\ufeff${text}`, 'utf16le'), size)).toBe(text)
    expect(decode(Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), size)).toBe(text)
  })

  it('decides by the first chunk that is more than ASCII', () => {
    const ascii = Buffer.from('id,title\n1,dress\n')
    expect(decode(Buffer.concat([ascii, CHINESE]), ascii.length)).toBe('id,title\n1,dress\n你好，连衣裙')
    expect(decode(Buffer.concat([ascii, FRENCH]), ascii.length)).toBe(
      'id,title\n1,dress\nRobe décolletée à fleurs, € 39',
    )
  })

  it('puts a replacement character for a broken byte and a cut character', () => {
    expect(decode(Buffer.concat([Buffer.from('été, '), Buffer.from([0xc3])]), 4)).toBe('été, \ufffd')
  })

  it('reads a file shorter than a mark', () => {
    expect(decode(Buffer.from('ab'), 10)).toBe('ab')
    expect(decode(Buffer.from('\ufeff'), 10)).toBe('')
  })
})
