import { dayNumber } from '@trendee/core/periods/week'
import type { PlantedTrend, WearerGroup } from './planted-truth'

/** A day that people dress or give for. */
interface Holiday {
  /** Its id in the calendar of festivals. */
  readonly festival: string
  /** Day number of the year's holiday; some move with the moon or the weekday. */
  dayIn(year: number): number
  /** Weeks in which interest builds up to it. */
  readonly weeks: number
  /** Height on the day itself, natural logarithm. */
  readonly log: number
  readonly moves: (trend: PlantedTrend, group: WearerGroup) => boolean
  /** Countries that keep it; all where none is named. */
  readonly regions?: readonly string[]
}

const on = (month: number, day: number) => (year: number) => Math.floor(Date.UTC(year, month - 1, day) / 86_400_000)

/** The n-th weekday (0 is Sunday) of a month. */
const nth = (n: number, weekday: number, month: number) => (year: number) => {
  const first = on(month, 1)(year)
  // Day 0 was a Thursday.
  return first + ((weekday - ((first + 4) % 7) + 7) % 7) + 7 * (n - 1)
}

/** Easter Sunday by the rule of Meeus, Jones and Butcher: it moves by up to five weeks. */
export function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = Math.floor((a + 11 * d + 22 * e) / 451)
  const month = Math.floor((d + e - 7 * f + 114) / 31)
  return on(month, ((d + e - 7 * f + 114) % 31) + 1)(year)
}

const named = (pattern: RegExp) => (trend: PlantedTrend) => pattern.test(trend.term)

const HOLIDAYS: readonly Holiday[] = [
  {
    festival: 'valentines-day',
    dayIn: on(2, 14),
    weeks: 2,
    log: 0.16,
    moves: named(/red dress|^lace$|lace dress|bralette|hot pink|cherry red|slip dress/),
  },
  {
    festival: 'easter',
    dayIn: easter,
    weeks: 2.5,
    log: 0.12,
    moves: named(/floral dress|lavender|lilac|mint green|powder blue|ditsy|girls dress/),
  },
  {
    festival: 'fathers-day',
    dayIn: nth(3, 0, 6),
    weeks: 2,
    log: 0.14,
    moves: (_, group) => group === 'men',
    regions: ['US', 'GB', 'FR', 'JP'],
  },
  {
    festival: 'independence-day',
    dayIn: on(7, 4),
    weeks: 2,
    log: 0.12,
    moves: named(/denim shorts|bikini|swim|white dress|^bandana/),
    regions: ['US'],
  },
  {
    festival: 'back-to-school',
    dayIn: on(8, 24),
    weeks: 3,
    log: 0.18,
    moves: (trend, group) => group === 'kids' || named(/backpack|sneakers|preppy|loafers|plaid skirt/)(trend),
  },
  {
    festival: 'halloween',
    dayIn: on(10, 31),
    weeks: 2.5,
    log: 0.14,
    moves: named(/corset|cape|western|cowboy|gloves|fishnet|leather pants|black dress/),
  },
  { festival: 'black-friday', dayIn: (year) => nth(4, 4, 11)(year) + 1, weeks: 1, log: 0.1, moves: () => true },
  {
    festival: 'christmas',
    dayIn: on(12, 24),
    weeks: 2.5,
    log: 0.12,
    moves: named(/scarf|gloves|necklace|bracelet|earrings|pajama|slipper|belt|beanie|cashmere/),
  },
]

/** Whether a festival of the calendar moves a trend of the American searches; `null` for one that moves nothing here. */
export function isMovedBy(festival: string, trend: PlantedTrend): boolean | null {
  const holiday = HOLIDAYS.find((each) => each.festival === festival)
  if (holiday === undefined) return null
  return holiday.regions?.includes('US') !== false && holiday.moves(trend, trend.wearer)
}

const WEEK_DAYS = 7

/** What a holiday alone adds in the week that begins on a Monday: interest grows to the day and is over with it. */
function liftIn(holiday: Holiday, monday: string): number {
  const lastDay = dayNumber(monday) + WEEK_DAYS - 1
  const year = Number(monday.slice(0, 4))
  let log = 0
  for (const day of [holiday.dayIn(year), holiday.dayIn(year + 1)]) {
    const daysLeft = day - lastDay
    if (daysLeft >= 0) log += holiday.log * Math.exp(-daysLeft / WEEK_DAYS / holiday.weeks)
    else if (daysLeft > -WEEK_DAYS) log += (holiday.log * (WEEK_DAYS + daysLeft)) / WEEK_DAYS
  }
  return log
}

/** The lifts of each holiday over the weeks that were asked for last: all trends ask for the same ones. */
let asked: { readonly mondays: readonly string[]; readonly lifts: readonly (readonly number[])[] } | null = null

/** What the holidays add to a trend in weeks that begin on Mondays, natural logarithm. */
export function holidayLogs(
  trend: PlantedTrend,
  group: WearerGroup,
  region: string,
  mondays: readonly string[],
): number[] {
  if (asked?.mondays !== mondays) {
    asked = { mondays, lifts: HOLIDAYS.map((holiday) => mondays.map((monday) => liftIn(holiday, monday))) }
  }
  const { lifts } = asked
  const kept = HOLIDAYS.flatMap(({ regions, moves }, index) =>
    regions?.includes(region) === false || !moves(trend, group) ? [] : [lifts[index] ?? []],
  )
  return mondays.map((_, week) => kept.reduce((sum, lift) => sum + (lift[week] ?? 0), 0))
}
