import type { WeeklySeries } from '../series/weekly-series'
import { MIN_LEVEL_WEEKS } from './level'
import { type NoRatio, type ScaleRatio, isWithinNoise, scaleRatio } from './scale-ratio'
import {
  type CurvePoint,
  type Span,
  type StitchFile,
  addToCurve,
  curveOf,
  mondayOfWeek,
  nearestTheJoint,
  sharedPoints,
} from './shared-points'

/** So many shared points tell the ratio as well as more would. */
const AMPLE_POINTS = 52

/** What became of one file. */
export interface StitchPart {
  readonly id: string
  /** `reference`: the newest file of the curve, whose scale holds. Other than `joined`, the rest are left out, with the reason. */
  readonly outcome: 'reference' | 'joined' | 'empty' | NoRatio
  /** Its values were multiplied by this, and the standard error of that as a fraction; `null` when it was left out. */
  readonly factor: number | null
  readonly error: number | null
  /** Points of time by which it was compared with the other files. */
  readonly shared: number
  readonly sharedBy: Span
  /** Weeks that it measured, those of the curve that are its own, and those where a newer file says otherwise. */
  readonly weeks: number
  readonly used: number
  readonly replaced: number
}

export interface Stitched {
  readonly series: WeeklySeries
  /** The coarsest rounding unit in it, on the joined scale; for `analyseTrend`, which cannot see it in joined values. */
  readonly roundingStep: number
  /** What its newest value is of. */
  readonly span: Span
  /** One entry per input file, newest first. */
  readonly parts: readonly StitchPart[]
}

interface Member {
  readonly file: StitchFile
  factor: number
  readonly ratio: ScaleRatio | null
  readonly shared: number
  readonly sharedBy: Span
}

/**
 * Joins several files of one term, each 0–100 on a scale of its own, onto the scale of the newest, backwards and
 * forwards; the order in which they are given changes nothing. Where several measured one week, a file of weeks or days
 * stands before one of months, then the newest capture. A file that shares too little with the others, or whose shared
 * weeks disagree beyond noise, is not joined, since that would draw a step: then the newest group that is long enough
 * for a level (60 weeks) is kept, else the longest, and `parts` says what was left out and why.
 */
export function stitch(files: readonly StitchFile[]): Stitched {
  const sorted = files.toSorted(compareNewestFirst)
  const waiting = sorted.filter((file) => measuredWeeks(file) > 0)
  const groups: Member[][] = []
  for (;;) {
    const reference = waiting.shift()
    if (!reference) break
    groups.push(grow([memberOf(reference)], waiting))
  }
  const chosen = groups.find((group) => curveOfMembers(group).size >= MIN_LEVEL_WEEKS) ?? longest(groups)
  if (!chosen) {
    return { series: { start: '1970-01-05', values: [] }, roundingStep: 0, span: 'week', parts: sorted.map(emptyPart) }
  }
  // What overlaps none of its files enough may overlap all of them together.
  grow(
    chosen,
    sorted.filter((file) => measuredWeeks(file) > 0 && !chosen.some((member) => member.file === file)),
  )
  chosen.sort((a, b) => compareNewestFirst(a.file, b.file))
  const scale = chosen[0]?.factor ?? 1
  for (const member of chosen) member.factor /= scale
  const curve = curveOfMembers(chosen)
  return {
    series: seriesOf(curve),
    roundingStep: [...curve.values()].reduce((coarsest, { unit }) => Math.max(coarsest, unit), 0),
    span: curve.get([...curve.keys()].reduce((last, week) => Math.max(last, week)))?.file.span ?? 'week',
    parts: sorted.map((file) => {
      const member = chosen.find((one) => one.file === file)
      return member ? joinedPart(member, chosen[0] === member, curve) : leftOutPart(file, curve)
    }),
  }
}

function memberOf(file: StitchFile): Member {
  return { file, factor: 1, ratio: null, shared: 0, sharedBy: 'week' }
}

/**
 * Adds to the group, one after the other, the newest file that shares a year with it, else the one that shares most, and
 * takes that out of `waiting`, which is newest first.
 */
function grow(group: Member[], waiting: StitchFile[]): Member[] {
  let curve = curveOfMembers(group)
  while (waiting.length > 0) {
    const next = nextMember(curve, waiting)
    if (!next) break
    const isLast = group.every((member) => compareRank(member.file, next.file) < 0)
    group.push(next)
    waiting.splice(waiting.indexOf(next.file), 1)
    // Dozens of captures of one term are common: mostly the next only adds what is older.
    if (isLast) addToCurve(curve, next)
    else curve = curveOfMembers(group)
  }
  return group
}

function nextMember(curve: ReadonlyMap<number, CurvePoint>, waiting: readonly StitchFile[]): Member | null {
  let best: Member | null = null
  let mostShared = 0
  for (const file of waiting) {
    const { pairs, by } = sharedPoints(curve, file)
    if (pairs.length <= mostShared) continue
    const whole = scaleRatio(pairs)
    if (typeof whole === 'string') continue
    const near = nearestTheJoint(pairs, curve, file, AMPLE_POINTS)
    const local = scaleRatio(near)
    const [ratio, shared] = typeof local === 'string' ? [whole, pairs.length] : [local, near.length]
    best = { file, factor: ratio.factor, ratio, shared, sharedBy: by }
    mostShared = pairs.length
    if (mostShared >= AMPLE_POINTS) break
  }
  return best
}

function curveOfMembers(members: readonly Member[]): Map<number, CurvePoint> {
  return curveOf(members.toSorted((a, b) => compareRank(a.file, b.file)))
}

function compareNewestFirst(a: StitchFile, b: StitchFile): number {
  if (a.newestDay !== b.newestDay) return a.newestDay < b.newestDay ? 1 : -1
  if (a.id !== b.id) return a.id < b.id ? 1 : -1
  return 0
}

function compareRank(a: StitchFile, b: StitchFile): number {
  return Number(a.span === 'month') - Number(b.span === 'month') || compareNewestFirst(a, b)
}

function longest(groups: readonly Member[][]): Member[] | undefined {
  return groups.toSorted((a, b) => curveOfMembers(b).size - curveOfMembers(a).size)[0]
}

function joinedPart(member: Member, isNewest: boolean, curve: ReadonlyMap<number, CurvePoint>): StitchPart {
  const { file, factor, ratio, shared, sharedBy } = member
  const { used, replaced } = tally(member, curve)
  const rest = { id: file.id, factor, shared, sharedBy, weeks: measuredWeeks(file), used, replaced }
  return isNewest
    ? { ...rest, outcome: 'reference', error: null }
    : { ...rest, outcome: 'joined', error: ratio?.error ?? null }
}

function tally({ file, factor, ratio }: Member, curve: ReadonlyMap<number, CurvePoint>) {
  let used = 0
  let replaced = 0
  const noise = ratio?.noise ?? 0
  for (const [week, { value, unit }] of curveOf([{ file, factor }])) {
    const point = curve.get(week)
    if (!point) continue
    if (point.file === file) used += 1
    // The weeks of a month bear its mean: that they differ from weeks that were measured is no contradiction.
    else if (point.file.span === file.span) {
      const pair = { here: point.value, there: value, hereUnit: point.unit, thereUnit: unit }
      if (!isWithinNoise(pair, { factor: 1, noise })) replaced += 1
    }
  }
  return { used, replaced }
}

function leftOutPart(file: StitchFile, curve: ReadonlyMap<number, CurvePoint>): StitchPart {
  const empty = emptyPart(file)
  if (empty.weeks === 0) return empty
  const { pairs, by } = sharedPoints(curve, file)
  const reason = scaleRatio(pairs)
  return { ...empty, outcome: typeof reason === 'string' ? reason : 'no_overlap', shared: pairs.length, sharedBy: by }
}

function emptyPart(file: StitchFile): StitchPart {
  const nothing = { factor: null, error: null, shared: 0, sharedBy: 'week', used: 0, replaced: 0 } as const
  return { id: file.id, outcome: 'empty', weeks: measuredWeeks(file), ...nothing }
}

function measuredWeeks({ series }: StitchFile): number {
  return series.values.reduce((count: number, value) => (value === null ? count : count + 1), 0)
}

function seriesOf(curve: ReadonlyMap<number, CurvePoint>): WeeklySeries {
  const weeks = [...curve.keys()]
  const first = weeks.reduce((least, week) => Math.min(least, week), Number.POSITIVE_INFINITY)
  const last = weeks.reduce((most, week) => Math.max(most, week), first)
  const values = Array.from({ length: last - first + 1 }, (_, index) => curve.get(first + index)?.value ?? null)
  return { start: mondayOfWeek(first), values }
}
