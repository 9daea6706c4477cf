import type { z } from 'zod'
import type { CONTRACT } from '@trendee/contract/contract'
import type { levelWhy } from '@trendee/contract/fields'
import { freshUntil } from '@trendee/core/trend/stale-series'
import type { PlatformMetric, TrendMetric } from '@trendee/core/trend/trend-metric'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { MetricWriter, prepareMetrics } from '../derive/save-metrics'
import { type SellingWorld, type WorldProduct, openSellingWorld } from './selling-world'

type Why = z.output<typeof levelWhy>

const THRESHOLD = { z: 2, rise: 0.3, steady_rise: 0.2, steady_z: null, new_rise: 0.15, of_top: 0.85 }

/** The reason that every trend of this world has for its level. */
export const WORLD_WHY: Why = {
  rule: 'below_hot',
  inputs: null,
  thresholds: { hot: THRESHOLD, very_hot: THRESHOLD, breakout: THRESHOLD },
  sample: { weeks: 3, recent_weeks: 3, base_weeks: 0, season_years: 0, season: 'none' },
}

/** The world is read on its last day. */
export const WORLD_DAY = '2025-06-29'

/** What a test says of a trend; the rest is a search trend of the US that tells nothing. */
export type WorldTrend = Partial<TrendMetric> & { readonly trendId: string }

export function worldMetric(trend: WorldTrend): TrendMetric {
  return {
    region: 'US',
    gender: '',
    name: trend.trendId.replaceAll('-', ' '),
    nameZh: '',
    type: 'category',
    primaryCategory: '',
    secondaryCategory: '',
    hex: '',
    platform: 'google',
    evidence: 'relative',
    asOf: '2025-06-29',
    lastWeek: '2025-06-23',
    freshUntil: freshUntil(trend.asOf ?? WORLD_DAY),
    growth: [null, null, null, null],
    growthReason: ['', '', '', ''],
    adjustedGrowth: [null, null, null, null],
    yoy: null,
    ytd: null,
    level: 'none',
    levelWhy: JSON.stringify(WORLD_WHY),
    story: { curve: null, agreement: null },
    lifecycle: '',
    seasonStrength: null,
    isSeasonal: false,
    peakWeek: null,
    forecastGrowth: null,
    forecastConfidence: null,
    score: null,
    spark: [],
    sparkForecast: [],
    start: '2025-06-23',
    line: [],
    adjusted: [],
    forecastStart: null,
    forecastMean: [],
    forecastLower: [],
    forecastUpper: [],
    platforms: [],
    seasons: [],
    seasonGender: trend.gender ?? '',
    signalGender: '',
    signalRegion: trend.region ?? 'US',
    ...trend,
  }
}

export function worldPlatform(platform: Partial<PlatformMetric> & { readonly platform: string }): PlatformMetric {
  return {
    evidence: 'relative',
    gender: '',
    region: 'US',
    growth: null,
    change: null,
    changeWeeks: null,
    percentile: null,
    weight: 1,
    leadWeeks: null,
    start: '2025-06-23',
    line: [],
    ...platform,
  }
}

/** An embedded database that holds just these trends, published as a refresh does, and these products. */
export async function openTrendWorld(
  trends: readonly WorldTrend[],
  products: readonly WorldProduct[] = [],
): Promise<SellingWorld> {
  const world = await openSellingWorld(products)
  await publishTrends(world.db, trends)
  return world
}

/** The trends of one refresh, in place of those before. */
export async function publishTrends(db: AnalyticsDb, trends: readonly WorldTrend[]): Promise<void> {
  const writer = new MetricWriter(db)
  await writer.begin()
  await writer.add(prepareMetrics(trends.map(worldMetric)))
  await writer.publish(WORLD_DAY)
}

/** Appends rows that name their columns, all the same ones. */
export async function addRows(
  db: AnalyticsDb,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const lines = new JsonLines()
  for (const row of rows) lines.add(columns.map((column) => row[column] ?? null))
  await db.append(table, columns, lines.take())
}

/** A question to the list of trends, as the API parses it. */
export type TopListInput = z.input<typeof CONTRACT.trends.topList.input>
