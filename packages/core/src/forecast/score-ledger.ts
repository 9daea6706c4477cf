import { mean } from '../series/robust-statistics'
import type { WeeklySeries } from '../series/weekly-series'
import type { Forecast } from './forecast-pool'
import type { FrozenForecast } from './frozen-forecast'
import { heldAgainst } from './held-against'
import { repeatLastYear } from './repeat-last-year'
import { type ForecastScore, scoreForecast } from './score-forecast'

/** How many weeks ahead a forecast is held to: what can still be reordered, a quarter, a season, the whole of it. */
export const LEDGER_HORIZONS = [4, 13, 26, 52] as const
export type LedgerHorizon = (typeof LEDGER_HORIZONS)[number]

/** Fewer measured weeks than this share of the horizon do not score a forecast. Set by judgement. */
const LEAST_MEASURED = 0.5
/** A mean over fewer forecasts says more of the few than of the method. Set by judgement. */
export const LEAST_SCORED = 5
const MOST_NAMED = 10

/** What was said, what came, and how far apart they were, over the first weeks of a forecast. */
export interface LedgerScore extends ForecastScore {
  /** Mean of what was said and of what came, over the weeks that were measured. */
  readonly said: number | null
  readonly came: number | null
  /** MASE of repeating last year over the same weeks; `null` where the year before any of them is not known. */
  readonly naiveMase: number | null
}

/**
 * Scores the first `horizon` weeks of a frozen forecast.
 * @returns null where under half of them were measured, or where the series has not come so far
 */
export function scoreLedgerForecast(
  frozen: Pick<FrozenForecast, 'origin' | 'knownLevel' | 'mean' | 'lower' | 'upper'>,
  series: WeeklySeries,
  horizon: number,
): LedgerScore | null {
  const { forecast, training, arrived } = heldAgainst(frozen, series)
  const first = <Value>(values: readonly Value[]) => values.slice(0, horizon)
  const said: Forecast = { mean: first(forecast.mean), lower: first(forecast.lower), upper: first(forecast.upper) }
  const came = first(arrived)
  const score = scoreForecast(said, training, came)
  if (said.mean.length < horizon || !score.isComplete || score.weeks < LEAST_MEASURED * horizon) return null
  return {
    ...score,
    said: mean(said.mean.filter((_, week) => (came[week] ?? null) !== null)),
    came: mean(came.filter((value) => value !== null)),
    naiveMase: naiveMase(training, came),
  }
}

/** Of the plainest rival, by the same function as the forecast's own. */
function naiveMase(training: readonly (number | null)[], came: readonly (number | null)[]): number | null {
  const lastYear = repeatLastYear(training, came.length)
  const isUnknown = came.some((value, week) => value !== null && (lastYear[week] ?? null) === null)
  if (isUnknown) return null
  const repeated = lastYear.map((value) => value ?? 0)
  return scoreForecast({ mean: repeated, lower: [], upper: [] }, training, came).mase
}

/** Plain means over forecasts, each counting once; what is not known of one is left out. */
export function meanForecastScore(scores: readonly Pick<ForecastScore, 'mase' | 'smape' | 'coverage'>[]) {
  const over = (pick: (score: (typeof scores)[number]) => number | null): number | null =>
    mean(scores.map(pick).filter((value) => value !== null))
  return {
    mase: over(({ mase }) => mase),
    smape: over(({ smape }) => smape),
    coverage: over(({ coverage }) => coverage),
  }
}

/** What a group of scored forecasts says of the method. Each number is `null` for too few of them. */
export interface GroupScore {
  readonly scored: number
  readonly mase: number | null
  readonly coverage: number | null
  /** Those of whom repeating last year is known, and the means of both over them. */
  readonly compared: number
  readonly comparedMase: number | null
  readonly naiveMase: number | null
  /** Share of them that came closer than repeating last year. */
  readonly closer: number | null
}

/** Scores of many forecasts as one. */
export function groupScore(scores: readonly LedgerScore[]): GroupScore {
  const compared = scores.flatMap(({ mase, naiveMase }) =>
    mase === null || naiveMase === null ? [] : [{ mase, naiveMase }],
  )
  const { mase, coverage } = meanForecastScore(scores)
  const said = <Value>(count: number, value: Value): Value | null => (count < LEAST_SCORED ? null : value)
  const known = (key: 'mase' | 'coverage') => scores.filter((score) => score[key] !== null).length
  return {
    scored: scores.length,
    mase: said(known('mase'), mase),
    coverage: said(known('coverage'), coverage),
    compared: compared.length,
    comparedMase: said(compared.length, mean(compared.map((score) => score.mase))),
    naiveMase: said(compared.length, mean(compared.map((score) => score.naiveMase))),
    closer: said(compared.length, mean(compared.map((score) => (score.mase < score.naiveMase ? 1 : 0)))),
  }
}

/** The ten closest and the ten furthest off, by MASE; with fewer than twenty each half, so that none is both. */
export function bestAndWorst<Row extends { readonly mase: number | null }>(
  rows: readonly Row[],
): { best: Row[]; worst: Row[] } {
  const sorted = rows.filter((row) => row.mase !== null).toSorted((a, b) => (a.mase ?? 0) - (b.mase ?? 0))
  const named = Math.min(MOST_NAMED, Math.floor(sorted.length / 2))
  return { best: sorted.slice(0, named), worst: sorted.slice(sorted.length - named).toReversed() }
}
