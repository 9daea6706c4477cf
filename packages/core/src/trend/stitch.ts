import { addWeeks, weeksBetween } from '../periods/week'
import { mean, measured, median, robustSd } from '../series/robust-statistics'
import { roundingStep } from '../series/rounding-step'
import type { WeeklySeries } from '../series/weekly-series'
import { MIN_LEVEL_WEEKS } from './level'

/** Fewer shared weeks than this cannot show how two scales relate. */
const MIN_OVERLAP_WEEKS = 4

/** What became of one file. */
export interface StitchPart {
  /** Place of the file in the input. */
  readonly index: number
  /** Its values were multiplied by this; `null` when it was left out. */
  readonly factor: number | null
  readonly overlapWeeks: number
  readonly outcome: 'reference' | 'joined' | 'no_overlap' | 'too_small_to_scale' | 'empty'
}

export interface Stitched {
  readonly series: WeeklySeries
  /** The coarsest rounding unit in it, on the joined scale; for `analyseTrend`, which cannot see it in joined values. */
  readonly roundingStep: number
  /** One entry per input file, in input order. */
  readonly parts: readonly StitchPart[]
}

/**
 * Joins several files of one term, each 0–100 on a scale of its own, onto one scale. The newest file is the
 * reference and keeps its values; where two files measured one week, the newer file's value stays. Another file is multiplied by
 * the ratio of the two over the weeks they share, weeks that disagree with the others left out. A file that shares
 * under four weeks, or only weeks too small to tell the ratio from rounding, is not joined: then the newest group that is long
 * enough for a level (60 weeks) wins, else the longest, and `parts` says what was left out.
 */
export function stitch(files: readonly WeeklySeries[]): Stitched {
  const remaining = files
    .map((file, index) => ({ file: trimmedSeries(file), index }))
    .filter(({ file }) => file.values.length > 0)
    .sort((a, b) => compareNewestFirst(a.file, b.file))
  const groups: { series: WeeklySeries; parts: StitchPart[] }[] = []
  const rejected = new Map<number, StitchPart['outcome']>()
  while (remaining.length > 0) {
    const reference = remaining.shift()
    if (reference === undefined) break
    const parts: StitchPart[] = [{ index: reference.index, factor: 1, overlapWeeks: 0, outcome: 'reference' }]
    let series = reference.file
    for (let next = bestOverlap(series, remaining); next !== null; next = bestOverlap(series, remaining)) {
      const { position, factor, overlapWeeks } = next
      const [joined] = remaining.splice(position, 1)
      if (joined === undefined) break
      series = merge(series, joined.file, factor)
      parts.push({ index: joined.index, factor, overlapWeeks, outcome: 'joined' })
    }
    for (const { file, index } of remaining) {
      if (sharedWeeks(series, file).length >= MIN_OVERLAP_WEEKS) rejected.set(index, 'too_small_to_scale')
    }
    groups.push({ series, parts })
  }
  const chosen = groups.find((group) => measured(group.series.values).length >= MIN_LEVEL_WEEKS) ?? longest(groups)
  const used = new Map(chosen?.parts.map((part) => [part.index, part]))
  const parts = files.map((file, index): StitchPart => {
    const isEmpty = measured(file.values).length === 0
    const outcome = isEmpty ? 'empty' : (rejected.get(index) ?? 'no_overlap')
    return used.get(index) ?? { index, factor: null, overlapWeeks: 0, outcome }
  })
  const steps = parts.map((part) => (part.factor ?? 0) * roundingStep(files[part.index]?.values ?? []))
  return {
    series: chosen?.series ?? { start: files[0]?.start ?? '1970-01-05', values: [] },
    roundingStep: Math.max(0, ...steps),
    parts,
  }
}

function bestOverlap(
  series: WeeklySeries,
  candidates: readonly { file: WeeklySeries }[],
): { position: number; factor: number; overlapWeeks: number } | null {
  let best: { position: number; factor: number; overlapWeeks: number } | null = null
  candidates.forEach(({ file }, position) => {
    const pairs = sharedWeeks(series, file)
    const factor = scaleFactor(pairs, roundingStep(series.values), roundingStep(file.values))
    if (factor === null || pairs.length <= (best?.overlapWeeks ?? 0)) return
    best = { position, factor, overlapWeeks: pairs.length }
  })
  return best
}

/** Pairs [reference, other] of the weeks that both measured. */
function sharedWeeks(reference: WeeklySeries, other: WeeklySeries): [number, number][] {
  const shift = weeksBetween(reference.start, other.start)
  return other.values.flatMap((value, week): [number, number][] => {
    const counterpart = reference.values[week + shift] ?? null
    return value === null || counterpart === null ? [] : [[counterpart, value]]
  })
}

/**
 * Ratio of the sums, which weighs large values more as their rounding matters less, over the weeks whose own
 * ratio is within three robust deviations of the middle one. `null` when either side stays within one rounding unit of zero.
 */
function scaleFactor(pairs: readonly [number, number][], stepHere: number, stepThere: number): number | null {
  if (pairs.length < MIN_OVERLAP_WEEKS) return null
  const isLarge = (values: number[], step: number): boolean => (mean(values) ?? 0) > Math.max(step, 0)
  const here = pairs.map(([reference]) => reference)
  const there = pairs.map(([, other]) => other)
  if (!isLarge(here, stepHere) || !isLarge(there, stepThere)) return null
  const ratios = pairs.filter(([a, b]) => a > 0 && b > 0).map(([a, b]) => Math.log(a / b))
  const centre = median(ratios)
  if (centre === null) return null
  const limit = Math.max(3 * (robustSd(ratios) ?? 0), 0.1)
  let sumHere = 0
  let sumThere = 0
  for (const [reference, other] of pairs) {
    if (reference <= 0 || other <= 0 || Math.abs(Math.log(reference / other) - centre) > limit) continue
    sumHere += reference
    sumThere += other
  }
  return sumThere > 0 ? sumHere / sumThere : null
}

function merge(series: WeeklySeries, older: WeeklySeries, factor: number): WeeklySeries {
  const start = older.start < series.start ? older.start : series.start
  const end = Math.max(
    weeksBetween(start, series.start) + series.values.length,
    weeksBetween(start, older.start) + older.values.length,
  )
  const values = Array.from({ length: end }, (_, week) => {
    const monday = addWeeks(start, week)
    const kept = series.values[weeksBetween(series.start, monday)] ?? null
    if (kept !== null) return kept
    const scaled = older.values[weeksBetween(older.start, monday)] ?? null
    return scaled === null ? null : scaled * factor
  })
  return { start, values }
}

function compareNewestFirst(a: WeeklySeries, b: WeeklySeries): number {
  const endA = addWeeks(a.start, a.values.length)
  const endB = addWeeks(b.start, b.values.length)
  if (endA !== endB) return endA < endB ? 1 : -1
  return measured(b.values).length - measured(a.values).length
}

function longest<T extends { series: WeeklySeries }>(groups: readonly T[]): T | undefined {
  return groups.toSorted((a, b) => measured(b.series.values).length - measured(a.series.values).length)[0]
}

/** Without the gaps at either end. */
function trimmedSeries(series: WeeklySeries): WeeklySeries {
  const first = series.values.findIndex((value) => value !== null)
  if (first < 0) return { start: series.start, values: [] }
  const last = series.values.findLastIndex((value) => value !== null)
  return { start: addWeeks(series.start, first), values: series.values.slice(first, last + 1) }
}
