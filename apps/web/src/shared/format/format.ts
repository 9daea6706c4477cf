import type { Language } from '@trendee/core/language/languages'

/** Shown where a number is unknown. */
export const UNKNOWN = '–'

export interface Format {
  /** `1,234`. */
  readonly count: (value: number | null) => string
  /** `1.2K`, `1.2万`. */
  readonly short: (value: number | null) => string
  /** A number with one or two digits after the point, for indexes and ratios. */
  readonly decimal: (value: number | null, digits?: number) => string
  /** A fraction as `25%`. */
  readonly share: (fraction: number | null) => string
  /** A fraction as `+25%`; above ten times as a multiple, since `+3,700%` reads badly. */
  readonly growth: (fraction: number | null) => string
  readonly money: (amount: number | null, currency: string, digits?: number) => string
  /** `10 Aug 2025`. */
  readonly day: (isoDay: string | null) => string
  /** `10 Aug`. */
  readonly shortDay: (isoDay: string) => string
  /** Of a day of the week, from 0, Sunday. */
  readonly weekday: (day: number) => string
  /** `Aug 2025`. */
  readonly month: (isoDay: string) => string
  /** Date and time of unix seconds in the reader's zone. */
  readonly instant: (unixSeconds: number | null) => string
  readonly bytes: (bytes: number) => string
  /** Country or state by ISO code; the code itself where the browser has no name. */
  readonly region: (code: string) => string
  readonly list: (items: readonly string[]) => string
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN' }
// British dates put the day first as the product writes them; American digits keep `$` plain.
const NUMBER_LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', zh: 'zh-CN' }

function utc(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00Z`)
}

function known(write: (value: number) => string): (value: number | null) => string {
  return (value) => (value === null || !Number.isFinite(value) ? UNKNOWN : write(value))
}

function regionNamer(locale: string, language: Language): (code: string) => string {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  return (code) => {
    if (code === 'world') return language === 'zh' ? '全球' : 'Worldwide'
    const country = code.split('-')[0] ?? code
    if (country !== code) return code
    try {
      return names.of(code) ?? code
    } catch {
      return code
    }
  }
}

function createFormat(language: Language): Format {
  const locale = LOCALES[language]
  const numbers = NUMBER_LOCALES[language]
  const number = (options: Intl.NumberFormatOptions) => {
    const formatter = new Intl.NumberFormat(numbers, options)
    return (value: number) => formatter.format(value)
  }
  const date = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
    return (isoDay: string) => formatter.format(utc(isoDay))
  }
  const whole = number({ maximumFractionDigits: 0 })
  const short = number({ notation: 'compact', maximumSignificantDigits: 3 })
  const share = number({ style: 'percent', maximumFractionDigits: 0 })
  const fineShare = number({ style: 'percent', maximumFractionDigits: 1 })
  const signed = number({ style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })
  const fineSigned = number({ style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  const times = number({ maximumSignificantDigits: 2 })
  const day = date({ day: 'numeric', month: 'short', year: 'numeric' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const instant = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const list = new Intl.ListFormat(locale, { style: 'short', type: 'conjunction' })
  return {
    count: known(whole),
    short: known((value) => (Math.abs(value) < 1000 ? whole(value) : short(value))),
    decimal: (value, digits = 1) =>
      known(number({ minimumFractionDigits: digits, maximumFractionDigits: digits }))(value),
    share: known((value) => (Math.abs(value) < 0.1 ? fineShare(value) : share(value))),
    growth: known((value) => {
      if (value >= 9.995) return `×${times(value + 1)}`
      // A true minus is as wide as the plus above it.
      return (Math.abs(value) < 0.1 ? fineSigned(value) : signed(value)).replace('-', '−')
    }),
    money: (amount, currency, digits) => {
      if (amount === null) return UNKNOWN
      const fraction = digits ?? (amount >= 1000 ? 0 : 2)
      const limits = { minimumFractionDigits: fraction, maximumFractionDigits: fraction }
      if (!/^[A-Z]{3}$/.test(currency)) return number(limits)(amount)
      // A bare $ means US dollars alone: pesos of six countries would read as such.
      const currencyDisplay = currency === 'USD' ? 'narrowSymbol' : 'symbol'
      return number({ style: 'currency', currency, currencyDisplay, ...limits })(amount)
    },
    day: (value) => (value === null ? UNKNOWN : day(value)),
    shortDay: date({ day: 'numeric', month: 'short' }),
    // The fourth of January 1970 was a Sunday.
    weekday: (day) => weekday.format(new Date(Date.UTC(1970, 0, 4 + day))),
    month: date({ month: 'short', year: 'numeric' }),
    instant: (value) => (value === null ? UNKNOWN : instant.format(new Date(value * 1000))),
    bytes: (value) => {
      const steps = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
      const step = Math.min(steps.length - 1, Math.floor(Math.log10(Math.max(1, value)) / 3))
      const unit = steps[step] ?? 'byte'
      // `161 byte` is what the short form makes of it.
      const unitDisplay = unit === 'byte' ? 'long' : 'short'
      return number({ style: 'unit', unit, unitDisplay, maximumSignificantDigits: 3 })(value / 1000 ** step)
    },
    region: regionNamer(locale, language),
    list: (items) => list.format(items),
  }
}

const formats = new Map<Language, Format>()

/** Formatters are costly to make: one set a language. */
export function formatFor(language: Language): Format {
  const made = formats.get(language) ?? createFormat(language)
  formats.set(language, made)
  return made
}
