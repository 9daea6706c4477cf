import { addWeeks } from '../periods/week'
import { measured, median } from '../series/robust-statistics'

/** What a reader sees in five years of a curve without its season. */
export interface CurveStory {
  /** `jumped`, `dropped`: within six weeks; `climbed`, `fell`: over longer; `flat`: stands where it stood. */
  readonly kind: 'jumped' | 'climbed' | 'dropped' | 'fell' | 'flat'
  /** Monday of the week in which the change began; `null` of what is flat. */
  readonly since: string | null
  /** Whole years before the change in which the curve stood still; of what is flat, up to now. */
  readonly flatYears: number
  /** Where it stood before and where it stands, in the unit of the series. */
  readonly from: number
  readonly to: number
}

const YEAR_WEEKS = 52
const NEWEST_WEEKS = 4
/** Of a year at least this many weeks must be measured to speak for it. */
const MIN_YEAR_WEEKS = 39
/** Smaller differences to the year before the last are not told. */
const TOLD_RATIO = 1.25
/** Years whose middles lie about one level by less stood still, if their own halves differ by no more than the second. */
const STILL_RATIO = 1.2
const STILL_HALVES = 1.12
/** A change is told from a fifth of its way to four fifths. */
const BEGUN = 0.2
const DONE = 0.8
const AT_ONCE_WEEKS = 6
const AROUND_WEEKS = 2

/**
 * Tells the newest change of a curve: when it began, whether it came at once, and for how many years nothing had happened
 * before. `values` is the line without season from Monday `start`. `null` under two years, and where nothing is worth telling.
 */
export function curveStory(start: string, values: readonly (number | null)[]): CurveStory | null {
  const end = values.length
  const to = median(measured(values.slice(-NEWEST_WEEKS)))
  const from = yearMiddle(values, end - YEAR_WEEKS)
  if (to === null || from === null || from <= 0 || to <= 0) return null
  const whole = Math.log(to / from)
  if (Math.abs(whole) < Math.log(TOLD_RATIO)) {
    const flatYears = stillYears(values, end, to)
    return flatYears < 2 ? null : { kind: 'flat', since: null, flatYears, from, to }
  }
  // How much of the way each week has gone: below 0 or above 1 where it strays beyond the two.
  const way = (week: number): number => {
    const around = median(measured(values.slice(Math.max(0, week - AROUND_WEEKS), week + AROUND_WEEKS + 1)))
    return around === null || around <= 0 ? 0 : Math.log(around / from) / whole
  }
  let onset = end
  while (onset > 0 && way(onset - 1) > BEGUN) onset -= 1
  let done = onset
  while (done < end - 1 && way(done) < DONE) done += 1
  const isAtOnce = done - onset < AT_ONCE_WEEKS
  const before = yearMiddle(values, onset)
  return {
    kind: whole > 0 ? (isAtOnce ? 'jumped' : 'climbed') : isAtOnce ? 'dropped' : 'fell',
    since: addWeeks(start, onset),
    flatYears: before === null ? 0 : stillYears(values, onset, before),
    from,
    to,
  }
}

/** Middle of the 52 weeks before week `end`; `null` where too few were measured. */
function yearMiddle(values: readonly (number | null)[], end: number): number | null {
  const known = measured(values.slice(Math.max(0, end - YEAR_WEEKS), Math.max(0, end)))
  return known.length < MIN_YEAR_WEEKS ? null : median(known)
}

/** Years on end, counted back from week `end`, that stood still about `level`. */
function stillYears(values: readonly (number | null)[], end: number, level: number): number {
  const isWithin = (a: number | null, b: number | null, ratio: number) =>
    a !== null && b !== null && a > 0 && b > 0 && Math.abs(Math.log(a / b)) <= Math.log(ratio)
  const middle = (from: number, to: number) => median(measured(values.slice(Math.max(0, from), Math.max(0, to))))
  let years = 0
  for (let last = end; isWithin(yearMiddle(values, last), level, STILL_RATIO); last -= YEAR_WEEKS) {
    const half = last - YEAR_WEEKS / 2
    if (!isWithin(middle(half, last), middle(last - YEAR_WEEKS, half), STILL_HALVES)) return years
    years += 1
  }
  return years
}
