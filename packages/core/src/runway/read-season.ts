/** The halves of a fashion year and the collections between them, as the trade writes them in its languages. */
const HALVES = [
  [
    'SS',
    'ss|s s|spring(?: summer)?|summer|pe|p e|primavera(?: (?:estate|verano|verao))?|verano|verao|printemps(?: ete)?|fruhjahr(?: sommer)?|fs|f s|春夏',
  ],
  [
    'FW',
    'fw|f w|aw|a w|(?:fall|autumn)(?: winter)?|winter|ai|a i|ah|a h|oi|o i|autunno(?: inverno)?|otono(?: invierno)?|outono(?: inverno)?|inverno|invierno|automne(?: hiver)?|herbst(?: winter)?|hw|h w|秋冬',
  ],
  ['Pre-Fall', 'pf|pre fall|pre autumn|早秋'],
  ['Resort', 'resort|cruise|croisiere|pre spring|早春'],
] as const
const KINDS = HALVES.map(([code, words]) => [code, new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'u')] as const)
const COUTURE = /(?<![a-z])(?:haute )?couture(?![a-z])|高级定制|高定/u

/** What stands beside a season and says nothing of when it is. */
const BESIDE =
  /(?<![a-z])(?:ready to wear|pret a porter|rtw|(?:wo)?men(?:s ?wear|s)?|unisex|bridal|collection|season|runway|show|fashion week)(?![a-z])|成衣|系列|时装周|男装|女装|年/gu

/** One year, or two: "2025/26". */
const YEAR = /(?<!\d)(?:19[6-9]\d|20\d{2}|\d{2})(?: (?:20)?\d{2})?(?!\d)/u

/**
 * A season's code: `SS26`, `FW25`, `Resort 2026`, `Pre-Fall 2026`; with `Couture ` before it for that line, which may stand
 * alone ("Couture 2026"). A season over two years goes by the first of them, cruise by resort. `null` for a text that is no
 * season, names no year or says something else beside: "Drop 123", "Resort", "SS9999".
 */
export function readSeason(text: string): string | null {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’.]/gu, '')
    .replaceAll(/[\s/&_–—-]+/gu, ' ')
    // "26SS" and "SS26" are two words each.
    .replaceAll(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/gu, ' ')
    .trim()
  const year = YEAR.exec(plain)?.[0]
  if (year === undefined) return null
  const line = COUTURE.test(plain) ? 'Couture' : ''
  const rest = tidy(plain.replace(year, ' ').replace(COUTURE, ' ').replaceAll(BESIDE, ' '))
  const kind = KINDS.find(([, words]) => words.test(rest) && tidy(rest.replace(words, ' ')) === '')?.[0] ?? ''
  if (kind === '' && (rest !== '' || line === '')) return null
  const digits = year.split(' ')[0] ?? year
  const code = kind === 'SS' || kind === 'FW' ? kind + digits.slice(-2) : tidy(`${kind} ${fullYear(digits)}`)
  return tidy(`${line} ${code}`)
}

const tidy = (text: string) => text.replaceAll(/ +/gu, ' ').trim()

/** Two digits are of the years from 1970 to 2069. */
export function fullYear(digits: string): string {
  if (digits.length === 4) return digits
  return Number(digits) < 70 ? `20${digits}` : `19${digits}`
}
