import { plainSigns } from './digits'
import { withoutTime } from './read-day'

/** Languages in which sites write how long ago something was. */
const LANGUAGES =
  'en de fr es it pt nl sv da nb fi pl cs sk hu ro bg ru uk el tr id ms ca zh zh-Hant ja ko vi th ar hi'.split(' ')
const MINUTE = 1 / 1440
/** Days of a unit. A month is of no one length, and its name tells no day. */
const DAYS_OF = { second: MINUTE / 60, minute: MINUTE, hour: 1 / 24, day: 1, week: 7 } as const
type AgoUnit = keyof typeof DAYS_OF
const UNITS = Object.keys(DAYS_OF) as AgoUnit[]
/** Enough for each form that a language has of a number. */
const MOST = 31
const NUMBER = /\d+/u
/** `3d`, `2w ago`: as the apps of networks write it, which no calendar lists. Seconds and minutes alone are how long a video is. */
const IN_SHORT = /^(\d{1,3}) ?(?:(s|m|min|h|hr|d|w|wk)s? ago|(h|hr|d|w|wk)s?)$/u
const SHORT_UNITS: Readonly<Record<string, AgoUnit>> = {
  s: 'second',
  m: 'minute',
  min: 'minute',
  h: 'hour',
  hr: 'hour',
  d: 'day',
  w: 'week',
  wk: 'week',
}

/** "a day ago", "vor einer Stunde", "hace un día". */
const ONE = /^an?(?= )|(?<!\p{L})(?:einem|einer|eine|une?|una|um|uma|één|een)(?!\p{L})/u

let forms: ReadonlyMap<string, number> | null = null

/** The words of each language with `#` for the number, and the days that one of the unit has; built on first use, from the engine's own tables. */
function knownForms(): ReadonlyMap<string, number> {
  if (forms !== null) return forms
  const known = new Map<string, number>()
  for (const language of LANGUAGES) {
    for (const style of ['long', 'short', 'narrow'] as const) {
      const counted = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { style, numeric: 'always' })
      const named = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { style, numeric: 'auto' })
      for (const unit of UNITS) {
        for (let count = 1; count <= MOST; count++) {
          const form = formOf(counted.format(-count, unit))
          // A sign and a letter ("-3 j") would be a number of something else.
          if (form.includes('#') && !form.startsWith('-')) known.set(form, DAYS_OF[unit])
        }
      }
      for (const days of [0, 1, 2]) {
        const form = formOf(named.format(-days, 'day'))
        if (!form.includes('#')) known.set(form, days)
      }
    }
  }
  for (const now of ['just now', 'now', '刚刚']) known.set(now, 0)
  forms = known
  return known
}

function formOf(text: string): string {
  return plainSigns(text)
    .toLowerCase()
    .replace(NUMBER, '#')
    .replaceAll(/[\s.]+/gu, ' ')
    .trim()
}

/** How many days before it was captured a cell such as "3 days ago" or "vor 2 Wochen" places something; null where it says no such thing. */
export function daysAgo(cell: unknown): number | null {
  if (typeof cell !== 'string' || cell.length > 40) return null
  const form = formOf(withoutTime(cell))
  if (form === '' || form === '#') return null
  const [, count = '', ago, alone] = IN_SHORT.exec(plainSigns(cell).toLowerCase().trim()) ?? []
  const unit = SHORT_UNITS[ago ?? alone ?? '']
  if (unit !== undefined) return Math.floor(Number(count) * DAYS_OF[unit])
  const days = knownForms().get(form) ?? knownForms().get(form.replace(ONE, '#'))
  if (days === undefined) return null
  return Math.floor(Number(NUMBER.exec(plainSigns(withoutTime(cell)))?.[0] ?? '1') * days)
}
