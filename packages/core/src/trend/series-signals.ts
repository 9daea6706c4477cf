import { genderNamedIn } from '../extraction/find-gender'
import { groupOfWearer } from '../lexicon/gender-groups'
import { addDays, addWeeks, isoDate, mondayOf } from '../periods/week'
import { roundingStep } from '../series/rounding-step'
import type { Span, StitchFile } from './shared-points'
import { freshUntil, isStale } from './stale-series'
import { type StitchPart, type Stitched, stitch } from './stitch'
import { trendOfTerm } from './trend-identity'
import type { SeriesOutcome } from './vocabulary'
import { toWeeklySeries } from './weekly-signal'

/** All points of one term on one scale, as the feed dated them. */
export interface SeriesFile {
  readonly term: string
  readonly region: string
  readonly gender: string
  readonly step: 'day' | 'week' | 'month'
  readonly evidence: string
  /** Hash of the file. */
  readonly scale: string
  /** Days since 1970-01-01, ascending. */
  readonly days: readonly number[]
  readonly values: readonly (number | null)[]
}

/** One weekly value that a feed's own series give. */
export interface SignalRow {
  readonly trendId: string
  readonly region: string
  /** The group that the feed or the term's own words state; '' for everybody. */
  readonly gender: string
  /** Monday. */
  readonly week: string
  readonly value: number | null
  readonly evidence: string
  /** The unit to which values are rounded, 0 where that is not known. */
  readonly roundingStep: number
  /** What the newest value of the term is of. */
  readonly span: Span
}

/** What became of one file of one term. `other_spelling`: another spelling of the same trend has the longer curve. */
export interface SeriesJoin extends Omit<StitchPart, 'id' | 'outcome'> {
  readonly trendId: string
  readonly term: string
  readonly region: string
  /** As that of the signal. */
  readonly gender: string
  readonly step: SeriesFile['step']
  readonly scale: string
  /** First and last day that the file speaks of. */
  readonly from: string
  readonly to: string
  /** 0 for the newest file of the term. */
  readonly place: number
  readonly outcome: SeriesOutcome
}

export interface SeriesSignals {
  readonly rows: readonly SignalRow[]
  readonly joins: readonly SeriesJoin[]
}

interface Term {
  readonly trendId: string
  readonly gender: string
  readonly files: readonly SeriesFile[]
  readonly first: SeriesFile
  readonly stitched: Stitched
}

/**
 * The weekly signals that a platform's own series give: files of one term brought to Monday weeks and joined on one
 * scale, and what became of each file. Terms that mean the same trend ("grey coat", "gray coat") are one; of
 * those that tell of these weeks the longest speaks for it, of equal ones the one that is searched most. Terms for different wearers ("men's loafers", "loafers") are signals of
 * their own. The order of the files changes nothing.
 */
export function seriesSignals(files: readonly SeriesFile[]): SeriesSignals {
  const terms = new Map<string, Term[]>()
  for (const ofTerm of groupsBy(files, ({ term, region, gender }) => `${term}\0${region}\0${gender}`)) {
    const [first] = ofTerm
    if (!first) continue
    const { trendId } = trendOfTerm(first.term)
    const gender = groupOfWearer(first.gender || (genderNamedIn(first.term) ?? ''))
    const key = `${trendId}\0${first.region}\0${gender}`
    const term = { trendId, gender, files: ofTerm, first, stitched: stitch(ofTerm.map(stitchFile)) }
    terms.set(key, [...(terms.get(key) ?? []), term])
  }
  const chosen = [...terms.values()].map(bySpeaking)
  return {
    rows: chosen.flatMap(([best]) => (best ? rowsOf(best) : [])),
    joins: chosen.flatMap((rivals) => rivals.flatMap((term, place) => joinsOf(term, place === 0))),
  }
}

function groupsBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups.values()]
}

/** Who speaks first: what is stale beside another spelling says nothing of now, however long it was. */
function bySpeaking(rivals: readonly Term[]): Term[] {
  const newest = rivals.map(lastWeekOfTerm).reduce((a, b) => (a > b ? a : b), '')
  const isSilent = (term: Term): number => {
    const last = lastWeekOfTerm(term)
    return Number(last !== '' && isStale(freshUntil(last, term.stitched.span), newest))
  }
  return rivals.toSorted(
    (a, b) =>
      isSilent(a) - isSilent(b) ||
      measuredWeeks(b) - measuredWeeks(a) ||
      volume(b) - volume(a) ||
      (a.first.term < b.first.term ? -1 : 1),
  )
}

/** Monday of the last measured week; empty without one. */
function lastWeekOfTerm({ stitched: { series } }: Term): string {
  const last = series.values.findLastIndex((value) => value !== null)
  return last === -1 ? '' : addWeeks(series.start, last)
}

function measuredWeeks({ stitched }: Term): number {
  return stitched.series.values.filter((value) => value !== null).length
}

/** How much is searched in all: comparable within one file alone, and no worse than the alphabet elsewhere. */
function volume({ stitched }: Term): number {
  return stitched.series.values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

/** Files of one term may have one hash, where a feed writes several steps into one file. */
function idOf(file: SeriesFile): string {
  return `${file.scale}/${file.step}`
}

function stitchFile(file: SeriesFile): StitchFile {
  const isMean = file.evidence === 'relative'
  const points = file.days.map((day, index) => ({
    // A week belongs to the Monday nearest to its first day: Google's begin on Sunday, the day before ours.
    date: file.step === 'week' ? mondayOf(isoDate(day + 3)) : isoDate(day),
    value: file.values[index] ?? null,
  }))
  const series = toWeeklySeries(points, file.step === 'week' ? 'week_from_monday' : file.step, isMean ? 'mean' : 'sum')
  // The mean of seven days is rounded as finely as seven independent errors average out.
  const unit = file.step === 'day' && isMean ? roundingStep(file.values) / Math.sqrt(7) : roundingStep(series.values)
  const last = file.days.findLast((_, index) => (file.values[index] ?? null) !== null)
  return {
    id: idOf(file),
    series,
    span: file.step === 'month' ? 'month' : 'week',
    newestDay: lastDayOf(file.step, last ?? file.days.at(-1) ?? 0),
    roundingStep: unit,
  }
}

/** The last day of the period that begins on `first`. */
function lastDayOf(step: SeriesFile['step'], first: number): string {
  if (step === 'day') return isoDate(first)
  if (step === 'week') return isoDate(first + 6)
  return addDays(`${isoDate(first + 31).slice(0, 7)}-01`, -1)
}

function rowsOf({ trendId, gender, first, stitched }: Term): SignalRow[] {
  const { series, roundingStep: unit } = stitched
  return series.values.map((value, week) => ({
    trendId,
    region: first.region,
    gender,
    week: addWeeks(series.start, week),
    value,
    evidence: first.evidence,
    roundingStep: unit,
    span: stitched.span,
  }))
}

function joinsOf({ trendId, gender, files, stitched }: Term, isSpeaking: boolean): SeriesJoin[] {
  return stitched.parts.flatMap(({ id, ...part }, place) => {
    const file = files.find((one) => idOf(one) === id)
    if (!file) return []
    const { term, region, step, scale, days } = file
    const from = isoDate(days[0] ?? 0)
    const to = lastDayOf(step, days.at(-1) ?? 0)
    const silent = { outcome: 'other_spelling', factor: null, error: null, used: 0, replaced: 0 } as const
    const result = isSpeaking || part.outcome === 'empty' ? part : { ...part, ...silent }
    return [{ trendId, term, region, gender, step, scale, from, to, place, ...result }]
  })
}
