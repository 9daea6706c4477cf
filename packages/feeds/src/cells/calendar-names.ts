/** Languages whose names of months and weekdays are read. */
const LANGUAGES =
  'en de fr es it pt nl sv da nb fi pl cs sk hu ro bg ru uk el tr id ms ca th hi ar ar-DZ ar-MA ar-LB'.split(' ')
const JANUARY_4_MONDAY = Date.UTC(2021, 0, 4)
const DAY_MS = 86_400_000

/** Short names that people write and the tables do not list, of January to December; `-` where they do. */
const SHORT_MONTHS = [
  'янв фев мар апр май июн июл авг сен окт ноя дек',
  '- fév mrz - - - - - sept - - -',
  'jän',
].flatMap((line) => line.split(' ').flatMap((name, at) => (name === '-' ? [] : [[name, at + 1] as const])))

interface Names {
  readonly months: ReadonlyMap<string, number>
  readonly weekdays: ReadonlySet<string>
}

let names: Names | null = null

/** Built on first use, from the engine's own tables. A name that is one month here and another there is none. */
export function calendarNames(): Names {
  if (names !== null) return names
  const months = new Map<string, number>()
  const shared = new Set<string>()
  const weekdays = new Set<string>()
  for (const language of LANGUAGES) {
    const calendar = `${language}-u-ca-gregory-nu-latn`
    for (const style of ['long', 'short'] as const) {
      // Within a date many languages bend the name; alone they do not.
      const inDate = new Intl.DateTimeFormat(calendar, {
        day: 'numeric',
        month: style,
        year: 'numeric',
        timeZone: 'UTC',
      })
      const alone = new Intl.DateTimeFormat(calendar, { month: style, timeZone: 'UTC' })
      const weekday = new Intl.DateTimeFormat(calendar, { weekday: style, timeZone: 'UTC' })
      for (let month = 1; month <= 12; month++) {
        const moment = Date.UTC(2021, month - 1, 15)
        const within = inDate.formatToParts(moment).find(({ type }) => type === 'month')?.value ?? ''
        for (const name of [within, alone.format(moment)].map(nameKey)) {
          if (name === '' || /\d/.test(name)) continue
          if ((months.get(name) ?? month) !== month) shared.add(name)
          months.set(name, month)
        }
      }
      for (let day = 0; day < 7; day++) weekdays.add(nameKey(weekday.format(JANUARY_4_MONDAY + day * DAY_MS)))
    }
  }
  for (const name of shared) months.delete(name)
  for (const [name, month] of SHORT_MONTHS) if (!months.has(name)) months.set(name, month)
  names = { months, weekdays }
  return names
}

function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('.', '').trim()
}
