import type { OutputOf } from '@trendee/contract/endpoint'
import type { trends } from '@trendee/contract/trends/trends'
import type { ChartModel, ChartSeries } from '../../shared/charts/chart-model'
import { forecastOnWeeks, onWeeks, weeksOf } from '../../shared/charts/weekly-chart'
import type { Texts } from '../../shared/i18n/use-texts'

export type TrendDetail = OutputOf<typeof trends.detail>
export type TrendLines = OutputOf<typeof trends.trendLine>
type ModelTexts = Pick<Texts, 't' | 'format' | 'nameOf'>

/** Forecast made earlier, drawn from the week after the last one it knew. */
function pastSeries(detail: TrendDetail, weeks: readonly string[], { t, format }: ModelTexts): ChartSeries[] {
  return detail.past_forecasts.map((past) => ({
    id: `past-${past.origin}`,
    name: t('curve.past', { month: format.month(past.origin) }),
    look: 'forecast',
    color: 'muted',
    isHiddenAtFirst: true,
    // The origin is the last week it knew, so its first value stands a week later.
    values: onWeeks({ start: past.origin, values: [null, ...past.mean] }, weeks),
  }))
}

/** Five years of interest, the season-adjusted line, the forecast with its band, and earlier forecasts. */
export function curveModel(detail: TrendDetail, texts: ModelTexts): ChartModel {
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
      ...pastSeries(detail, weeks, texts),
    ],
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

const COMPANIONS = [0, 1, 2, 3, 4] as const

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
