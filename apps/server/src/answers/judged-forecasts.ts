import { forecastSeries } from '@trendee/analytics/derive/forecast-series'
import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import type { JudgedForecast } from '@trendee/contract/forecasts/ledger-fields'
import { type LedgerScore, scoreLedgerForecast } from '@trendee/core/forecast/score-ledger'
import type { SeriesKey } from '@trendee/core/forecast/frozen-forecast'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import { addDays, addWeeks } from '@trendee/core/periods/week'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import { trendNamed } from '@trendee/core/trend/trend-identity'
import {
  type OpenForecasts,
  dueForecasts,
  forecastedSeries,
  openForecasts,
} from '@trendee/store/forecasts/due-forecasts'
import type { LedgerEntry } from '@trendee/store/forecasts/forecast-ledger'
import type { Runtime } from '@trendee/runtime/open-runtime'

export type LedgerQuestion = ParsedOf<typeof CONTRACT.forecasts.scores>

export interface Judged {
  readonly answer: JudgedForecast
  readonly score: LedgerScore
}

export interface JudgedForecasts {
  readonly judged: readonly Judged[]
  readonly open: readonly OpenForecasts[]
  /** Back-tests and others that came due without enough weeks being measured. */
  readonly tooFewWeeks: Readonly<Record<JudgedForecast['made'], number>>
  /** Sunday of the newest week. */
  readonly asOf: string | null
}

/** The newest due forecast of each series that a question is about, scored against the weeks as they are measured now. */
export async function judgedForecasts(question: LedgerQuestion, runtime: Runtime): Promise<JudgedForecasts> {
  const { region, platform, horizon } = question
  const [all, measured] = await Promise.all([
    forecastedSeries(runtime.store.db, { region, platform }),
    forecastSeries(runtime.analytics, { region, ...(platform === undefined ? {} : { platform }) }),
  ])
  const newest = new Map<string, string>()
  const known = all.map((key) => {
    const series = measured.of(key)
    const lastWeek = series === undefined ? null : lastWeekOf(series)
    if (lastWeek !== null && lastWeek > (newest.get(key.platform) ?? '')) newest.set(key.platform, lastWeek)
    return { ...key, lastWeek }
  })
  const asked = askedSeries(known, question).flatMap((key) => {
    const newestWeek = newest.get(key.platform)
    return newestWeek === undefined ? [] : [{ ...key, newestWeek }]
  })
  const [due, open] = await Promise.all([
    dueForecasts(runtime.store.db, asked, horizon),
    openForecasts(runtime.store.db, asked, horizon),
  ])
  const tooFewWeeks = { ahead: 0, backtest: 0 }
  const judged = due.flatMap((entry) => {
    const series = measured.of(entry)
    const score = series === undefined ? null : scoreLedgerForecast(entry, series, horizon)
    if (score !== null) return [{ score, answer: forecastAnswer(entry, score) }]
    tooFewWeeks[madeOf(entry)]++
    return []
  })
  const lastWeek = [...newest.values()].toSorted().at(-1)
  return { judged, open, tooFewWeeks, asOf: lastWeek === undefined ? null : addDays(lastWeek, 6) }
}

function lastWeekOf({ start, values }: WeeklySeries): string {
  return addWeeks(start, values.length - 1)
}

/** Of the category and the gender; for everybody a trend speaks by everybody's curve where it has one. */
function askedSeries<Key extends SeriesKey>(all: readonly Key[], { gender, primaryCategory }: LedgerQuestion): Key[] {
  const group = rowGender(gender)
  const place = ({ trendId, platform, region }: SeriesKey) => `${trendId}/${platform}/${region}`
  const ofEverybody = new Set(all.filter((key) => key.gender === '').map(place))
  return all.filter((key) => {
    const isAsked = group === '' ? key.gender === '' || !ofEverybody.has(place(key)) : key.gender === group
    return isAsked && (primaryCategory === undefined || trendNamed(key.trendId).primaryCategory === primaryCategory)
  })
}

export function madeOf({ isBacktest }: { readonly isBacktest: boolean }): JudgedForecast['made'] {
  return isBacktest ? 'backtest' : 'ahead'
}

function forecastAnswer(
  entry: LedgerEntry,
  { weeks, said, came, mase, naiveMase, coverage }: LedgerScore,
): JudgedForecast {
  const { name, nameZh, type, primaryCategory } = trendNamed(entry.trendId)
  return {
    trend_id: entry.trendId,
    name,
    trend_name_zh: nameZh,
    type,
    primary_category: primaryCategory || null,
    gender: entry.gender,
    region: entry.region,
    platform: entry.platform,
    origin: entry.origin,
    made_on: entry.madeAt.toISOString().slice(0, 10),
    made: madeOf(entry),
    is_input_withdrawn: entry.isInputWithdrawn,
    weeks,
    said,
    came,
    mase,
    naive_mase: naiveMase,
    coverage,
  }
}
