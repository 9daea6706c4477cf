import { addDays, addWeeks, lastCompleteWeek, weeksBetween } from '../periods/week'
import { YOY_WEEKS } from '../trend/growth'
import type { ReportKind } from './report'

/** A report that is due: what about, and the last day that it may know. */
export interface Occasion {
  readonly kind: ReportKind
  readonly subject: string
  readonly asOf: string
  /** Weeks up to that day that are held against those of the year before. */
  readonly weeks: number
  /** Last day of its time: of a season that still runs it lies ahead. */
  readonly endsOn: string
}

/** Weeks and seasons back that are written where a folder has no reports yet. */
const WEEKLY = 12
const SEASONS = 4
/** Months in which seasons of the trade end: winter, spring, summer, autumn. */
const SEASON_ENDS = [2, 5, 8, 11]

/** Sunday that ends the newest complete week. */
export const lastSunday = (asOf: string) => addDays(lastCompleteWeek(asOf), 6)

/** The reports that are due at the end of a day, the newest first of each kind. */
export function occasionsOn(asOf: string, categories: readonly string[]): Occasion[] {
  const sunday = lastSunday(asOf)
  return [
    ...Array.from({ length: WEEKLY }, (_, back): Occasion => {
      const end = addWeeks(sunday, -back)
      return { kind: 'weekly', subject: '', asOf: end, weeks: YOY_WEEKS, endsOn: end }
    }),
    ...seasonsTo(sunday),
    ...categories.map((subject): Occasion => ({
      kind: 'category',
      subject,
      asOf: sunday,
      weeks: YOY_WEEKS,
      endsOn: sunday,
    })),
  ]
}

/** The season that runs on a Sunday, once it has weeks enough to compare, and those before it, the newest first. */
function seasonsTo(sunday: string): Occasion[] {
  const ends = seasonEnds(Number(sunday.slice(0, 4)))
  const running = ends.findIndex((end) => end >= sunday)
  return Array.from({ length: SEASONS + 1 }, (_, back) => running - back).flatMap((place): Occasion[] => {
    const [before, endsOn] = [ends[place - 1], ends[place]]
    if (before === undefined || endsOn === undefined) return []
    const asOf = endsOn < sunday ? endsOn : sunday
    const weeks = weeksBetween(before, asOf)
    return weeks < YOY_WEEKS ? [] : [{ kind: 'season', subject: '', asOf, weeks, endsOn }]
  })
}

/** The last Sundays of the seasons around a year, oldest first. */
function seasonEnds(year: number): string[] {
  return [year - 2, year - 1, year, year + 1].flatMap((one) =>
    SEASON_ENDS.map((month) => lastSunday(addDays(`${one}-${String(month + 1).padStart(2, '0')}-01`, -1))),
  )
}
