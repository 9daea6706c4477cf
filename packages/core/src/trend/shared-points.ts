import { addDays, addWeeks, weeksBetween } from '../periods/week'
import { mean } from '../series/robust-statistics'
import type { WeeklySeries } from '../series/weekly-series'
import type { PointPair } from './scale-ratio'

/** What one value of a file speaks of: a week (or the days of one), or a month. */
export const SPANS = ['week', 'month'] as const
export type Span = (typeof SPANS)[number]

/** One file of a term, brought to Monday weeks, on a scale of its own. */
export interface StitchFile {
  /** Hash of the file. */
  readonly id: string
  readonly series: WeeklySeries
  /** `month`: the weeks of a month all bear the month's value. */
  readonly span: Span
  /** The newest day that it measured: the file whose newest day is latest is the newest capture. */
  readonly newestDay: string
  /** The unit to which its weekly values are rounded; 0: none. */
  readonly roundingStep: number
}

/** A Monday from which weeks are numbered. */
const WEEK_ZERO = '1970-01-05'
/** As few weeks as this are compared month by month instead, where a file has months. */
const FEW_WEEKS = 4

/** One week of a curve: its value and unit on the curve's scale, and the file that it comes from. */
export interface CurvePoint {
  readonly value: number
  readonly unit: number
  readonly file: StitchFile
}

/** A point of time that two files measured. */
export interface SharedPair extends PointPair {
  /** Number of its (first) week. */
  readonly week: number
}

/** Monday of a numbered week. */
export function mondayOfWeek(week: number): string {
  return addWeeks(WEEK_ZERO, week)
}

/** The weeks that files measured, by number, each from the first of them that has it. */
export function curveOf(files: readonly { file: StitchFile; factor: number }[]): Map<number, CurvePoint> {
  const curve = new Map<number, CurvePoint>()
  for (const file of files) addToCurve(curve, file)
  return curve
}

/** Adds the weeks that the curve does not have yet. */
export function addToCurve(
  curve: Map<number, CurvePoint>,
  { file, factor }: { file: StitchFile; factor: number },
): void {
  const first = weeksBetween(WEEK_ZERO, file.series.start)
  for (const [index, value] of file.series.values.entries()) {
    if (value === null || curve.has(first + index)) continue
    curve.set(first + index, { value: value * factor, unit: file.roundingStep * factor, file })
  }
}

/**
 * The points of time that a curve and a file both measured: weeks, or, where one of the two has months only, the means
 * of months.
 */
export function sharedPoints(
  curve: ReadonlyMap<number, CurvePoint>,
  file: StitchFile,
): { readonly pairs: readonly SharedPair[]; readonly by: Span } {
  const own = curveOf([{ file, factor: 1 }])
  const weeks = [...own].flatMap(([week, there]) => {
    const here = curve.get(week)
    return here ? [{ week, here, there }] : []
  })
  const weekly = weeks.filter(({ here, there }) => here.file.span === 'week' && there.file.span === 'week')
  if (weekly.length >= FEW_WEEKS || weekly.length === weeks.length) {
    return { pairs: weekly.map(({ week, here, there }) => pairOf(week, [here], [there])), by: 'week' }
  }
  const byMonth = new Map<string, typeof weeks>()
  for (const shared of weeks) byMonth.set(monthOf(shared.week), [...(byMonth.get(monthOf(shared.week)) ?? []), shared])
  // Months that lie in both as a whole: of a piece of one, the mean is another.
  const whole = [...byMonth].filter(([month, shared]) => {
    const { week } = shared[0] ?? { week: 0 }
    return monthOf(week - 1) !== month && monthOf(week + shared.length) !== month
  })
  return {
    pairs: whole.map(([, shared]) =>
      pairOf(
        shared[0]?.week ?? 0,
        shared.map(({ here }) => here),
        shared.map(({ there }) => there),
      ),
    ),
    by: 'month',
  }
}

function pairOf(week: number, here: readonly CurvePoint[], there: readonly CurvePoint[]): SharedPair {
  return {
    week,
    here: mean(here.map(({ value }) => value)) ?? 0,
    there: mean(there.map(({ value }) => value)) ?? 0,
    hereUnit: Math.max(...here.map(({ unit }) => unit)),
    thereUnit: Math.max(...there.map(({ unit }) => unit)),
  }
}

/**
 * Of the shared points the `count` that lie nearest to the weeks which the file has to itself: there the two curves meet,
 * and a ratio from there leaves no step even where one of them drifts.
 */
export function nearestTheJoint(
  pairs: readonly SharedPair[],
  curve: ReadonlyMap<number, CurvePoint>,
  file: StitchFile,
  count: number,
): readonly SharedPair[] {
  const own = [...curveOf([{ file, factor: 1 }]).keys()].filter((week) => !curve.has(week))
  if (pairs.length <= count || own.length === 0) return pairs
  const distance = (week: number) => own.reduce((least, one) => Math.min(least, Math.abs(one - week)), Infinity)
  return pairs
    .map((pair) => ({ pair, distance: distance(pair.week) }))
    .toSorted((a, b) => a.distance - b.distance || b.pair.week - a.pair.week)
    .slice(0, count)
    .map(({ pair }) => pair)
    .toSorted((a, b) => a.week - b.week)
}

/** A week belongs to the month of its Thursday, as `toWeeklySeries` has it. */
function monthOf(week: number): string {
  return addDays(mondayOfWeek(week), 3).slice(0, 7)
}
