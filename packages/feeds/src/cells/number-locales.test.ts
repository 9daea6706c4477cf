import { describe, expect, it } from 'vitest'
import { columnMark } from './digits'
import { readCount } from './read-count'
import { readMoney } from './read-money'

/** Forty locales whose numbers differ in digits, marks, groups or units. */
const LOCALES =
  'en-US en-GB en-IN de-DE de-CH de-AT fr-FR fr-CA fr-CH es-ES es-MX es-AR it-IT pt-BR pt-PT nl-NL sv-SE da-DK nb-NO fi-FI pl-PL cs-CZ sk-SK hu-HU ro-RO bg-BG ru-RU uk-UA el-GR tr-TR vi-VN id-ID th-TH ja-JP ko-KR zh-CN zh-TW hi-IN ar-EG fa-IR'.split(
    ' ',
  )

const VALUES = [
  0, 7, 42, 99.9, 100, 999, 1000, 1234, 4096.5, 12_345, 49_499, 99_999.95, 123_456, 1_234_567, 98_765_432.1,
]

it('writes each number otherwise in some locale', () => {
  expect(LOCALES).toHaveLength(40)
  expect(new Set(LOCALES.map((locale) => (1_234_567.5).toLocaleString(locale))).size).toBeGreaterThan(7)
})

describe.each(LOCALES)('numbers of %s', (locale) => {
  it('are read back from a column of prices', () => {
    const write = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
    const column = VALUES.map((value) => write.format(value))
    const mark = columnMark(column)
    expect(column.map((cell) => lowOf(cell, '', mark))).toEqual(VALUES)
  })

  it.each(['EUR', 'USD', 'JPY'])('are read back from prices in %s', (currency) => {
    const write = new Intl.NumberFormat(locale, { style: 'currency', currency })
    const decimals = write.resolvedOptions().maximumFractionDigits ?? 0
    const column = VALUES.map((value) => write.format(value))
    const mark = columnMark(column)
    expect(column.map((cell) => lowOf(cell, currency, mark))).toEqual(
      VALUES.map((value) => Number(value.toFixed(decimals))),
    )
  })

  it('are read back from a column of counts', () => {
    const write = new Intl.NumberFormat(locale)
    const whole = VALUES.map((value) => Math.floor(value))
    expect(whole.map((value) => readCount(write.format(value)))).toEqual(
      whole.map((value) => ({ value, evidence: 'measured', days: null })),
    )
  })
})

function lowOf(cell: string, currency: string, mark: ReturnType<typeof columnMark>): unknown {
  const read = readMoney(cell)
  return read === null || 'unread' in read ? `${cell}: ${JSON.stringify(read)}` : read.low(currency, mark)
}

/** Units that mean another number in another language, with what one of them is read as. */
const SHARED: Readonly<Record<string, Readonly<Record<string, number | null>>>> = {
  // A thousand there, in English 10⁹.
  'tr-TR': { B: 1e9 },
  // A thousand there, a tonne or 10¹² elsewhere: not read.
  'da-DK': { t: null },
  'fi-FI': { 't.': null },
}

describe.each(LOCALES)('short counts of %s', (locale) => {
  it.each([12_000, 1_500_000, 34_000_000, 230_000_000])('are read back from %d', (value) => {
    const write = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
    const unit = write.formatToParts(value).find(({ type }) => type === 'compact')?.value ?? ''
    const shared = SHARED[locale]?.[unit]
    const written = write.format(value)
    const expected = shared === undefined ? value : shared === null ? null : Number.parseFloat(written) * shared
    const read = readCount(written)
    expect([written, read !== null && 'value' in read ? read.value : null]).toEqual([written, expected])
  })
})
