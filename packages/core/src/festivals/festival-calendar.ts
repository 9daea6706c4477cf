import Holidays from 'date-holidays'
import { FESTIVAL_COUNTRIES, type Festival, type FestivalCountry, type FestivalDay } from './festival'
import { PUBLIC_HOLIDAYS } from './public-holiday-names'
import { type DayRule, TRADE_DAYS, type TradeDay } from './trade-days'

/**
 * The calendar of festivals: days off by date-holidays, days of the trade by our own table. It brings the holidays of all
 * countries along, which are megabytes: for the server, never for a browser.
 */

const PUBLIC_BUILD_UP_WEEKS = 2

const trades = TRADE_DAYS.map((trade): [TradeDay, Festival] => [
  trade,
  {
    id: trade.id,
    name: trade.name,
    nameZh: trade.nameZh,
    kind: 'trade',
    buildUpWeeks: trade.weeks,
    isUsualDay: trade.isUsualDay ?? false,
  },
])

/** The same for one country: what it keeps, each with its first day. Made once: rules are parsed, not looked up. */
const rulesOf = new Map<FestivalCountry, { readonly days: Holidays; readonly trade: Holidays }>()

function rules(country: FestivalCountry) {
  let known = rulesOf.get(country)
  if (known === undefined) {
    const trade = new Holidays()
    for (const { id, on } of TRADE_DAYS) {
      for (const [name, rule] of namedRules(id, on[country] ?? on.all)) {
        // One rule is one day there: two festivals of a country must not have the same.
        trade.setHoliday(rule, { name: { en: name }, type: 'observance' })
      }
    }
    known = { days: new Holidays(country), trade }
    rulesOf.set(country, known)
  }
  return known
}

const unlessOf = (id: string) => `${id} unless`
const otherwiseOf = (id: string) => `${id} otherwise`

/** The rules of a day, each under a name by which its date is found again. */
function namedRules(id: string, rule: DayRule | undefined): (readonly [name: string, rule: string])[] {
  if (rule === undefined) return []
  if (typeof rule === 'string') return [[id, rule]]
  return [
    [id, rule.usual],
    [unlessOf(id), rule.unless],
    [otherwiseOf(id), rule.otherwise],
  ]
}

/** The date of a trade day among those of its country's rules. */
function tradeDate(id: string, dates: ReadonlyMap<string, string>): string | undefined {
  const usual = dates.get(id)
  return usual !== undefined && usual === dates.get(unlessOf(id)) ? dates.get(otherwiseOf(id)) : usual
}

const publicFestivals = new Map<string, Festival>()

/** A day off by its English name; `null` for one that the trade's table has, or that nobody named. */
function publicFestival(name: string): Festival | null {
  const named = PUBLIC_HOLIDAYS[name]
  if (named === undefined || 'tradeDay' in named) return null
  let festival = publicFestivals.get(name)
  if (festival === undefined) {
    const id = name
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f.'()]/g, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
    festival = {
      id,
      name: name.replaceAll("'", '’'),
      nameZh: named.zh,
      kind: 'public',
      buildUpWeeks: PUBLIC_BUILD_UP_WEEKS,
      isUsualDay: false,
    }
    publicFestivals.set(name, festival)
  }
  return festival
}

type KeptDay = readonly [Festival, string]
/** Rules of the moon take a millisecond a year and country; what a year comes to never changes. */
const years = new Map<string, readonly KeptDay[]>()

function yearOf(country: FestivalCountry, year: number): readonly KeptDay[] {
  const key = `${country}/${year}`
  let known = years.get(key)
  if (known === undefined) years.set(key, (known = workedOut(country, year)))
  return known
}

/** Festivals of one country in one year, each with its first day there. */
function workedOut(country: FestivalCountry, year: number): KeptDay[] {
  const { days, trade } = rules(country)
  const found = new Map<string, KeptDay>()
  const keep = (festival: Festival, date: string) => {
    // Several days in a row are one festival, and the day on which a Sunday's is made up for is none.
    if (!found.has(festival.id)) found.set(festival.id, [festival, date.slice(0, 10)])
  }
  const byId = new Map(trade.getHolidays(year).map(({ name, date }) => [name, date]))
  for (const [{ id }, festival] of trades) {
    const date = tradeDate(id, byId)
    if (date !== undefined) keep(festival, date)
  }
  for (const { type, substitute, name, date } of days.getHolidays(year, 'en')) {
    if (type !== 'public' || substitute === true) continue
    const festival = publicFestival(name)
    if (festival !== null) keep(festival, date)
  }
  return [...found.values()]
}

/**
 * The festivals from one day to another, both included, in the order of their days; those of a country, or of all that are
 * known. One that countries keep on different days stands there once for each day.
 */
export function festivalDays(from: string, to: string, country?: string): FestivalDay[] {
  const found = new Map<string, { festival: Festival; day: string; countries: FestivalCountry[] }>()
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    for (const keeper of FESTIVAL_COUNTRIES) {
      for (const [festival, day] of yearOf(keeper, year)) {
        if (day < from || day > to) continue
        const key = `${day}/${festival.id}`
        const known = found.get(key)
        if (known === undefined) found.set(key, { festival, day, countries: [keeper] })
        else known.countries.push(keeper)
      }
    }
  }
  return [...found.values()]
    .filter(({ countries }) => country === undefined || (countries as string[]).includes(country))
    .sort((a, b) => (a.day === b.day ? compare(a.festival.id, b.festival.id) : compare(a.day, b.day)))
}

/** What one country keeps from one day to another, in the order of the days; the calendars of others are not worked out. */
export function festivalsOf(country: FestivalCountry, from: string, to: string): Omit<FestivalDay, 'countries'>[] {
  const years = Array.from(
    { length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
    (_, place) => Number(from.slice(0, 4)) + place,
  )
  return years
    .flatMap((year) => yearOf(country, year))
    .filter(([, day]) => day >= from && day <= to)
    .map(([festival, day]) => ({ festival, day }))
    .sort((a, b) => (a.day === b.day ? compare(a.festival.id, b.festival.id) : compare(a.day, b.day)))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Every festival that is kept in a year, by name. */
export function festivalsOfYear(year: number): Festival[] {
  const kept = festivalDays(`${year}-01-01`, `${year}-12-31`).map(({ festival }) => festival)
  return [...new Map(kept.map((festival) => [festival.id, festival])).values()].sort((a, b) => compare(a.name, b.name))
}

/** The days of one festival, in a country or in all, oldest first; empty where it is not kept, or not known. */
export function daysOfFestival(id: string, from: string, to: string, country?: string): FestivalDay[] {
  return festivalDays(from, to, country).filter(({ festival }) => festival.id === id)
}
