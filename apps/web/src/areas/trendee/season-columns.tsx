import type { TrendSummary } from '@trendee/contract/fields'
import { peakAhead } from '@trendee/contract/trends/trend-facts'
import type { ListColumn } from '../../shared/lists/list-definition'
import { UNKNOWN } from '../../shared/format/format'
import { NoPeak } from '../../shared/trends/forecast-hint'
import { SeasonCell, UsualErrorCell } from '../../shared/trends/season-cells'

/** The columns about the season to order for and the forecast peak; `trendOf` gives the trend of a row, `null` where no feed tells its curve. */
export function seasonColumns<Row>(trendOf: (row: Row) => TrendSummary | null): ListColumn<Row, object>[] {
  return [
    {
      id: 'verdict',
      header: 'lists.verdict',
      track: '200px',
      sort: 'verdict',
      meaning: 'lists.verdict_meaning',
      cell: (row) => {
        const trend = trendOf(row)
        return trend === null ? UNKNOWN : <SeasonCell trend={trend} />
      },
    },
    {
      id: 'usual_error',
      header: 'lists.usual_error',
      track: '112px',
      sort: 'usual_error',
      isNumber: true,
      meaning: 'lists.usual_error_meaning',
      cell: (row) => {
        const trend = trendOf(row)
        return trend === null ? UNKNOWN : <UsualErrorCell trend={trend} />
      },
    },
    {
      id: 'peak',
      header: 'trend.peak',
      track: '116px',
      sort: 'peak',
      isNumber: true,
      cell: (row, { format }) => {
        const trend = trendOf(row)
        if (trend === null) return UNKNOWN
        const peak = peakAhead(trend)
        return peak === null ? <NoPeak trend={trend} /> : format.day(peak)
      },
    },
  ]
}
