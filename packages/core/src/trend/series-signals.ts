import { addWeeks, isoDate, mondayOf } from '../periods/week'
import type { WeeklySeries } from '../series/weekly-series'
import { stitch } from './stitch'
import { trendOfTerm } from './trend-identity'
import { type PointPeriod, toWeeklySeries } from './weekly-signal'

/** All points of one term on one scale, as the feed dated them. */
export interface SeriesFile {
  readonly term: string
  readonly region: string
  readonly gender: string
  readonly step: 'day' | 'week' | 'month'
  readonly evidence: string
  readonly scale: string
  /** Days since 1970-01-01, ascending. */
  readonly days: readonly number[]
  readonly values: readonly (number | null)[]
}

/** One weekly value that a feed's own series give. */
export interface SignalRow {
  readonly trendId: string
  readonly region: string
  readonly gender: string
  /** Monday. */
  readonly week: string
  readonly value: number | null
  readonly evidence: string
  /** The unit to which values are rounded, 0 where that is not known. */
  readonly roundingStep: number
}

/** What one point of a file covers: the weekday on which a week starts tells the two kinds of weeks apart. */
function periodOf(file: SeriesFile): PointPeriod {
  if (file.step !== 'week') return file.step
  const first = file.days[0] === undefined ? '' : isoDate(file.days[0])
  return first !== '' && mondayOf(first) === first ? 'week_from_monday' : 'week_from_sunday'
}

function weeklyOf(file: SeriesFile): WeeklySeries {
  const points = file.days.map((day, index) => ({ date: isoDate(day), value: file.values[index] ?? null }))
  return toWeeklySeries(points, periodOf(file), file.evidence === 'relative' ? 'mean' : 'sum')
}

/**
 * The weekly signals that a platform's own series give: files of one term brought to Monday weeks and joined on one
 * scale. Terms that mean the same trend ("grey coat", "gray coat") are one; the longest of them speaks for it. The files
 * of one term stand in the order in which they came.
 */
export function seriesSignals(files: readonly SeriesFile[]): SignalRow[] {
  const filesByTerm = new Map<string, SeriesFile[]>()
  for (const file of files) {
    const key = `${file.term}\0${file.region}\0${file.gender}`
    const ofTerm = filesByTerm.get(key)
    if (ofTerm) ofTerm.push(file)
    else filesByTerm.set(key, [file])
  }
  const best = new Map<string, { file: SeriesFile; series: WeeklySeries; roundingStep: number; trendId: string }>()
  for (const ofTerm of filesByTerm.values()) {
    const [file] = ofTerm
    if (!file) continue
    const { series, roundingStep } = stitch(ofTerm.map(weeklyOf))
    const { trendId } = trendOfTerm(file.term)
    const key = `${trendId}\0${file.region}\0${file.gender}`
    const rival = best.get(key)
    if (!rival || measuredWeeks(series) > measuredWeeks(rival.series))
      best.set(key, { file, series, roundingStep, trendId })
  }
  return [...best.values()].flatMap(({ file, series, roundingStep, trendId }) =>
    series.values.map((value, week) => ({
      trendId,
      region: file.region,
      gender: file.gender,
      week: addWeeks(series.start, week),
      value,
      evidence: file.evidence,
      roundingStep,
    })),
  )
}

function measuredWeeks(series: WeeklySeries): number {
  return series.values.filter((value) => value !== null).length
}
