import type { OutputOf } from '@trendee/contract/endpoint'
import type { trends } from '@trendee/contract/trends/trends'
import type { ChartModel, ChartSeries } from '../../shared/charts/chart-model'
import { forecastOnWeeks, onWeeks, weeksOf } from '../../shared/charts/weekly-chart'
import type { Texts } from '../../shared/i18n/use-texts'

export type TrendDetail = OutputOf<typeof trends.detail>
export type TrendLines = OutputOf<typeof trends.trendLine>
type Words = Pick<Texts, 't' | 'format' | 'nameOf'>

/** Forecast made earlier, drawn from the week after the last one it knew. */
function pastSeries(detail: TrendDetail, weeks: readonly string[], { t, format }: Words): ChartSeries[] {
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
export function curveModel(detail: TrendDetail, words: Words): ChartModel {
  const { t, format } = words
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
      ...pastSeries(detail, weeks, words),
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

/** Several trends on one scale; the first is the subject. */
export function compareModel(lines: TrendLines, subject: string, { format, nameOf }: Words): ChartModel {
  const weeks = weeksOf(lines.lines.map((entry) => entry.line))
  const others = lines.lines.filter((entry) => entry.trend_id !== subject)
  return {
    x: weeks,
    kind: 'time',
    fromZero: true,
    write: (value) => format.decimal(value, 0),
    series: lines.lines.map((entry) => ({
      id: entry.trend_id,
      name: nameOf(entry.name, entry.trend_name_zh),
      look: 'line',
      color: entry.trend_id === subject ? 'accent' : (COMPANIONS[others.indexOf(entry)] ?? 'muted'),
      isLabelled: true,
      values: onWeeks(entry.line, weeks),
    })),
  }
}
