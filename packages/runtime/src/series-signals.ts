import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import type { SignalRow } from '@trendee/analytics/derive/rebuild-signals'
import { type SeriesFile, readSeriesPoints } from '@trendee/analytics/derive/read-series-points'
import { addWeeks, isoDate, mondayOf } from '@trendee/core/periods/week'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import { stitch } from '@trendee/core/trend/stitch'
import { type PointPeriod, toWeeklySeries } from '@trendee/core/trend/weekly-signal'
import { trendOfTerm } from './trend-identity'

/** What one point of a file covers: weeks are told apart by the weekday on which they start. */
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
 * scale. Terms that mean the same trend ("grey coat", "gray coat") are one; the longest of them speaks for it.
 */
export async function seriesSignals(db: AnalyticsDb, platform: string): Promise<SignalRow[]> {
  const groups = new Map<string, SeriesFile[]>()
  for (const file of await readSeriesPoints(db, platform)) {
    const key = `${file.term}\0${file.region}\0${file.gender}`
    const group = groups.get(key)
    if (group) group.push(file)
    else groups.set(key, [file])
  }
  const best = new Map<string, { file: SeriesFile; series: WeeklySeries; roundingStep: number; trendId: string }>()
  for (const files of groups.values()) {
    const [file] = files
    if (!file) continue
    const { series, roundingStep } = stitch(files.map(weeklyOf))
    const trendId = trendOfTerm(file.term).trendId
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
