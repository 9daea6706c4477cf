import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { growthSignAccuracy, spearman, yearlyGrowth } from '@trendee/core/forecast/accuracy'
import type { Forecast } from '@trendee/core/forecast/forecast-pool'
import { scoreForecast } from '@trendee/core/forecast/score-forecast'
import { meanForecastScore } from '@trendee/core/forecast/score-ledger'

/** Weeks of training at each origin of the protocol; the last is 2018-12-31, whose targets are the year 2019. */
export const ORIGINS = [157, 170, 183, 196, 209] as const
/** The published horizon. */
export const HORIZON = 52

/** The public weekly fashion series (David, Bellot, Le Corff: HERMES, TMLR 2023) and their influencers, column by column. */
export interface FashionWeekly {
  readonly names: readonly string[]
  readonly series: readonly (readonly number[])[]
  readonly influencers: readonly (readonly number[])[]
}

/** Measures of the protocol: means over the series, and over origins where several are given. */
export interface ProtocolScore {
  readonly mase: number
  readonly smape: number
  /** Share of series whose yearly growth has the right sign; `null` when the forecast says nothing about growth. */
  readonly sign: number | null
  readonly spearman: number | null
  /** Share of weeks inside the band; `null` for a method without one. */
  readonly coverage: number | null
}

/** Reads the two files from `dataFolder`/trends; `null` when they are not there. */
export function readFashionWeekly(dataFolder: string): FashionWeekly | null {
  const path = join(dataFolder, 'trends', 'fashion-weekly.csv')
  const influencerPath = join(dataFolder, 'trends', 'fashion-weekly-influencers.csv')
  if (!existsSync(path) || !existsSync(influencerPath)) return null
  const crowd = readColumns(path)
  return { ...crowd, influencers: readColumns(influencerPath).series }
}

function readColumns(path: string): { names: string[]; series: number[][] } {
  const [header = [], ...rows] = readFileSync(path, 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','))
  const names = header.slice(1)
  return { names, series: names.map((_, column) => rows.map((cells) => Number(cells[column + 1]))) }
}

/** What was known at an origin: the first `weeks` of every series. */
export function upTo(series: readonly (readonly number[])[], weeks: number): number[][] {
  return series.map((values) => values.slice(0, weeks))
}

/** Scores forecasts of all series from one origin by the published protocol. A method without a band leaves its bounds empty. */
export function scoreOrigin(
  series: readonly (readonly number[])[],
  origin: number,
  forecasts: readonly Forecast[],
): ProtocolScore {
  const scored = series.map((values, index) => {
    const [training, came] = [values.slice(0, origin), values.slice(origin, origin + HORIZON)]
    const forecast = forecasts[index] ?? { mean: [], lower: [], upper: [] }
    return {
      ...scoreForecast(forecast, training, came),
      growth: yearlyGrowth(training, forecast.mean),
      trueGrowth: yearlyGrowth(training, came),
    }
  })
  const growths = scored.map(({ growth }) => growth)
  const saysGrowth = growths.some((growth) => growth !== null && Math.abs(growth) > 1e-9)
  const together = meanForecastScore(scored)
  return {
    mase: together.mase ?? Number.NaN,
    smape: together.smape ?? Number.NaN,
    coverage: together.coverage,
    sign: saysGrowth
      ? growthSignAccuracy(
          scored.map(({ trueGrowth }) => trueGrowth),
          growths,
        )
      : null,
    spearman: saysGrowth
      ? spearman(
          scored.map(({ trueGrowth }) => trueGrowth),
          growths,
        )
      : null,
  }
}

/** Means of the measures over several origins; a measure that some origin lacks is `null`. */
export function meanScore(scores: readonly ProtocolScore[]): ProtocolScore {
  const complete = (pick: (score: ProtocolScore) => number | null): number | null =>
    scores.every((score) => pick(score) !== null) ? average(scores.map(pick)) : null
  return {
    mase: complete((score) => score.mase) ?? Number.NaN,
    smape: complete((score) => score.smape) ?? Number.NaN,
    sign: complete((score) => score.sign),
    spearman: complete((score) => score.spearman),
    coverage: complete((score) => score.coverage),
  }
}

function average(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}
