import { UNKNOWN_REGION } from '@trendee/core/regions/unknown-region'
import { cleanText } from '../clean-text'
import { isNothing } from '../cells/nothing'
import { regionOfPlace } from '../regions'
import { booleanCell, requiredText, tableFeed } from '../table-feed'
import { UnreadableFieldError } from '../unreadable-field'
import { UNSAID } from '../unsaid'
import { refusingRepeatedPoints } from './repeated-points'
import { PARTIAL, TERMS, VALUES, isHourOfDay } from './search-columns'
import { trendsValue } from './trends-header'

const TABLE = tableFeed({
  id: 'google-trends-rows',
  title: { en: 'Google Trends: one row for each term and date', zh: 'Google 趋势：每行一个搜索词和日期' },
  // Other services write terms, dates and values too: what only clients of Google's have must be there.
  required: ['date', TERMS, VALUES, ['gprop', ...PARTIAL]],
  open: (column, options) => {
    const [dateAt, termAt, valueAt] = [column('date'), column(...TERMS), column(...VALUES)]
    const [placeAt, partialAt] = [column('geo', 'country', 'region', 'geo_code', 'location'), column(...PARTIAL)]
    const [searchAt, batchAt] = [column('gprop'), column('batch', 'batch_id', 'group')]
    return (cells, sink, row) => {
      if (isHourOfDay(cells[dateAt])) {
        sink.leaveOut('hour_of_day')
        return
      }
      if (booleanCell(cells[partialAt]) === true) {
        sink.leaveOut('unfinished_step')
        return
      }
      const search = cleanText(cells[searchAt])
      if (search !== '' && search !== 'web') throw new UnreadableFieldError('gprop', 'is no search of the web')
      const term = requiredText(cleanText(cells[termAt]), 'term')
      if (isNothing(cells[dateAt])) throw new UnreadableFieldError('date', 'is empty')
      const date = row.period(dateAt, 'date')
      const step = row.step(dateAt)
      if (step === null) throw new UnreadableFieldError('date', 'is the only date: a series has two or more')
      const place = cleanText(cells[placeAt])
      const region = place === '' ? (options.region ?? UNKNOWN_REGION) : regionOfPlace(place)
      if (region === '') throw new UnreadableFieldError('geo', 'is no place we know')
      if (region === UNKNOWN_REGION) sink.note(UNSAID.region)
      const cell = cells[valueAt]
      const value = isNothing(cell) ? null : trendsValue(cleanText(cell))
      if (value === undefined) sink.unread('value', 'is not a number from 0 to 100', cell)
      const scalePart = cleanText(cells[batchAt])
      sink.record({
        kind: 'series',
        platform: 'google',
        term,
        region,
        gender: '',
        step,
        date,
        value: value ?? null,
        evidence: 'relative',
        scaledPerFile: true,
        ...(scalePart === '' ? {} : { scalePart }),
      })
    }
  },
})

/** Interest over time as clients of Google Trends for R and Python save it: a row for each term, place and date. */
export const GOOGLE_TRENDS_ROWS = refusingRepeatedPoints(TABLE)
