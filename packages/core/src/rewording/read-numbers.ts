import { ENGLISH_NUMBER_WORDS, HAN_NUMBER, englishNumber, hanNumber } from './number-words'

/**
 * A number of a text, with its place: `kind` keeps what is equal in digits and not in meaning apart. `unit` is the word
 * that it counts. `unread`: a sign that stands for a number and is none that is understood here.
 */
export interface NumberMention {
  readonly from: number
  readonly to: number
  readonly kind: 'count' | 'percent' | 'points' | 'times' | 'discount' | 'month' | 'money' | 'unread'
  readonly value: number
  readonly unit: string
}

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  b: 1e9,
  billion: 1e9,
  百: 100,
  千: 1e3,
  万: 1e4,
  十万: 1e5,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
}
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** `May` and `March` are words of their own as well: only the capital says that a month is meant. */
const MONTH_NAMES =
  '\\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\b'

/** Words with a numeral in them that count nothing. */
const NO_NUMBER = /进一步|一样|一起|一些|一直|一致|一般|一旦|一边|统一|唯一|同一|单一|之一|万一|十分|千万别/g

const DIGITS = '(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?'
const NUMERAL = new RegExp(
  [
    // A day in figures.
    '(?<iso>\\d{4}-\\d{2}-\\d{2})',
    `(?<month>${MONTH_NAMES})`,
    // 三分之二, 百分之三十一
    `(?<below>${HAN_NUMBER}|${DIGITS})分之(?<above>${HAN_NUMBER}|${DIGITS}|半)`,
    `(?<digits>(?<![\\d.,])[-−+]?${DIGITS})`,
    `(?<han>${HAN_NUMBER})`,
    `(?<words>(?:${ENGLISH_NUMBER_WORDS}))`,
    // 一半 is read as 一 and 半: of two numbers none is among the given.
    '(?<half>半|翻倍|翻番|翻了番)',
    // Fractions, Roman numerals, digits of other scripts.
    '(?<unread>\\p{N})',
  ].join('|'),
  'giu',
)

const SUFFIX =
  /^\s?(?:(?<scale>thousand|million|billion|mn|bn|k|m|b|千万|百万|十万|亿|万|千|百)(?![a-z]))?\s?(?<kind>个百分点|%|percentage points?|percent\b|per cent\b|pct\b|points?\b|成|折|times\b|-?fold\b|[x×](?![a-z])|倍|(?:US )?dollars?\b|usd\b|euros?\b|eur\b|yuan\b|rmb\b|cny\b|美元|欧元|人民币|元|[$€£¥])?/iu
const MONEY_BEFORE = /(?:US\$|[$€£¥]|USD|EUR|GBP|CNY|RMB)\s?$/i

const KINDS: readonly (readonly [pattern: RegExp, kind: NumberMention['kind']])[] = [
  [/^(?:个百分点|percentage points?|points?)$/i, 'points'],
  [/^(?:%|percent|per cent|pct|成)$/i, 'percent'],
  [/^折$/, 'discount'],
  [/^(?:times|-?fold|x|×|倍)$/i, 'times'],
]

/** Full-width figures and signs as the plain ones; each stays one character, so places stay what they are. */
export function plainFigures(text: string): string {
  return text.replaceAll(/[０-９％＄￥．，＋－]/g, (sign) => {
    const plain = String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0)
    // A comma between figures is theirs, elsewhere it is the sentence's.
    if (sign === '，') return sign
    return sign === '￥' ? '¥' : plain
  })
}

/** Every number of a text in either language, in its order; what no rule understands is told as `unread`. */
export function readNumbers(written: string): NumberMention[] {
  const text = plainFigures(written).replaceAll(NO_NUMBER, (words) => ' '.repeat(words.length))
  const found: NumberMention[] = []
  NUMERAL.lastIndex = 0
  for (let match = NUMERAL.exec(text); match !== null; match = NUMERAL.exec(text)) {
    const mentions = mentionsOf(text, match)
    found.push(...mentions)
    NUMERAL.lastIndex = Math.max(NUMERAL.lastIndex, mentions.at(-1)?.to ?? 0)
  }
  return found
}

function mentionsOf(text: string, match: RegExpExecArray): NumberMention[] {
  const [all] = match
  const from = match.index
  const to = from + all.length
  const { iso, month, below, above, digits, han, words, half } = match.groups ?? {}
  const whole = (kind: NumberMention['kind'], value: number, unit = ''): NumberMention[] => [
    { from, to, kind, value, unit },
  ]
  if (iso !== undefined) {
    const [year = 0, monthNumber = 0, day = 0] = iso.split('-').map(Number)
    return [
      { from, to: from + 4, kind: 'count', value: year, unit: '' },
      { from: from + 5, to: from + 7, kind: 'month', value: monthNumber, unit: '' },
      { from: from + 8, to, kind: 'count', value: day, unit: '' },
    ]
  }
  if (month !== undefined) {
    if (!/^\p{Lu}/u.test(month)) return []
    return whole('month', MONTHS.findIndex((name) => month.startsWith(name)) + 1)
  }
  if (below !== undefined && above !== undefined) {
    const share = above === '半' ? 0.5 : chineseOrPlain(above)
    return below === '百' ? whole('percent', share) : whole('count', share / chineseOrPlain(below))
  }
  if (half !== undefined) return half === '半' ? whole('count', 0.5) : whole('times', 2)
  if (digits !== undefined) return [counted(text, from, to, plainNumber(text, from, digits))]
  if (han !== undefined) return [counted(text, from, to, hanNumber(han))]
  if (words !== undefined) {
    const { value, kind } = englishNumber(words)
    return [kind === 'times' ? { from, to, kind, value, unit: '' } : counted(text, from, to, value)]
  }
  return whole('unread', Number.NaN)
}

const chineseOrPlain = (text: string) => (/^\d/.test(text) ? Number(text.replaceAll(',', '')) : hanNumber(text))

/** A dash between figures is a range, before one alone a minus. */
function plainNumber(text: string, from: number, digits: string): number {
  const number = Number(digits.replaceAll(/[,+−-]/g, ''))
  const isBelowZero = /^[-−]/.test(digits) && !/[\p{L}\p{N}%]$/u.test(text.slice(0, from))
  return isBelowZero ? -number : number
}

/** A number with what stands around it: scale, percent, money, and the word that it counts. */
function counted(text: string, from: number, to: number, value: number): NumberMention {
  const suffix = SUFFIX.exec(text.slice(to))
  const { scale = '', kind: sign = '' } = suffix?.groups ?? {}
  const scaled = value * (SCALES[scale.toLowerCase()] ?? 1)
  const end = scale === '' && sign === '' ? to : to + (suffix?.[0].length ?? 0)
  const kind = KINDS.find(([pattern]) => pattern.test(sign))?.[1]
  if (kind === 'percent' && sign === '成') return { from, to: end, kind, value: scaled * 10, unit: '' }
  if (kind !== undefined) return { from, to: end, kind, value: scaled, unit: '' }
  const before = MONEY_BEFORE.exec(text.slice(0, from))
  if (sign !== '' || before !== null)
    return { from: from - (before?.[0].length ?? 0), to: end, kind: 'money', value: scaled, unit: '' }
  const unit = unitAfter(text.slice(end))
  if (unit === '月') return { from, to: end, kind: 'month', value: scaled, unit: '' }
  return { from, to: end, kind: 'count', value: scaled, unit }
}

/** English words that follow a number without being what it counts. */
const NO_UNIT = new Set(
  'a an and are as at but by for from had has have in is it its of on or than that the then these this to was were which while with'.split(
    ' ',
  ),
)

/** `products` → `product`, `件商品` → `件`: the word or the measure that a number counts. */
function unitAfter(text: string): string {
  const word = /^[ -]?([A-Za-z]+)/.exec(text)?.[1]?.toLowerCase()
  if (word !== undefined) return NO_UNIT.has(word) ? '' : word.replace(/s$/, '')
  return /^\s?(个月|\p{Script=Han})/u.exec(text)?.[1] ?? ''
}
