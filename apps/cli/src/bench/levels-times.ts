import { mean, measured, quantile } from '@trendee/core/series/robust-statistics'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import { plantEvents } from '@trendee/core/trend/planted-series'
import type { Level } from '@trendee/core/trend/vocabulary'
import { MIN_MEAN } from './levels-planted'
import { hindsightRise, trueJumps } from './levels-truth'
import { LEVEL_RANK, levelAt } from './levels-walk'

/** When levels come and go: planted rises that take their time and end, and the series as they are. */

/** A rise that takes `rampWeeks`, stands for six weeks, and is gone after four more. */
export interface PlantedRise {
  readonly factor: number
  readonly rampWeeks: number
}

export const RISES: readonly PlantedRise[] = [2, 3].flatMap((factor) =>
  [1, 4, 8, 10].map((rampWeeks) => ({ factor, rampWeeks })),
)
const TOP_WEEKS = 6
const FALL_WEEKS = 4
/** A badge should be gone this many weeks after the index first stood under 85 % of its top. */
const GONE_WITHIN_WEEKS = 3
const WATCHED_AFTER_WEEKS = 8
const TOP_SPAN_WEEKS = 12
const FALLEN = 0.85
/** A breakout that hindsight gives less than this is false. */
const FALSE_BREAKOUT_RISE = 0.5

/** How badges stand to the index; a week counts as fallen under 85 % of the top of its last twelve weeks. */
export interface BadgeWeeks {
  readonly weeks: number
  readonly fallen: number
}

export interface RiseTimes extends BadgeWeeks {
  readonly rise: PlantedRise
  readonly planted: number
  /** Weeks after the week in which it began, up to the end of the top; infinite where it did not come. */
  readonly untilBadge: readonly number[]
  readonly untilBreakout: readonly number[]
  /** Cases with a badge on the way up. */
  readonly whileRising: number
  /** Cases with a badge three weeks after the first fallen week, or later. */
  readonly late: number
}

export function isFallen(values: readonly (number | null)[], week: number): boolean {
  const top = Math.max(0, ...measured(values.slice(Math.max(0, week + 1 - TOP_SPAN_WEEKS), week + 1)))
  return (values[week] ?? 0) < FALLEN * top
}

/** Plants each rise at every `stride`-th week, where the untouched series has no level, and walks through it and its end. */
export function timesOfRises(seriesList: readonly WeeklySeries[], stride: number): RiseTimes[] {
  const usable = seriesList.filter((series) => (mean(measured(series.values)) ?? 0) >= MIN_MEAN)
  return RISES.map((rise) => {
    const topUntil = rise.rampWeeks + TOP_WEEKS
    const watched = topUntil + FALL_WEEKS + WATCHED_AFTER_WEEKS
    const event = { ...rise, lastsWeeks: topUntil - 1, fallWeeks: FALL_WEEKS }
    const cases: CaseTimes[] = []
    for (const series of usable) {
      for (let start = 64; start + watched <= series.values.length; start += stride) {
        if (levelAt(series, start - 1) !== 'none') continue
        const changed = plantEvents(series, [{ ...event, fromWeek: start }], 1)
        const levels = Array.from({ length: watched }, (_, week) => levelAt(changed, start + week))
        cases.push(timesOfCase(levels, changed.values.slice(0, start + watched), topUntil - 1))
      }
    }
    const sum = (of: (one: CaseTimes) => number): number => cases.reduce((total, one) => total + of(one), 0)
    return {
      rise,
      planted: cases.length,
      untilBadge: cases.map(({ untilBadge }) => untilBadge),
      untilBreakout: cases.map(({ untilBreakout }) => untilBreakout),
      whileRising: sum(({ untilBadge }) => (untilBadge < rise.rampWeeks ? 1 : 0)),
      late: sum(({ isLate }) => (isLate ? 1 : 0)),
      weeks: sum(({ weeks }) => weeks),
      fallen: sum(({ fallen }) => fallen),
    }
  })
}

interface CaseTimes extends BadgeWeeks {
  readonly untilBadge: number
  readonly untilBreakout: number
  readonly isLate: boolean
}

/** `levels` are those of the last weeks of `values`; the fall begins `fallsAfter` weeks after the first of them. */
export function timesOfCase(
  levels: readonly Level[],
  values: readonly (number | null)[],
  fallsAfter: number,
): CaseTimes {
  const first = values.length - levels.length
  const fallenAt = levels.map((_, week) => isFallen(values, first + week))
  const gone = fallenAt.findIndex((hasFallen, week) => hasFallen && week >= fallsAfter)
  const until = (rank: number): number => {
    const week = levels.slice(0, fallsAfter).findIndex((level) => LEVEL_RANK[level] >= rank)
    return week < 0 ? Number.POSITIVE_INFINITY : week
  }
  return {
    untilBadge: until(LEVEL_RANK.hot),
    untilBreakout: until(LEVEL_RANK.breakout),
    isLate: gone >= 0 && levels.slice(gone + GONE_WITHIN_WEEKS).some((level) => level !== 'none'),
    weeks: levels.filter((level) => level !== 'none').length,
    fallen: levels.filter((level, week) => level !== 'none' && fallenAt[week]).length,
  }
}

/** Badges of untouched series: how they stand to the index, which breakouts are false, and when true jumps got theirs. */
export interface UntouchedTimes extends BadgeWeeks {
  readonly falseBreakouts: number
  readonly untilBadge: readonly number[]
  readonly untilBreakout: readonly number[]
}

export function timesOfUntouched(
  walked: readonly { readonly values: readonly (number | null)[]; readonly levels: readonly Level[] }[],
  firstWeek: number,
): UntouchedTimes {
  let [weeks, fallen, falseBreakouts] = [0, 0, 0]
  const untilBadge: number[] = []
  const untilBreakout: number[] = []
  for (const { values, levels } of walked) {
    levels.forEach((level, week) => {
      if (level === 'none') return
      weeks += 1
      if (isFallen(values, week)) fallen += 1
      if (level === 'breakout' && (hindsightRise(values, week) ?? 1) < FALSE_BREAKOUT_RISE) falseBreakouts += 1
    })
    for (const start of trueJumps(values, firstWeek)) {
      const after = levels.slice(start, start + TOP_SPAN_WEEKS)
      const badge = after.findIndex((level) => level !== 'none')
      const breakout = after.indexOf('breakout')
      untilBadge.push(badge < 0 ? Number.POSITIVE_INFINITY : badge)
      if (breakout >= 0) untilBreakout.push(breakout)
    }
  }
  return { weeks, fallen, falseBreakouts, untilBadge, untilBreakout }
}

/** The middle of waits, of which some may be without end. */
export function middleWait(waits: readonly number[]): string {
  // Infinite ones stand at the end: between two of them there is nothing to interpolate.
  const middle = quantile(
    waits.map((wait) => Math.min(wait, 1000)),
    0.5,
  )
  return middle === null || middle >= 500 ? '–' : middle.toFixed(1)
}

export function printTimes(into: string, times: readonly RiseTimes[]): void {
  console.log(`\nPlanted rises, then ${TOP_WEEKS} weeks at the top, then a fall of ${FALL_WEEKS}; ${into}`)
  console.log(`${''.padEnd(20)} cases  weeks to badge  to breakout  on the way up  badge weeks  fallen  late`)
  for (const { rise, planted, untilBadge, untilBreakout, whileRising, weeks, fallen, late } of times) {
    const name = `× ${rise.factor} over ${rise.rampWeeks} ${rise.rampWeeks === 1 ? 'week' : 'weeks'}`
    const cells = [
      String(planted).padStart(5),
      middleWait(untilBadge).padStart(15),
      middleWait(untilBreakout).padStart(12),
      `${Math.round((100 * whileRising) / planted)}%`.padStart(14),
      String(weeks).padStart(12),
      `${Math.round((100 * fallen) / Math.max(1, weeks))}%`.padStart(7),
      `${Math.round((100 * late) / planted)}%`.padStart(5),
    ]
    console.log(`${name.padEnd(20)} ${cells.join(' ')}`)
  }
  const all = (waits: (one: RiseTimes) => readonly number[]): string => middleWait(times.flatMap(waits))
  console.log(
    `all of them: weeks to badge ${all((one) => one.untilBadge)}, to breakout ${all((one) => one.untilBreakout)}`,
  )
}

export function printUntouched(times: UntouchedTimes): void {
  const { weeks, fallen, falseBreakouts, untilBadge, untilBreakout } = times
  console.log(`\nUntouched: ${weeks} badge weeks, ${fallen} of them under 85 % of the top of their twelve weeks`)
  console.log(`false breakout weeks: ${falseBreakouts}`)
  console.log(
    `true jumps: ${untilBadge.length}, weeks to badge ${middleWait(untilBadge)} (${untilBadge.join(', ')}), ` +
      `to breakout ${middleWait(untilBreakout)} (${untilBreakout.length} got one)`,
  )
}
