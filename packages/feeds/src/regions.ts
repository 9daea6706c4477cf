import { COUNTRIES } from '@trendee/core/regions/countries'
import { isRegion } from '@trendee/core/regions/region-code'
import { stateCode, US_STATES } from '@trendee/core/regions/us-states'

/** Languages in which Google and shops write place names to us. */
const LANGUAGES = 'en zh zh-Hant es pt de fr id ja it ko nl pl ru tr vi th ms ar sv cs ro uk'.split(' ')

/** "Worldwide" as Trends writes it in those languages. */
const WORLDWIDE = [
  'worldwide',
  'world',
  '全球',
  '全世界',
  'todo el mundo',
  'todo o mundo',
  'em todo o mundo',
  'weltweit',
  'dans tous les pays',
  'monde entier',
  'di seluruh dunia',
  'seluruh dunia',
  'すべての国',
  'tutto il mondo',
  '전 세계',
  'wereldwijd',
  'cały świat',
  'по всему миру',
  'весь мир',
  'dünya genelinde',
  'tüm dünya',
  'toàn cầu',
  'trên toàn thế giới',
  'ทั่วโลก',
  'جميع أنحاء العالم',
  'hela världen',
  'celý svět',
  'în toată lumea',
  'усі країни',
]

/** Names beside the official ones. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  'u.s.': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  turkey: 'TR',
  'czech republic': 'CZ',
  'south korea': 'KR',
  korea: 'KR',
  russia: 'RU',
  vietnam: 'VN',
  'hong kong': 'HK',
  macau: 'MO',
  taiwan: 'TW',
  'ivory coast': 'CI',
  holland: 'NL',
  elfenbeinküste: 'CI',
  'costa de marfil': 'CI',
  'costa d’avorio': 'CI',
  "costa d'avorio": 'CI',
  weißrussland: 'BY',
  birma: 'MM',
  burma: 'MM',
  swasiland: 'SZ',
  swaziland: 'SZ',
  'cape verde': 'CV',
  'kap verde': 'CV',
  macedonia: 'MK',
  mazedonien: 'MK',
  美國: 'US',
  臺灣: 'TW',
}

let names: ReadonlyMap<string, string> | null = null

/** Built on first use: the engine's own tables of country names in each language, long and short. */
function regionNames(): ReadonlyMap<string, string> {
  if (names !== null) return names
  const table = new Map<string, string>()
  // States first: where a name is a country's too (Georgia), the country is meant.
  for (const [name, code] of Object.entries(US_STATES)) table.set(name.toLowerCase(), `US-${code}`)
  for (const language of LANGUAGES) {
    for (const style of ['short', 'long'] as const) {
      const display = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' })
      for (const code of COUNTRIES) {
        const name = display.of(code)
        if (name !== undefined) table.set(placeKey(name), code)
      }
    }
  }
  for (const [name, code] of Object.entries(OTHER_NAMES)) table.set(name, code)
  for (const name of WORLDWIDE) table.set(name, 'world')
  names = table
  return table
}

function placeKey(name: string): string {
  return name
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s\u00a0]+/gu, ' ')
}

/**
 * A place in any of our languages, or a code, as `US`, `US-CA`, `CA-QC` or `world`; '' where it is none we know.
 * `California, United States` is the state.
 */
export function regionOfPlace(place: string): string {
  const key = placeKey(place)
  if (key === '') return ''
  const whole = regionNames().get(key)
  if (whole !== undefined) return whole
  if (/^[a-z]{2}$/.test(key)) return isoRegion(key)
  if (/^[a-z]{2}-[a-z\d]{1,3}$/.test(key)) return isRegion(key.toUpperCase()) ? key.toUpperCase() : ''
  const parts = key.split(/\s*[,，]\s*/u)
  if (parts.length === 2) {
    const [first = '', second = ''] = parts
    const outer = regionNames().get(second)
    const inner = first === 'georgia' && outer === 'US' ? 'US-GA' : regionNames().get(first)
    if (inner !== undefined && (outer === undefined || inner.startsWith(outer))) return inner
  }
  return ''
}

/**
 * The code of a place that a map of a region lists: a country on a map of the `world`, a state on one of the United States, any written as
 * a code of that country (`CA-QC`); '' where the place has none we know.
 */
export function regionWithin(place: string, within: string): string {
  if (within === 'US') {
    const state = stateCode(place)
    if (state !== null) return `US-${state}`
  }
  const region = regionOfPlace(place)
  if (within === 'world') return COUNTRIES.has(region) ? region : ''
  return region.startsWith(`${within}-`) ? region : ''
}

/** Whose parts places are, by most of their names: of the `world`, of the United States; '' where too few are known. */
export function regionOfParts(places: readonly string[]): string {
  const found = ['world', 'US'].find(
    (within) => places.filter((place) => regionWithin(place, within) !== '').length * 2 > places.length,
  )
  return found ?? ''
}

/** An ISO 3166-1 alpha-2 code in capitals (`uk` is `GB`), '' where it is none. */
export function isoRegion(code: string): string {
  const upper = code.trim().toUpperCase()
  if (upper === 'UK') return 'GB'
  return COUNTRIES.has(upper) ? upper : ''
}

/**
 * The country a shop's address stands for: `shopee.com.mx` MX, `www.lazada.co.id` ID, `us.shein.com` US; '' where it tells none.
 * A country before the name goes before the ending.
 */
export function regionOfAddress(address: string): string {
  const start = address.indexOf('//') + 2
  const end = address.indexOf('/', start < 2 ? 0 : start)
  const host = address.slice(start < 2 ? 0 : start, end < 0 ? undefined : end)
  const cached = regionOfHost.get(host)
  if (cached !== undefined) return cached
  const region = regionOfLabels(host)
  // A file names few shops; one that names many must not fill the memory.
  if (regionOfHost.size > 1000) regionOfHost.clear()
  regionOfHost.set(host, region)
  return region
}

const regionOfHost = new Map<string, string>()

function regionOfLabels(host: string): string {
  const labels = host
    .trim()
    .toLowerCase()
    .replace(/[:?#].*$/, '')
    .split('.')
  if (labels.length < 2) return ''
  const first = labels[0] ?? ''
  if (labels.length > 2 && first.length === 2) {
    const code = isoRegion(first)
    if (code !== '') return code
  }
  const last = labels.at(-1) ?? ''
  // `.co`, `.io`, `.me`, `.tv`, `.ai` are bought by anyone.
  const isGeneric = labels.length === 2 && /^(?:co|io|me|tv|ai|cc|to|ly|gg|sh)$/.test(last)
  return last.length === 2 && !isGeneric ? isoRegion(last) : ''
}
