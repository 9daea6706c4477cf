import { addWeeks } from '../periods/week'
import { mean, median } from '../series/robust-statistics'
import type { SeasonOutlook } from './season-outlook'
import { type SeasonVerdict, isBorneOut, seasonVerdict } from './season-verdict'

/** What is said about a trend for one season, and how sure that is. */
export interface JudgedSeason extends SeasonOutlook, SeasonVerdict {
  /** Mean error of the seasons that earlier forecasts covered: the trend's own, or the middle one of its kind. */
  readonly usualError: number | null
  readonly usualErrorOf: 'own' | 'kind' | ''
  /** Of a back-test: whether what came bears the verdict out; `null` where it claims nothing. */
  readonly isBorneOut: boolean | null
}

interface TrendOutlooks {
  readonly outlooks: readonly SeasonOutlook[]
  /** Trends that are alike as far as errors of forecasts go. */
  readonly kind: string
}

const YEAR = 52
/** As many scored forecasts tell how far off a trend's own are, and as many trends how far off those of a kind. */
const LEAST_SCORED = 2
const LEAST_OF_A_KIND = 5

/** The verdicts about trends of one region, each by what was known when its forecast was made. */
export function judgeSeasons(trends: readonly TrendOutlooks[]): JudgedSeason[][] {
  const ofKind = new Map<string, number | null>()
  const kindError = (kind: string, origin: string): number | null => {
    const key = `${kind}/${origin}`
    const known = ofKind.get(key)
    if (known !== undefined) return known
    const errors = trends.flatMap((trend) => {
      const own = trend.kind === kind ? errorBefore(trend.outlooks, origin).error : null
      return own === null ? [] : [own]
    })
    const found = errors.length < LEAST_OF_A_KIND ? null : median(errors)
    ofKind.set(key, found)
    return found
  }
  return trends.map(({ outlooks, kind }) =>
    outlooks.map((outlook): JudgedSeason => {
      const own = errorBefore(outlooks, outlook.origin)
      const isOwn = own.forecasts >= LEAST_SCORED
      const usualError = isOwn ? own.error : kindError(kind, outlook.origin)
      const verdict = seasonVerdict(outlook, usualError)
      return {
        ...outlook,
        ...verdict,
        usualError,
        usualErrorOf: usualError === null ? '' : isOwn ? 'own' : 'kind',
        isBorneOut: outlook.isBacktest ? isBorneOut(verdict, outlook) : null,
      }
    }),
  )
}

/** Mean error of the forecasts whose whole year had come by then, and how many they were. */
function errorBefore(outlooks: readonly SeasonOutlook[], origin: string) {
  const scored = outlooks.flatMap((outlook) =>
    outlook.isBacktest && outlook.error !== null && addWeeks(outlook.origin, YEAR) <= origin
      ? [{ error: outlook.error, origin: outlook.origin }]
      : [],
  )
  return { error: mean(scored.map(({ error }) => error)), forecasts: new Set(scored.map((one) => one.origin)).size }
}
