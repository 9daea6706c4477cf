/** Numbers that are written as words: what each says, and of what kind it is. */
export interface WordNumber {
  readonly value: number
  readonly kind: 'count' | 'times'
}

const count = (value: number): WordNumber => ({ value, kind: 'count' })
const times = (value: number): WordNumber => ({ value, kind: 'times' })

const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
}

/** Words that are a number of their own. A vague one, as `dozens`, counts as the least that it can mean. */
const ALONE: Readonly<Record<string, WordNumber>> = {
  half: count(0.5),
  halves: count(0.5),
  halved: times(0.5),
  halving: times(0.5),
  thirds: count(1 / 3),
  quarter: count(0.25),
  quarters: count(0.25),
  both: count(2),
  pair: count(2),
  couple: count(2),
  dozen: count(12),
  dozens: count(12),
  hundreds: count(100),
  thousands: count(1e3),
  millions: count(1e6),
  billions: count(1e9),
  decade: count(10),
  decades: count(10),
  century: count(100),
  once: times(1),
  twice: times(2),
  thrice: times(3),
  twofold: times(2),
  threefold: times(3),
  fourfold: times(4),
  fivefold: times(5),
  tenfold: times(10),
  ...Object.fromEntries(
    [
      ['double', 2],
      ['triple', 3],
      ['treble', 3],
      ['quadruple', 4],
    ].flatMap(([stem, value]) => ['', 'd', 's'].map((end) => [`${stem}${end}`, times(Number(value))] as const)),
  ),
  doubling: times(2),
  tripling: times(3),
  quadrupling: times(4),
  ...Object.fromEntries(ORDINALS.map((word, place) => [word, count(place + 1)])),
  no: count(0),
  none: count(0),
}

const SMALL: Readonly<Record<string, number>> = Object.fromEntries([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, place) => [word, 10 * (place + 2)] as const),
])

/** Parts of a number word: `twenty-five hundred`. */
const PART = [...Object.keys(SMALL), ...Object.keys(SCALES)].join('|')
const alone = Object.keys(ALONE)
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** English number words with the spaces, hyphens and ands between their parts. */
export const ENGLISH_NUMBER_WORDS = `\\b(?:(?:${PART})(?:(?:[\\s-]+and[\\s-]+|[\\s-]+)(?:${PART}))*|${alone})\\b`

/** `two hundred and five` → 205. */
export function englishNumber(words: string): WordNumber {
  const text = words.toLowerCase()
  const own = ALONE[text]
  if (own !== undefined) return own
  let [whole, part] = [0, 0]
  for (const word of text.split(/[\s-]+/)) {
    const scale = SCALES[word]
    if (scale === 100) part = Math.max(part, 1) * 100
    else if (scale !== undefined) {
      whole += Math.max(part, 1) * scale
      part = 0
    } else part += SMALL[word] ?? 0
  }
  return count(whole + part)
}

const HAN_DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  壹: 1,
  二: 2,
  两: 2,
  贰: 2,
  三: 3,
  叁: 3,
  四: 4,
  肆: 4,
  五: 5,
  伍: 5,
  六: 6,
  陆: 6,
  七: 7,
  柒: 7,
  八: 8,
  捌: 8,
  九: 9,
  玖: 9,
}
const HAN_SCALES: Readonly<Record<string, number>> = { 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1e3, 仟: 1e3 }
const HAN_MYRIADS: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8 }

/** Chinese numerals; `点` between digits is a decimal point. */
export const HAN_NUMBER = `[${[HAN_DIGITS, HAN_SCALES, HAN_MYRIADS].flatMap((signs) => Object.keys(signs)).join('')}]+(?:点[${Object.keys(HAN_DIGITS).join('')}]+)?`

/** `三千二百万` → 32 000 000; `二〇二六` → 2026; `三点五` → 3.5. */
export function hanNumber(text: string): number {
  const [whole = '', fraction] = text.split('点')
  const decimals = fraction === undefined ? 0 : Number(`0.${digitsOf(fraction)}`)
  // A year or a number that is spelled sign by sign.
  if (whole.length > 1 && Array.from(whole).every((sign) => sign in HAN_DIGITS))
    return Number(digitsOf(whole)) + decimals
  let [total, section, digit] = [0, 0, 0]
  for (const sign of whole) {
    const [scale, myriad] = [HAN_SCALES[sign], HAN_MYRIADS[sign]]
    if (myriad !== undefined) {
      total = (total + Math.max(section + digit, 1)) * myriad
      ;[section, digit] = [0, 0]
    } else if (scale !== undefined) {
      section += Math.max(digit, 1) * scale
      digit = 0
    } else digit = HAN_DIGITS[sign] ?? 0
  }
  return total + section + digit + decimals
}

const digitsOf = (signs: string) => Array.from(signs, (sign) => HAN_DIGITS[sign] ?? '').join('')
