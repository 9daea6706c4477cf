import { firstMondayOfIsoYear, isoWeekOf } from '../periods/iso-week'
import { addDays, addWeeks, weeksBetween } from '../periods/week'
import { SEASONS_OF_YEAR, type SeasonOfYear, isSouthern } from '../regions/season-of-year'

/** A season in which goods are sold. */
export interface SellingSeason {
  readonly name: SeasonOfYear
  /** In which it begins: a winter that begins in December 2026 is that of 2026. */
  readonly year: number
}

/** First and last ISO week north of the equator; a winter ends in the year after. */
const NORTHERN_WEEKS: Readonly<Record<SeasonOfYear, readonly [number, number]>> = {
  spring: [9, 21],
  summer: [22, 35],
  autumn: [36, 48],
  winter: [49, 8],
}
const OPPOSITE: Readonly<Record<SeasonOfYear, SeasonOfYear>> = {
  spring: 'autumn',
  summer: 'winter',
  autumn: 'spring',
  winter: 'summer',
}

/** First and last ISO week of a season in a region; of no country's, by the northern calendar. */
function isoWeeks(name: SeasonOfYear, region: string): readonly [number, number] {
  return NORTHERN_WEEKS[isSouthern(region) ? OPPOSITE[name] : name]
}

/** `summer-2027` */
export function seasonId({ name, year }: SellingSeason): string {
  return `${name}-${year}`
}

/** The season of this century that an id names; `null` for any other text. */
export function seasonOfId(id: string): SellingSeason | null {
  const [, found, year] = /^([a-z]+)-(20\d{2})$/.exec(id) ?? []
  const name = SEASONS_OF_YEAR.find((one) => one === found)
  return name === undefined ? null : { name, year: Number(year) }
}

/** The season that an id of ours names. Throws where it is none. */
export function seasonNamed(id: string): SellingSeason {
  const season = seasonOfId(id)
  if (season === null) throw new Error(`no season is called ${id}`)
  return season
}

/** The season with the same weeks as rows of no region have it: by the northern calendar. */
export function inNorthernCalendar({ name, year }: SellingSeason, region: string): SellingSeason {
  return { name: isSouthern(region) ? OPPOSITE[name] : name, year }
}

export interface SellingWeeks {
  /** Monday of the first week. */
  readonly from: string
  readonly weeks: number
}

/** The weeks of a season in a region. */
export function sellingWeeks({ name, year }: SellingSeason, region: string): SellingWeeks {
  const [first, last] = isoWeeks(name, region)
  const from = addWeeks(firstMondayOfIsoYear(year), first - 1)
  const end = addWeeks(firstMondayOfIsoYear(last < first ? year + 1 : year), last)
  return { from, weeks: weeksBetween(from, end) }
}

/** First and last day of a season in a region. */
export function seasonDays(season: SellingSeason, region: string): { readonly from: string; readonly to: string } {
  const { from, weeks } = sellingWeeks(season, region)
  return { from, to: addDays(addWeeks(from, weeks), -1) }
}

/** Whether the season goes on into the year after the one in which it begins. */
export function endsNextYear({ name }: SellingSeason, region: string): boolean {
  const [first, last] = isoWeeks(name, region)
  return last < first
}

/** The seasons whose weeks all lie among `count` weeks from Monday `start`, in their order. */
export function seasonsWithin(start: string, count: number, region: string): SellingSeason[] {
  const end = addWeeks(start, count)
  const years = Array.from(
    { length: isoWeekOf(end).year - isoWeekOf(start).year + 2 },
    (_, at) => isoWeekOf(start).year - 1 + at,
  )
  return years
    .flatMap((year) =>
      SEASONS_OF_YEAR.map((name) => ({ season: { name, year }, at: sellingWeeks({ name, year }, region) })),
    )
    .filter(({ at }) => at.from >= start && addWeeks(at.from, at.weeks) <= end)
    .toSorted((a, b) => (a.at.from < b.at.from ? -1 : 1))
    .map(({ season }) => season)
}
