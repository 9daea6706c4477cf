import type { FeedOptions } from '../feed'
import { regionOfAddress } from '../regions'

/** Signs and words of money, with the currencies that are written so. A sign of several is settled by its row. */
const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU',
  '¥': 'JPY CNY',
  // What stands for ¥ in Shift-JIS, and for ₩ in Korean files.
  '\\': 'JPY KRW',
  kr: 'SEK NOK DKK ISK',
  // `199:-`: no coins. Iceland has none to leave out.
  ':-': 'SEK NOK DKK',
  '£': 'GBP',
  R: 'ZAR',
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  us$: 'USD',
  '$ us': 'USD',
  'щ.д': 'USD',
  u$s: 'USD',
  $us: 'USD',
  u$d: 'USD',
  ca$: 'CAD',
  cdn$: 'CAD',
  can$: 'CAD',
  c$: 'CAD',
  '$ ca': 'CAD',
  '$ cad': 'CAD',
  $ca: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  nz$: 'NZD',
  s$: 'SGD',
  sg$: 'SGD',
  hk$: 'HKD',
  nt$: 'TWD',
  mx$: 'MXN',
  r$: 'BRL',
  円: 'JPY',
  日元: 'JPY',
  'jp¥': 'JPY',
  元: 'CNY',
  rmb: 'CNY',
  人民币: 'CNY',
  'cn¥': 'CNY',
  港币: 'HKD',
  港元: 'HKD',
  美元: 'USD',
  欧元: 'EUR',
  英镑: 'GBP',
  新台币: 'TWD',
  '₩': 'KRW',
  원: 'KRW',
  '₫': 'VND',
  đ: 'VND',
  vnđ: 'VND',
  đồng: 'VND',
  '₹': 'INR',
  rs: 'INR PKR LKR NPR',
  '₽': 'RUB',
  руб: 'RUB',
  р: 'RUB',
  kd: 'KWD',
  'k.d.': 'KWD',
  bd: 'BHD',
  'b.d.': 'BHD',
  jd: 'JOD',
  'j.d.': 'JOD',
  'r.o.': 'OMR',
  '₴': 'UAH',
  грн: 'UAH',
  '₸': 'KZT',
  '฿': 'THB',
  บาท: 'THB',
  '₱': 'PHP',
  '₺': 'TRY',
  tl: 'TRY',
  '₪': 'ILS',
  '₦': 'NGN',
  rm: 'MYR',
  rp: 'IDR',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  lei: 'RON',
  лв: 'BGN',
  fr: 'CHF',
  'sfr.': 'CHF',
  dh: 'AED MAD',
  dhs: 'AED',
  'د.إ': 'AED',
  'ر.س': 'SAR',
  sr: 'SAR',
  's/': 'PEN',
  ksh: 'KES',
  kshs: 'KES',
  le: 'EGP SLE',
  'l.e.': 'EGP',
  'e£': 'EGP',
  'ج.م': 'EGP',
  tk: 'BDT',
  '৳': 'BDT',
}

const CODES =
  'USD EUR GBP CNY JPY KRW INR IDR MYR SGD THB VND PHP TWD HKD MOP AUD NZD CAD MXN BRL ARS CLP COP PEN UYU BOB PYG CRC GTQ DOP CHF SEK NOK DKK ISK PLN CZK HUF RON BGN RSD HRK RUB UAH KZT TRY ILS AED SAR QAR KWD BHD OMR JOD IQD EGP MAD TND LYD DZD NGN KES GHS ZAR XAF XOF PKR LKR NPR BDT MMK KHR LAK MNT UZS GEL AMD AZN BYN'.split(
    ' ',
  )

/** The currencies of a country whose sign others use too. */
const OF_REGION: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
  TW: 'TWD',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
  UY: 'UYU',
  JP: 'JPY',
  CN: 'CNY',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  IS: 'ISK',
  GB: 'GBP',
  IN: 'INR',
  PK: 'PKR',
  LK: 'LKR',
  NP: 'NPR',
  AE: 'AED',
  MA: 'MAD',
}

const CODE_SET: ReadonlySet<string> = new Set(CODES)

/** Whether a text is a currency's code as ISO writes it. */
export function isCurrency(text: string): boolean {
  return CODE_SET.has(text)
}

const CURRENCIES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...CODES.map((code) => [code.toLowerCase(), [code]] as const),
  ...Object.entries(SIGNS).map(([sign, codes]) => [signKey(sign), codes.split(' ')] as const),
])

const LONGEST = Math.max(...[...CURRENCIES.keys()].map((sign) => sign.length))

/** The currencies that a sign, a code or a word can mean; none where it is no money. */
export function currenciesOf(sign: string): readonly string[] {
  return CURRENCIES.get(signKey(sign)) ?? []
}

/** Without the dot behind it, which some write and some leave out. */
function signKey(sign: string): string {
  return sign.normalize('NFKC').trim().toLowerCase().replace(/\.$/, '')
}

interface SignFound {
  readonly currencies: readonly string[]
  readonly rest: string
}

/** Takes a sign off the end of the text before a number. Small letters. */
export function signAtEnd(text: string): SignFound | null {
  const trimmed = text.replace(/[ .]+$/u, '')
  for (let length = Math.min(LONGEST, trimmed.length); length > 0; length--) {
    const currencies = CURRENCIES.get(trimmed.slice(-length))
    const before = trimmed.slice(0, -length)
    if (
      currencies &&
      trimmed.slice(-length) !== BEHIND_ALONE &&
      !runsOn(before.slice(-1), trimmed.slice(-length, -length + 1 || undefined))
    )
      return { currencies, rest: before }
  }
  return null
}

/** Before a number "$ ca." says "about". */
const BEHIND_ALONE = '$ ca'

/** Takes a sign off the beginning of the text behind a number. Small letters. */
export function signAtStart(text: string): SignFound | null {
  const trimmed = text.trimStart()
  for (let length = Math.min(LONGEST, trimmed.length); length > 0; length--) {
    const currencies = CURRENCIES.get(trimmed.slice(0, length))
    const behind = trimmed.slice(length)
    if (currencies && !runsOn(trimmed.slice(length - 1, length), behind.slice(0, 1)))
      return { currencies, rest: behind }
  }
  return null
}

function runsOn(last: string, next: string): boolean {
  return /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(last) && /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(next)
}

/** What is known of a row beside the sign of its price. */
export interface RowOfPrice {
  /** What who imports says. */
  readonly given: Pick<FeedOptions, 'currency' | 'region'>
  /** ISO 3166-1 alpha-2 of the row, also where it is the given one; '' where it is not known. */
  readonly region: string
  readonly title: string
  readonly url?: string
}

/**
 * The currency of a sign that several have: by the place that the row names, else by what who imports says, else by the country of the
 * row's link, else by the script of the title, of Han characters alone also by that of the table.
 * '' where none of them tells.
 */
export function settledCurrency(
  currencies: readonly string[],
  { given, region, title, url }: RowOfPrice,
  isJapaneseTable: () => boolean,
): string {
  if (currencies.length === 1) return currencies[0] ?? ''
  const ownRegion = region === given.region ? '' : region
  const told = [
    ofRegion(ownRegion),
    given.currency ?? '',
    ofRegion(given.region ?? ''),
    ofRegion(countryOfLink(url ?? '')),
    currencyOfScript(title, isJapaneseTable),
  ]
  return told.find((currency) => currencies.includes(currency)) ?? ''
}

/** Shops of one country whose address does not say so. */
const COUNTRY_OF_SHOP: Readonly<Record<string, string>> = {
  'amazon.com': 'US',
  'poshmark.com': 'US',
  'walmart.com': 'US',
  'target.com': 'US',
  'macys.com': 'US',
  'nordstrom.com': 'US',
  'myntra.com': 'IN',
  'flipkart.com': 'IN',
  'ajio.com': 'IN',
  'nykaafashion.com': 'IN',
  'meesho.com': 'IN',
  'taobao.com': 'CN',
  'tmall.com': 'CN',
  '1688.com': 'CN',
  'jd.com': 'CN',
}

/** The country that an address stands for, else that of its shop; '' where neither is one country's. */
function countryOfLink(url: string): string {
  if (!URL.canParse(url)) return ''
  return regionOfAddress(url) || (COUNTRY_OF_SHOP[new URL(url).hostname.split('.').slice(-2).join('.')] ?? '')
}

function ofRegion(region: string): string {
  return OF_REGION[region.slice(0, 2)] ?? ''
}

/** Characters that are written so in Chinese alone, of those that names of columns and titles of garments have most. */
export const SIMPLIFIED = /[价铺长门裤袜衬显时颜红绿蓝领丝纯码圆宽紧针织风韩连妆发类销货亚绒鞋]/u

function currencyOfScript(title: string, isJapaneseTable: () => boolean): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(title)) return 'JPY'
  if (/\p{Script=Hangul}/u.test(title)) return 'KRW'
  if (!/\p{Script=Han}/u.test(title)) return ''
  return !SIMPLIFIED.test(title) && isJapaneseTable() ? 'JPY' : 'CNY'
}

/** What is a country, a size or nothing in the name of a column. */
const OTHER_IN_NAMES = new Set(['fr', 'r', 'р', 'ft', 'sr', 'dh', 'tl', 'le'])

const WORDS_AS_WELL = new Set(['PEN', 'TRY', 'MAD', 'GEL'])
const FIRST_IN_NAMES = /^(?:\p{Sc}|RM|Rp|Rs\.?|R\$|US\$)$/u

/** The currency that the name of a column gives: `Price (RM)`, `USD Price`, `价格（元）`, `price_usd`; none where it names no money. */
export function currenciesInName(name: string): readonly string[] {
  const [first = '', ...words] = name.normalize('NFKC').split(/[\s()[\]_\-/:,]+/u)
  for (const word of words) {
    const currencies = currenciesOf(word)
    if (currencies.length > 0 && !OTHER_IN_NAMES.has(word.toLowerCase())) return currencies
  }
  // As the first word `JD` is a shop, `KR` a country and `PEN` may be a pen.
  const isFirst = FIRST_IN_NAMES.test(first) || (isCurrency(first) && !WORDS_AS_WELL.has(first))
  return isFirst ? currenciesOf(first) : []
}
