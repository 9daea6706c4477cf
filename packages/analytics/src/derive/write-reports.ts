import { festivalDays } from '@trendee/core/festivals/festival-calendar'
import { primaryCategories } from '@trendee/core/lexicon/primary-categories'
import { addDays } from '@trendee/core/periods/week'
import { CONFIDENCES } from '@trendee/core/forecast/forecast-confidence'
import type { InBothWords, ReportTrend } from '@trendee/core/reports/report'
import { lastSunday, occasionsOn } from '@trendee/core/reports/report-occasions'
import { reportId, writeReport } from '@trendee/core/reports/write-report'
import { seasonDays, seasonNamed } from '@trendee/core/season/selling-season'
import { isStale } from '@trendee/core/trend/stale-series'
import { LIFECYCLES } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { SPEAKING_ROW } from '../tables/speaking-order'
import { metricsIn } from '../tables/trend-metric'
import type { ReportShelf, WrittenReport } from './derive-context'
import { homeRegion } from './home-region'
import { CATEGORIES, NEAR_DAYS, marketFacts, marketNewest } from './market-facts'

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
  region: z.string(),
  start_day: z.string(),
  as_of_day: z.string(),
  fresh_until_day: z.string(),
  line: z.array(z.number().nullable()),
  has_forecast: z.number(),
  peak_week_day: z.string().nullable(),
  forecast_growth: z.number().nullable(),
  forecast_confidence: z.enum([...CONFIDENCES, '']),
  lifecycle: z.enum([...LIFECYCLES, '']),
  is_seasonal: z.number(),
  left_seasons: z.array(z.string()),
})

/** Of which place reports are written, up to which day, and from which trends. */
interface ReportScope {
  readonly region: string
  readonly asOf: string
  readonly trends: readonly ReportTrend[]
  readonly categories: readonly string[]
}

/**
 * Writes the reports that the newest data makes due: for the region of which the most searches are known, and for all
 * countries from shops and networks alone where no searches are known or where they ended long before.
 */
export async function writeReports(db: AnalyticsDb, shelf: ReportShelf, today: string): Promise<void> {
  const searched = await searchedScope(db, today)
  const market = await marketNewest(db)
  const isSearchedLately = searched !== null && market.asOf <= addDays(searched.asOf, NEAR_DAYS)
  const scopes = [
    ...(searched === null ? [] : [searched]),
    ...(isSearchedLately || market.asOf === '' ? [] : [{ ...market, region: '', trends: [] }]),
  ]
  const kept = await shelf.lastDays()
  const written: WrittenReport[] = []
  for (const scope of scopes) written.push(...(await reportsOf(db, scope, kept)))
  await shelf.keep(written)
}

async function searchedScope(db: AnalyticsDb, today: string): Promise<ReportScope | null> {
  const region = await homeRegion(db, today)
  if (region === null) return null
  const rows = await db.rows(
    ROW,
    `SELECT trend_id, name, name_zh, type, gender, primary_category, toString(start) AS start_day,
       toString(as_of) AS as_of_day, toString(fresh_until) AS fresh_until_day, line, notEmpty(forecast_mean) AS has_forecast,
       toString(peak_week) AS peak_week_day, forecast_growth, forecast_confidence, lifecycle, is_seasonal, region,
       arrayMap(each -> each.season, arrayFilter(each -> each.is_backtest = 0 AND each.verdict = 'leave', seasons)) AS left_seasons
     FROM (SELECT * FROM ${metricsIn()} AND platform = 'google' ${SPEAKING_ROW})
     ORDER BY score DESC NULLS LAST, trend_id LIMIT ${MOST_TRENDS}`,
    { region, gender: '' },
  )
  const asOf = rows.reduce((newest, row) => (row.as_of_day > newest ? row.as_of_day : newest), '')
  if (asOf === '') return null
  // What had ended by then is no news of that week.
  const trends = rows.filter((row) => !isStale(row.fresh_until_day, asOf)).map(reportTrend)
  return { region, asOf, trends, categories: largestCategories(trends) }
}

async function reportsOf(
  db: AnalyticsDb,
  { region, asOf, trends, categories }: ReportScope,
  kept: ReadonlyMap<string, string>,
): Promise<WrittenReport[]> {
  const newest = lastSunday(asOf)
  const written: WrittenReport[] = []
  for (const occasion of occasionsOn(asOf, categories)) {
    const isOpen = occasion.asOf === newest
    // What stays as it was written is not written again.
    if (!isOpen && (kept.get(reportId(occasion, region)) ?? '') >= occasion.asOf) continue
    const report = writeReport(occasion, {
      region,
      regionName: regionNames(region),
      subjectName: primaryCategories().find(({ value }) => value === occasion.subject) ?? null,
      trends,
      festivals:
        region === '' ? [] : festivalDays(addDays(occasion.asOf, 1), addDays(occasion.asOf, AHEAD_DAYS), region),
      market: isOpen
        ? await marketFacts(db, { ...occasion, region, window: occasion.kind === 'season' ? 90 : 30 })
        : null,
    })
    if (report !== null) written.push({ report, isOpen })
  }
  return written
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
            leftSeasons: row.left_seasons.map((id) => seasonDays(seasonNamed(id), row.region)),
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

function regionNames(region: string): InBothWords {
  if (region === '') return { en: 'all countries', zh: '全部国家' }
  return { en: regionName(region, 'en'), zh: regionName(region, 'zh-CN') }
}

function regionName(region: string, locale: string): string {
  return /^[A-Z]{2}$/.test(region) ? (new Intl.DisplayNames([locale], { type: 'region' }).of(region) ?? region) : region
}
