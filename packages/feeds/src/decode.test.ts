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

describe('an encoding of one language or a few', () => {
  it.each([
    ['windows-1251', 'Платье летнее;1 299 руб.', 'cfebe0f2fce520ebe5f2ede5e53b312032393920f0f3e12e'],
    [
      'windows-1254',
      'Kadın Yeşil Tişört;Kırmızı;499 TL',
      '4b6164fd6e205965fe696c205469fef672743b4bfd726dfd7afd3b34393920544c',
    ],
    [
      'windows-1250',
      'Żółta sukienka z długim rękawem;99 zł',
      'aff3b374612073756b69656e6b61207a2064b37567696d2072ea6b6177656d3b3939207ab3',
    ],
    [
      'windows-1250',
      'Dámské šaty s květinovým vzorem;červená',
      '44e16d736be9209a6174792073206b76ec74696e6f76fd6d20767a6f72656d3be8657276656ee1',
    ],
    ['windows-1250', 'Gyűrött bőrkabát, női;kék', '4779fb72f674742062f5726b6162e1742c206ef5693b6be96b'],
    ['shift_jis', 'チェック柄 シャツ 長袖;2,480円', '836083468362834e95bf208356838383632092b791b33b322c343830897e'],
    ['euc-jp', 'チェック柄 シャツ 長袖;2,480円', 'a5c1a5a7a5c3a5afcac120a5b7a5e3a5c420c4b9c2b53b322c343830b1df'],
    ['euc-kr', '와이드 데님 팬츠;39,900원', 'bfcdc0ccb5e520b5a5b4d420c6d2c3f73b33392c393030bff8'],
    ['euc-kr', 'Nike 운동화', '4e696b6520bfeeb5bfc8ad'],
    ['big5', '女裝 長袖 連身裙;NT$590', 'a46bb8cb20aaf8b35320b373a8adb8c83b4e5424353930'],
    ['gb18030', '连衣裙;99', 'c1acd2c2c8b93b3939'],
    [
      'windows-1252',
      'Größe 38 für süße Söckchen;ÜBERGRÖSSE',
      '4772f6df652033382066fc722073fcdf652053f6636b6368656e3bdc4245524752d6535345',
    ],
    [
      'windows-1252',
      'Robe d’été à fleurs « côtelée », cœur;39 €',
      '526f6265206492e974e920e020666c6575727320ab2063f474656ce96520bb2c20639c75723b33392080',
    ],
    [
      'windows-1252',
      'Calção de verão, promoções;R$ 89',
      '43616ce7e36f20646520766572e36f2c2070726f6d6fe7f565733b5224203839',
    ],
    ['windows-1252', 'Women’s dress – blue;£39', '576f6d656e9273206472657373209620626c75653ba33339'],
    ['windows-1252', 'Hermès;Søren;José;Chloé', '4865726de8733b53f872656e3b4a6f73e93b43686c6fe9'],
  ])('is %s of “%s”', (encoding, text, hex) => {
    const bytes = Buffer.from(hex, 'hex')
    expect(detectEncoding(bytes)).toBe(encoding)
    expect(decode(Buffer.concat([Buffer.from('id;title\n1;'), bytes]), 1000)).toBe(`id;title\n1;${text}`)
    const long = Buffer.concat([
      Buffer.from('id;title\n'.repeat(400)),
      ...Array<Buffer>(40).fill(Buffer.concat([bytes, Buffer.from('\n')])),
    ])
    expect(detectEncoding(long)).toBe(encoding)
  })

  it('is told though a byte is broken and the last character is cut', () => {
    const shirts = Buffer.from('836083468362834e95bf208356838383632092b791b3', 'hex')
    const broken = Buffer.concat([...Array<Buffer>(5).fill(shirts), Buffer.from([0xff, 0x0a]), shirts.subarray(0, -1)])
    expect(detectEncoding(broken)).toBe('shift_jis')
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
