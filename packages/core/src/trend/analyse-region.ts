import { forecastConfidence } from '../forecast/forecast-confidence'
import { peakWeek } from '../forecast/peak-week'
import { groupOfWearer } from '../lexicon/gender-groups'
import { type JudgedSeason, judgeSeasons } from '../season/judge-seasons'
import { seasonOutlooks } from '../season/season-outlook'
import { addDays, addWeeks, lastCompleteWeek, weeksBetween } from '../periods/week'
import { type TrendAnalysis, adjustedGrowth, analyseTrend } from './analyse-trend'
import {
  FORECAST_WEEKS,
  type ForecastContext,
  type MadeForecast,
  forecastContext,
  forecastTogether,
  lastWeekOf,
} from './forecast-together'
import { curveStory } from './curve-story'
import { leadWeeks } from './lead-lag'
import { levelWhyJson } from './level-why-json'
import { platformAgreement } from './platform-agreement'
import { changesAlike, recentChange } from './platform-changes'
import { isRanked, scoreTrends } from './score'
import type { Signal } from './signal'
import { isStale, judgedOn, signalFreshUntil } from './stale-series'
import { type TrendGroup, groupsOf } from './trend-groups'
import { type TrendIdentity, trendNamed } from './trend-identity'
import type { PlatformMetric, TrendMetric } from './trend-metric'
import { WINDOWS } from './vocabulary'

const SPARK_POINTS = 130

export interface TrendOfRegion {
  readonly row: TrendMetric
  /** The current forecast first, if there is one. */
  readonly forecasts: readonly MadeForecast[]
}

export interface RegionOptions {
  /** Forecasts are also made as they would have been this many weeks ago; the first says how far today's can be relied on. */
  readonly backtestWeeksAgo?: readonly number[]
  /** Identities that the caller has worked out already. */
  readonly names?: ReadonlyMap<string, TrendIdentity>
  readonly forecasts?: ForecastContext
  /** Nothing newer is used; the newest week of each platform when absent. */
  readonly asOf?: string
  /** The day that the newest weeks are to speak of; their own newest day when absent. */
  readonly today?: string
}

/** Every n-th point of the last five years, as many as a small curve can show. */
function sparkOf(values: readonly (number | null)[]): (number | null)[] {
  const recent = values.slice(-260)
  const step = Math.max(1, Math.ceil(recent.length / SPARK_POINTS))
  return recent.filter((_, index) => (recent.length - 1 - index) % step === 0)
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value): value is number => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

function growthRow(analysis: TrendAnalysis): Pick<TrendMetric, 'growth' | 'growthReason' | 'adjustedGrowth'> {
  const { days30, days90, change30, change90 } = analysis.growth
  const weekly = { value: null, reason: 'needs_daily_data' }
  const byWindow = WINDOWS.map((window) => (window === 30 ? days30 : window === 90 ? days90 : weekly))
  return {
    growth: byWindow.map((growth) => growth.value),
    growthReason: byWindow.map((growth) => ('reason' in growth ? (growth.reason ?? '') : '')),
    adjustedGrowth: WINDOWS.map((window) => (window === 30 ? change30 : window === 90 ? change90 : null)),
  }
}

function platformRows(
  group: TrendGroup,
  parts: ReadonlyMap<string, { percentile: number; weight: number }>,
  growths: ReadonlyMap<string, number | null>,
  shown: { readonly weeks: number | null; readonly changes: ReadonlyMap<string, number | null> },
): PlatformMetric[] {
  return group.signals.map((signal) => {
    const part = parts.get(signal.platform)
    return {
      platform: signal.platform,
      evidence: signal.evidence,
      gender: signal.gender,
      region: signal.region,
      growth: growths.get(signal.platform) ?? null,
      change: shown.changes.get(signal.platform) ?? null,
      changeWeeks: shown.weeks,
      percentile: part ? part.percentile / 100 : null,
      weight: part?.weight ?? 0,
      leadWeeks: signal === group.primary ? 0 : leadWeeks(group.primary.series, signal.series),
      start: signal.series.start,
      line: signal.series.values,
    }
  })
}

/**
 * Analyses the trends of one region: growths, level with its reason, lifecycle, forecast, score.
 * `signals` are those of the region and of feeds that name none.
 */
export function analyseRegion(
  signals: readonly Signal[],
  region: string,
  options: RegionOptions = {},
): TrendOfRegion[] {
  const { asOf } = options
  const known =
    asOf === undefined
      ? signals
      : signals.map((signal) => cutAt(signal, asOf)).filter((signal) => !isStale(signalFreshUntil(signal), asOf))
  const day = asOf ?? judgedOn(known, options.today)
  const identityOf = (trendId: string) => options.names?.get(trendId) ?? trendNamed(trendId)
  const groups = groupsOf(known, (trendId) => groupOfWearer(identityOf(trendId).gender), day)
  const context = options.forecasts ?? forecastContext()
  const current = forecastTogether(groups, 0, context)
  const backtests = (options.backtestWeeksAgo ?? []).map((weeksAgo) => forecastTogether(groups, weeksAgo, context))
  const analyses = groups.map((group, index) => {
    const forecast = current.get(index)
    const analysis = analyse(group.primary, asOf, forecast)
    const fresh = group.signals
      .filter((signal) => !isStale(signalFreshUntil(signal), day))
      .map((signal) => {
        const isPrimary = signal === group.primary
        const overYear = isPrimary ? analysis.growth.adjusted : adjustedGrowth(trendInput(signal, asOf))
        const curve = { series: signal.series, isIndex: signal.evidence === 'relative', overYear }
        const growth = isPrimary ? overYear : (overYear ?? recentChange(curve))
        return { ...curve, signal, growth: isRanked(signal) ? growth : null }
      })
    const growths = new Map(fresh.map(({ signal, growth }) => [signal.platform, growth]))
    const { weeks, changes } = changesAlike(fresh)
    const shown = {
      weeks,
      changes: new Map(fresh.map(({ signal }, place) => [signal.platform, changes[place] ?? null])),
    }
    return { group, analysis, growths, shown, forecast }
  })
  const scores = scoreTrends(
    analyses.map(({ group, growths }) => ({
      id: `${group.trendId}/${group.gender}`,
      growthByPlatform: Object.fromEntries(growths),
    })),
  )
  const tries = groups.map((_, index) => backtests.flatMap((backtest) => backtest.get(index) ?? []))
  const judged = judgeSeasons(
    analyses.map(({ group, forecast }, index) => ({
      outlooks: seasonOutlooks(
        group.primary.series,
        [...(forecast ? [forecast] : []), ...(tries[index] ?? [])],
        region,
      ),
      kind: `${group.primary.platform}/${identityOf(group.trendId).type}`,
    })),
  )
  const toldOf = seasonsOfRows(groups, judged)
  return analyses.map(({ group, analysis, growths, shown, forecast }, index) => {
    const score = scores.get(`${group.trendId}/${group.gender}`)
    const parts = new Map((score?.parts ?? []).map((part) => [part.platform, part]))
    const { series } = group.primary
    const named = identityOf(group.trendId)
    const peak = forecast ? peakWeek(forecast.mean, forecast.origin, series.values.at(-1) ?? null) : null
    // Of the newest alone: what stands in the ledger is one back-test a series.
    const tried = [backtests[0]?.get(index)].filter((made) => made !== undefined)
    const lastYear = meanOf(series.values.slice(-FORECAST_WEEKS))
    const nextYear = forecast ? meanOf(forecast.mean) : null
    const row: TrendMetric = {
      trendId: group.trendId,
      region,
      gender: group.gender,
      name: named.name,
      nameZh: named.nameZh,
      type: named.type,
      primaryCategory: named.primaryCategory,
      secondaryCategory: named.secondaryCategory,
      hex: named.hex,
      platform: group.primary.platform,
      evidence: group.primary.evidence,
      signalGender: group.primary.gender,
      signalRegion: group.primary.region,
      asOf: asOf ?? addDays(lastWeekOf(series), 6),
      lastWeek: lastWeekOf(series),
      freshUntil: signalFreshUntil(group.primary),
      ...growthRow(analysis),
      yoy: analysis.yoy.value,
      ytd: analysis.ytd.value,
      // What was said of then is not said of today.
      level: group.isStale ? 'none' : analysis.level,
      levelWhy: levelWhyJson(analysis.why),
      story: {
        curve: curveStory(analysis.start, analysis.adjusted),
        agreement: platformAgreement(group.primary.platform, shown.changes),
      },
      lifecycle: (group.isStale ? null : analysis.lifecycle) ?? '',
      seasonStrength: analysis.seasonStrength,
      isSeasonal: analysis.isSeasonal,
      peakWeek: peak?.week ?? null,
      forecastGrowth: nextYear !== null && lastYear !== null && lastYear > 0 ? nextYear / lastYear - 1 : null,
      forecastConfidence: forecast
        ? forecastConfidence(
            forecast,
            tried.map((made) => {
              const weeks = weeksBetween(series.start, made.origin) + 1
              return { ...made, training: series.values.slice(0, weeks), arrived: series.values.slice(weeks) }
            }),
          )
        : null,
      score: score?.score ?? null,
      spark: sparkOf(series.values),
      sparkForecast: forecast ? sparkOf(forecast.mean).map((value) => value ?? 0) : [],
      start: series.start,
      line: series.values,
      adjusted: analysis.adjusted,
      forecastStart: forecast ? addWeeks(forecast.origin, 1) : null,
      forecastMean: forecast?.mean ?? [],
      forecastLower: forecast?.lower ?? [],
      forecastUpper: forecast?.upper ?? [],
      platforms: platformRows(group, parts, growths, shown),
      ...toldOf(index),
    }
    return { row, forecasts: forecast ? [forecast, ...tried] : tried }
  })
}

/** A row whose own curve tells no season has everybody's, if that still speaks. */
function seasonsOfRows(groups: readonly TrendGroup[], judged: readonly (readonly JudgedSeason[])[]) {
  const isTold = (seasons: readonly JudgedSeason[]) => seasons.some(({ isBacktest }) => !isBacktest)
  const everybodys = new Map(
    groups.flatMap(({ trendId, gender, isStale: isOver }, index) =>
      gender === '' && !isOver ? [[trendId, judged[index] ?? []]] : [],
    ),
  )
  return (index: number): Pick<TrendMetric, 'seasons' | 'seasonGender'> => {
    const { trendId = '', gender = '' } = groups[index] ?? {}
    const own = judged[index] ?? []
    const all = everybodys.get(trendId) ?? []
    return isTold(own) || !isTold(all) ? { seasons: own, seasonGender: gender } : { seasons: all, seasonGender: '' }
  }
}

function analyse(signal: Signal, asOf: string | undefined, forecast?: MadeForecast): TrendAnalysis {
  return analyseTrend({
    ...trendInput(signal, asOf),
    ...(forecast ? { forecast: { start: addWeeks(forecast.origin, 1), values: forecast.mean } } : {}),
  })
}

function trendInput({ series, roundingStep }: Signal, asOf: string | undefined) {
  return {
    series,
    asOf: asOf ?? addDays(lastWeekOf(series), 6),
    ...(roundingStep === null ? {} : { roundingStep }),
  }
}

function cutAt(signal: Signal, asOf: string): Signal {
  const { start, values } = signal.series
  const weeks = Math.max(0, weeksBetween(start, lastCompleteWeek(asOf)) + 1)
  return { ...signal, series: { start, values: values.slice(0, weeks) } }
}
