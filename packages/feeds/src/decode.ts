import { isAscii } from 'node:buffer'
import { TextDecoder } from 'node:util'

/** Encodings of one language or a few, which are told by how plausible their text is; in doubt it is the first. */
const LOCAL_ENCODINGS = [
  'windows-1252',
  'windows-1254',
  'windows-1250',
  'windows-1251',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
] as const
type LocalEncoding = (typeof LOCAL_ENCODINGS)[number]

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | LocalEncoding

/**
 * Says from evidence how bytes are written: a byte-order mark, the rhythm of zero bytes, valid UTF-8 sequences, the most plausible words.
 * Returns null while the bytes are plain ASCII, which all but UTF-16 share: the first chunk with more decides.
 */
export function detectEncoding(bytes: Buffer): Encoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const wide = wideByZeros(bytes)
  if (wide !== null) return wide
  if (isAscii(bytes)) return null
  const evidence = countSequences(bytes)
  // Broken sequences beside as many valid ones are damage, as where texts were cut by bytes: in another encoding nearly all are broken.
  const isMostlyUtf8 = evidence.validUtf8 > 0 && evidence.validUtf8 >= evidence.brokenUtf8
  if (isMostlyUtf8 && evidence.brokenUtf8 === 0) return 'utf-8'
  const { encoding, share } = likeliestLocal(bytes)
  // A few characters of another encoding may be valid UTF-8 by accident, but no damaged UTF-8 makes sense in another.
  return isMostlyUtf8 && share < SHARE_THAT_MAKES_SENSE ? 'utf-8' : encoding
}

/** Tables of UTF-16 hold many ASCII characters: every second byte is zero then. */
function wideByZeros(bytes: Buffer): Encoding | null {
  const end = Math.min(bytes.length, 4096)
  let even = 0
  let odd = 0
  for (let index = 0; index < end; index++) {
    if (bytes[index] !== 0) continue
    if (index % 2 === 0) even++
    else odd++
  }
  if (odd > end * 0.15 && even < odd / 10) return 'utf-16le'
  if (even > end * 0.15 && odd < even / 10) return 'utf-16be'
  return null
}

function countSequences(bytes: Buffer): { validUtf8: number; brokenUtf8: number } {
  let validUtf8 = 0
  let brokenUtf8 = 0
  let index = 0
  while (index < bytes.length) {
    const lead = bytes[index] ?? 0
    if (lead < 0x80) {
      index++
      continue
    }
    const length =
      lead >= 0xc2 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xf0 && lead < 0xf5 ? 4 : 0
    if (length > 0 && index + length > bytes.length) break
    let taken = 1
    while (taken < length && ((bytes[index + taken] ?? 0) & 0xc0) === 0x80) taken++
    if (length > 0 && taken === length) validUtf8++
    else brokenUtf8++
    index += taken
  }
  return { validUtf8, brokenUtf8 }
}

/** Bytes from the first above ASCII on that are weighed: more would tell nothing new. */
const BYTES_WEIGHED = 1 << 15
/** By how much, for each byte above ASCII, an encoding must be more plausible than the one taken in doubt. */
const LEAST_LEAD = 0.05

/** What `share` of damaged UTF-8 never reaches. */
const SHARE_THAT_MAKES_SENSE = 0.6

/** `share`: how much of the bytes above ASCII makes sense in that encoding, 1 at most; below 0 where less makes sense than not. */
function likeliestLocal(bytes: Buffer): { encoding: LocalEncoding; share: number } {
  const first = bytes.findIndex((byte) => byte >= 0x80)
  // The character before the first one above ASCII tells whether that stands in a word.
  const weighed = bytes.subarray(Math.max(0, first - 1), first + BYTES_WEIGHED)
  const high = weighed.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0)
  let best: { encoding: LocalEncoding; score: number } = { encoding: 'windows-1252', score: -Infinity }
  for (const encoding of LOCAL_ENCODINGS) {
    // Decoding as a stream keeps a character cut by the end out of the text.
    const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(weighed, { stream: true })
    const score = plausibility(encoding, text) + (encoding === 'windows-1252' ? LEAST_LEAD * high : 0)
    if (score > best.score) best = { encoding, score }
  }
  return { encoding: best.encoding, share: best.score / high }
}

/** About the number of bytes above ASCII that make sense in `text`, less those that do not. */
function plausibility(encoding: LocalEncoding, text: string): number {
  const broken = (text.match(/[\ufffd\u0080-\u009f\ue000-\uf8ff]/gu)?.length ?? 0) * BROKEN_WEIGHT
  switch (encoding) {
    case 'windows-1252':
    case 'windows-1254':
    case 'windows-1250':
    case 'windows-1251':
      return alphabetPlausibility(encoding, text) + broken
    default:
      return ideographPlausibility(encoding, text) + broken
  }
}

const BROKEN_WEIGHT = -4

interface Language {
  /** Matches its words in lower case. */
  readonly word: RegExp
  /** What a byte in such a word counts in a file that is mostly of this language. */
  readonly weight: number
}

const language = (word: RegExp, weight = 1): Language => ({ word, weight })

type AlphabetEncoding = 'windows-1250' | 'windows-1251' | 'windows-1252' | 'windows-1254'

const LANGUAGES: Readonly<Record<AlphabetEncoding, readonly Language[]>> = {
  'windows-1252': [
    language(/^[a-zäöüß]+$/u),
    language(/^(?:[a-zàâæçéèêëîïôœûüÿ]|ù$)+$/u),
    language(/^[a-záéíñóúüç]+$/u),
    language(/^(?:[a-záâàçéêíóôúü]|ã(?=[oes]|$)|õ(?=e))+$/u),
    language(/^[a-zéèà]*[àèéìòù]$/u),
    language(/^[a-zåäöé]+$/u),
    language(/^[a-zæøåéöü]+$/u),
    language(/^[a-zëïéèêöü]+$/u),
    // Icelandic: its letters that no other language has are those of Turkish, which is likelier where both fit.
    language(/^[a-záðéíóúýþæö]+$/u, 0.5),
  ],
  'windows-1254': [language(/^[a-zçğıİöşüâîû]+$/u)],
  'windows-1250': [
    language(/^[a-ząćęłńóśźż]+$/u),
    language(/^[a-záčďéěíňóřšťúůýž]+$/u),
    language(/^[a-záäčďéíĺľňóôŕšťúýž]+$/u),
    language(/^[a-záéíóöőúüű]+$/u),
    language(/^[a-zăâîşţ]+$/u),
    language(/^[a-zčćđšž]+$/u),
  ],
  'windows-1251': [
    language(/^[а-яё]+$/u),
    language(/^[а-щьюяєіїґ]+$/u),
    language(/^[абвгдђежзијклљмнњопрстћуфхцчџш]+$/u),
  ],
}

/** What a word of another language of the same encoding counts: tables of the West hold names from all over it. */
const OTHER_LANGUAGE = { 'windows-1252': 0.9, 'windows-1250': 0.6, 'windows-1251': 0.6, 'windows-1254': 0.6 }
const SYMBOLS = '€£¥¢’‘“”„‚«»‹›–—…°®©™·•×½¼¾\u00a0¿¡ºª²³§±№‰†'
/** Symbols that stand between letters. */
const JOINING_SYMBOLS = '’‘–—…·®™\u00a0“”«»'
const CYRILLIC_VOWEL = /[аеёиоуыэюяєії]/u

function alphabetPlausibility(encoding: AlphabetEncoding, text: string): number {
  const languages = LANGUAGES[encoding]
  const ofLanguage = languages.map(() => 0)
  let score = 0
  // Ordinal marks are no letters of words, so the classes of letters with case are asked for.
  for (const [word] of text.matchAll(/[\p{Lu}\p{Ll}]+/gu)) {
    const high = word.replaceAll(/[a-z]/giu, '').length
    if (high === 0) continue
    const lower = word.replaceAll('İ', 'i').toLowerCase()
    const fits = isLikeWord(word) ? languages.map((one) => one.word.test(lower)) : []
    if (!fits.includes(true)) {
      score -= high
      continue
    }
    const own = high * wordWeight(encoding, lower)
    const other = own * OTHER_LANGUAGE[encoding]
    for (const [at, one] of languages.entries())
      ofLanguage[at] =
        (ofLanguage[at] ?? 0) + (fits[at] === true ? own * one.weight : other * otherWeight(languages, fits))
  }
  for (const match of text.matchAll(/[^\p{Lu}\p{Ll}\0-\u009f]/gu)) {
    const isInside = isLetter(text[match.index - 1]) && isLetter(text[match.index + 1])
    const isUsual = isInside ? JOINING_SYMBOLS.includes(match[0]) : SYMBOLS.includes(match[0])
    score += isUsual ? 0.5 : -1
  }
  return score + Math.max(...ofLanguage)
}

/** The weight of the likeliest language that a word fits. */
function otherWeight(languages: readonly Language[], fits: readonly boolean[]): number {
  return Math.max(...languages.filter((_, at) => fits[at]).map(({ weight }) => weight))
}

/** No capital of an accent follows a small letter, and words of the Latin alphabet have no long runs of accents. */
function isLikeWord(word: string): boolean {
  return !/\p{Ll}(?![A-Z])\p{Lu}/u.test(word) && !/(?:(?![\p{Script=Cyrillic}a-z])\p{L}){5}/iu.test(word)
}

/** Single letters, which symbols of another encoding look like, and abbreviations of Cyrillic show little; long words without a vowel are none. */
function wordWeight(encoding: AlphabetEncoding, word: string): number {
  if (word.length === 1) return 0.3
  if (encoding !== 'windows-1251') return 1
  return CYRILLIC_VOWEL.test(word) ? 1 : word.length > 3 ? -1 : 0
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{Lu}\p{Ll}]/u.test(character)
}

type IdeographEncoding = Exclude<LocalEncoding, AlphabetEncoding>

/** Where the common characters of an encoding stand: the encoding they are read from, and their first and last lead byte. */
const COMMON_ROWS: Readonly<Record<IdeographEncoding, readonly [LocalEncoding, number, number]>> = {
  gb18030: ['gb18030', 0xb0, 0xd7],
  big5: ['big5', 0xa4, 0xc6],
  shift_jis: ['euc-jp', 0xb0, 0xcf],
  'euc-jp': ['euc-jp', 0xb0, 0xcf],
  'euc-kr': ['euc-kr', 0xb0, 0xc8],
}

/** Characters that tables of fashion are full of, in the forms of China, Taiwan and Japan, and syllables of Korean. */
const FREQUENT = new Set(
  '的一是不了人在有中大小上下国和个到为子时出会生要可新年月日分类類数數名称稱商品价價価格销銷量店铺鋪舖标標题題编編号號评評牌链鏈接款式' +
    '女男童装裝衣裙裤褲外套衬襯衫袖长長短夏季春秋冬连連身韩韓版宽寬松鬆显顯瘦高腰修休闲閒牛仔复復古纯純棉针針织織毛羊绒絨鞋包帽色红紅白黑蓝藍绿綠黄黃灰粉紫花碎洋字元士服' +
    '婦紳円税込送料無楽天件半柄地丈取得' +
    '이다의가는에을를은로한하고지사인스리니트원피셔츠팬자켓드레블라우상품명격브랜매량여성남순위후기점수무신운동화정제목링크개만아시반팔긴데님코바색',
)
const WIDE_SYMBOLS = '　、。，．：；！？（）「」『』【】《》〈〉“”‘’・·～〜－—…￥＃＆％＋／×℃★☆●◆■○◎ー々'

const commonSets = new Map<IdeographEncoding, ReadonlySet<string>>()

function commonCharacters(encoding: IdeographEncoding): ReadonlySet<string> {
  const known = commonSets.get(encoding)
  if (known !== undefined) return known
  const [readAs, first, last] = COMMON_ROWS[encoding]
  const trails = [...Array(0xff - 0xa1).keys()].map((at) => at + 0xa1)
  if (encoding === 'big5') trails.push(...[...Array(0x7f - 0x40).keys()].map((at) => at + 0x40))
  const pairs: number[] = []
  for (let lead = first; lead <= last; lead++) for (const trail of trails) pairs.push(lead, trail)
  const made = new Set(new TextDecoder(readAs).decode(Uint8Array.from(pairs)))
  commonSets.set(encoding, made)
  return made
}

function ideographPlausibility(encoding: IdeographEncoding, text: string): number {
  const common = commonCharacters(encoding)
  let score = 0
  // Half-width kana are one byte, all others two.
  for (const [run] of text.matchAll(/[\uff61-\uff9f]+/gu)) score += run.length > 1 ? run.length * 0.4 : -0.5
  for (const match of text.matchAll(/[^\0-\u009f\uff61-\uff9f\ufffd]/gu)) {
    const isInWord = isAsciiLetter(text[match.index - 1]) && isAsciiLetter(text[match.index + match[0].length])
    score += 2 * (isInWord ? -1 : characterWeight(encoding, match[0], common))
  }
  return score
}

function isAsciiLetter(character: string | undefined): boolean {
  return character !== undefined && /[a-z]/iu.test(character)
}

function characterWeight(encoding: IdeographEncoding, character: string, common: ReadonlySet<string>): number {
  if (WIDE_SYMBOLS.includes(character)) return 0.4
  if (/[\u3041-\u30fe]/u.test(character)) return encoding === 'shift_jis' || encoding === 'euc-jp' ? 1 : -0.5
  const isFitting = encoding !== 'euc-kr' || /\p{Script=Hangul}/u.test(character)
  if (isFitting && FREQUENT.has(character)) return 1
  if (!isFitting || !common.has(character)) return -0.7
  // Few Chinese words consist of bytes that are all common syllables of Korean, but all Korean ones are common ideographs.
  return encoding === 'euc-kr' ? 0.7 : 0.5
}

/** Turns the chunks of one file into text; characters cut by a chunk's end are kept for the next. Bytes that fit nothing become U+FFFD. */
export class TextDecoderStream {
  private encoding: Encoding | null = null
  private decoder: TextDecoder | null = null
  private carried: Buffer = Buffer.alloc(0)
  private isFirst = true

  /** The encoding once it is known; ASCII alone counts as UTF-8. */
  get decidedEncoding(): Encoding {
    return this.encoding ?? 'utf-8'
  }

  push(chunk: Buffer): string {
    let bytes = this.carried.length > 0 ? Buffer.concat([this.carried, chunk]) : chunk
    this.carried = Buffer.alloc(0)
    if (this.isFirst) {
      // A first chunk of a byte or two could not show a byte-order mark.
      if (bytes.length < 4) {
        this.carried = Buffer.from(bytes)
        return ''
      }
      this.isFirst = false
      this.encoding = detectEncoding(bytes)
      bytes = bytes.subarray(markLength(bytes))
    } else if (this.encoding === null) {
      this.encoding = detectEncoding(bytes)
    }
    if (this.encoding === null || (this.encoding === 'utf-8' && isAscii(bytes))) return bytes.toString('latin1')
    if (this.encoding === 'utf-8') {
      const end = wholeUtf8End(bytes)
      this.carried = Buffer.from(bytes.subarray(end))
      return bytes.toString('utf8', 0, end)
    }
    this.decoder ??= new TextDecoder(this.encoding, { ignoreBOM: true })
    return this.decoder.decode(bytes, { stream: true })
  }

  end(): string {
    if (this.decoder) return this.decoder.decode()
    const rest = this.carried
    this.carried = Buffer.alloc(0)
    if (rest.length === 0) return ''
    return this.isFirst ? rest.subarray(markLength(rest)).toString('utf8') : rest.toString('utf8')
  }
}

function markLength(bytes: Buffer): number {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 3
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return isWide ? 2 : 0
}

/** Where the last whole character ends; a sequence cut by the chunk's end is at most three bytes. */
function wholeUtf8End(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if ((byte & 0xc0) === 0x80) continue
    const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    return needs > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}
