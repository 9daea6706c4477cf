import { festivalDays } from '@trendee/core/festivals/festival-calendar'
import { primaryCategories } from '@trendee/core/lexicon/primary-categories'
import { addDays } from '@trendee/core/periods/week'
import { CONFIDENCES } from '@trendee/core/forecast/forecast-confidence'
import type { ReportTrend } from '@trendee/core/reports/report'
import { lastSunday, occasionsOn } from '@trendee/core/reports/report-occasions'
import { reportId, writeReport } from '@trendee/core/reports/write-report'
import { LIFECYCLES } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { SPEAKING_ROW } from '../tables/speaking-order'
import { metricsIn } from '../tables/trend-metric'
import type { ReportShelf, WrittenReport } from './derive-context'
import { homeRegion } from './home-region'
import { marketFacts } from './market-facts'

/** Categories with the most trends, each with a report of its own. */
const CATEGORIES = 8
/** Days ahead in which a weekly report names festivals. */
const AHEAD_DAYS = 42
/** Trends that a report is written from: where there are more, those of the highest score. */
const MOST_TRENDS = 1000

const ROW = z.object({
  trend_id: z.string(),
  name: z.string(),
  name_zh: z.string(),
  type: z.string(),
  gender: z.string(),
  primary_category: z.string(),
  start_day: z.string(),
  as_of_day: z.string(),
  line: z.array(z.number().nullable()),
  has_forecast: z.number(),
  peak_week_day: z.string().nullable(),
  forecast_growth: z.number().nullable(),
  forecast_confidence: z.enum([...CONFIDENCES, '']),
  lifecycle: z.enum([...LIFECYCLES, '']),
  is_seasonal: z.number(),
})

/** Writes the reports that the newest data makes due, for the region of which the most searches are known. */
export async function writeReports(db: AnalyticsDb, shelf: ReportShelf): Promise<void> {
  const region = await homeRegion(db)
  if (region === null) return
  const rows = await db.rows(
    ROW,
    `SELECT trend_id, name, name_zh, type, gender, primary_category, toString(start) AS start_day,
       toString(as_of) AS as_of_day, line, notEmpty(forecast_mean) AS has_forecast,
       toString(peak_week) AS peak_week_day, forecast_growth, forecast_confidence, lifecycle, is_seasonal
     FROM (SELECT * FROM ${metricsIn()} AND platform = 'google' ${SPEAKING_ROW})
     ORDER BY score DESC NULLS LAST, trend_id LIMIT ${MOST_TRENDS}`,
    { region, gender: '' },
  )
  const asOf = rows.reduce((newest, row) => (row.as_of_day > newest ? row.as_of_day : newest), '')
  if (asOf === '') return
  const trends = rows.map(reportTrend)
  const newest = lastSunday(asOf)
  const kept = await shelf.lastDays()
  const written: WrittenReport[] = []
  for (const occasion of occasionsOn(asOf, largestCategories(trends))) {
    const isOpen = occasion.asOf === newest
    // What stays as it was written is not written again.
    if (!isOpen && (kept.get(reportId(occasion, region)) ?? '') >= occasion.asOf) continue
    const report = writeReport(occasion, {
      region,
      regionName: { en: regionName(region, 'en'), zh: regionName(region, 'zh-CN') },
      subjectName: primaryCategories().find(({ value }) => value === occasion.subject) ?? null,
      trends,
      festivals: festivalDays(addDays(occasion.asOf, 1), addDays(occasion.asOf, AHEAD_DAYS), region),
      market: isOpen
        ? await marketFacts(db, { ...occasion, region, window: occasion.kind === 'season' ? 90 : 30 })
        : null,
    })
    if (report !== null) written.push({ report, isOpen })
  }
  await shelf.keep(written)
}

function reportTrend(row: z.output<typeof ROW>): ReportTrend {
  const { trend_id: trendId, name, name_zh: nameZh, type, gender, primary_category: primaryCategory } = row
  return {
    trendId,
    name,
    nameZh,
    type,
    gender,
    primaryCategory,
    series: { start: row.start_day, values: row.line },
    outlook:
      row.has_forecast === 0
        ? null
        : {
            peakWeek: row.peak_week_day,
            growth: row.forecast_growth,
            confidence: row.forecast_confidence || null,
            lifecycle: row.lifecycle || null,
            isSeasonal: row.is_seasonal === 1,
          },
  }
}

function largestCategories(trends: readonly ReportTrend[]): string[] {
  const counts = new Map<string, number>()
  for (const { primaryCategory } of trends) {
    if (primaryCategory !== '') counts.set(primaryCategory, (counts.get(primaryCategory) ?? 0) + 1)
  }
  return [...counts]
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, CATEGORIES)
    .map(([category]) => category)
}

function regionName(region: string, locale: string): string {
  return /^[A-Z]{2}$/.test(region) ? (new Intl.DisplayNames([locale], { type: 'region' }).of(region) ?? region) : region
}
