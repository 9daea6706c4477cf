import type { OutputOf } from '@trendee/contract/endpoint'
import type { trends } from '@trendee/contract/trends/trends'
import type { ChartMarks, ChartModel, ChartSeries } from '../../shared/charts/chart-model'
import { forecastOnWeeks, onWeeks, weeksOf } from '../../shared/charts/weekly-chart'
import type { Texts } from '../../shared/i18n/use-texts'

export type TrendDetail = OutputOf<typeof trends.detail>
export type TrendLines = OutputOf<typeof trends.trendLine>
const COMPANIONS = [0, 1, 2, 3, 4] as const
type ModelTexts = Pick<Texts, 't' | 'format' | 'nameOf'>

/** Earlier forecasts that are asked for, each drawn from the week after the last one it knew. */
function pastSeries(
  { past_forecasts: past }: TrendDetail,
  asked: readonly string[],
  weeks: readonly string[],
  { t, format }: ModelTexts,
): ChartSeries[] {
  const shown = past.filter(({ origin }) => asked.includes(origin))
  return shown.map(({ origin, mean }, place) => ({
    id: `past-${origin}`,
    name: t('curve.past', { month: format.month(origin) }),
    look: 'forecast',
    color: COMPANIONS[place] ?? 'muted',
    // The origin is the last week it knew, so its first value stands a week later.
    values: onWeeks({ start: origin, values: [null, ...mean] }, weeks),
  }))
}

interface AskedBeside {
  /** Origins of the earlier forecasts that are shown. */
  readonly past?: readonly string[]
  readonly marks?: readonly ChartMarks[]
}

/** Interest as far as it is known, the season-adjusted line, the forecast with its band, and what is asked for beside. */
export function curveModel(
  detail: TrendDetail,
  texts: ModelTexts,
  { past = [], marks = [] }: AskedBeside = {},
): ChartModel {
  const { t, format } = texts
  const { line, adjusted, forecast } = detail
  const weeks = weeksOf([
    line,
    adjusted,
    ...(forecast === null ? [] : [{ start: forecast.start, values: forecast.mean }]),
  ])
  const measured = onWeeks(line, weeks)
  const ahead = forecast === null ? null : forecastOnWeeks(forecast, measured, weeks)
  return {
    x: weeks,
    kind: 'time',
    fromZero: true,
    write: (value) => format.decimal(value, 0),
    series: [
      { id: 'interest', name: t('curve.interest'), look: 'line', color: 'accent', values: measured },
      { id: 'adjusted', name: t('curve.adjusted'), look: 'thin', color: 'ink', values: onWeeks(adjusted, weeks) },
      ...(ahead === null
        ? []
        : [
            {
              id: 'forecast',
              name: t('trend.forecast'),
              look: 'forecast',
              color: 'accent',
              values: ahead.mean,
            } as const,
          ]),
      ...pastSeries(detail, past, weeks, texts),
    ],
    marks,
    ...(ahead === null || forecast === null
      ? {}
      : {
          band: {
            name: t('curve.band', { share: format.share(forecast.interval) }),
            lower: ahead.lower,
            upper: ahead.upper,
          },
        }),
  }
}

/** How several trends compare: in height, those that are on one scale; or all of them in growth. */
export type CompareView = 'height' | 'growth'

/** Several trends: the height of those on one scale, or the growth of all, 100 at one date. */
export function compareModel(
  { lines, growth }: TrendLines,
  subject: string,
  view: CompareView,
  { format, nameOf }: ModelTexts,
): ChartModel {
  const others = lines.filter((entry) => entry.trend_id !== subject)
  const drawn = lines.flatMap((entry, index) => {
    const line = view === 'growth' ? growth?.lines[index] : entry.comparable ? entry.line : undefined
    return line ? [{ entry, line }] : []
  })
  const weeks = weeksOf(drawn.map(({ line }) => line))
  return {
    x: weeks,
    kind: 'time',
    fromZero: true,
    write: (value) => format.decimal(value, 0),
    series: drawn.map(({ entry, line }) => ({
      id: entry.trend_id,
      name: nameOf(entry.name, entry.trend_name_zh),
      look: 'line',
      color: entry.trend_id === subject ? 'accent' : (COMPANIONS[others.indexOf(entry)] ?? 'muted'),
      isLabelled: true,
      values: onWeeks(line, weeks),
    })),
  }
}

const SMOOTH_WEEKS = 4
type PlatformView = TrendDetail['platforms'][number]

/** Mean of the four weeks up to each; a gap where none of them is known. */
function smoothed(values: readonly (number | null)[]): (number | null)[] {
  return values.map((value, week) => {
    const known = values.slice(Math.max(0, week - SMOOTH_WEEKS + 1), week + 1).filter((each) => each !== null)
    return value === null || known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length
  })
}

/** Platforms laid over each other, each 100 at its own highest: turns compare, heights do not. */
export function platformsModel(
  views: readonly PlatformView[],
  nameOf: (view: PlatformView) => string,
  { format }: Pick<ModelTexts, 'format'>,
): ChartModel {
  const weeks = weeksOf(views.map(({ line }) => line))
  return {
    x: weeks,
    kind: 'time',
    fromZero: true,
    write: (value) => format.decimal(value, 0),
    series: views.map((view, place) => {
      const values = smoothed(view.line.values)
      const most = Math.max(0, ...values.map((value) => value ?? 0))
      return {
        id: view.platform,
        name: nameOf(view),
        look: place === 0 ? 'line' : 'thin',
        color: place === 0 ? 'accent' : (COMPANIONS[place - 1] ?? 'muted'),
        values: onWeeks(
          {
            start: view.line.start,
            values: values.map((value) => (value === null || most === 0 ? null : (100 * value) / most)),
          },
          weeks,
        ),
      }
    }),
  }
}
