import { isoDay, stepOfDays } from '../calendar-days'
import { cleanText } from '../clean-text'
import { asObject, itemFeed } from '../item-feed'
import { requiredText } from '../table-feed'
import { UnreadableFieldError } from '../unreadable-field'

/** Pinterest Trends API: a keyword with its own 0–100 series. Its growths are derived from the series and not kept. */
export const PINTEREST_TRENDS = itemFeed({
  id: 'pinterest-trends',
  title: { en: 'Pinterest Trends', zh: 'Pinterest 趋势' },
  keys: ['keyword', 'time_series'],
  open: (options) => (item, sink) => {
    const term = requiredText(cleanText(item['keyword']), 'keyword')
    const points = Object.entries(asObject(item['time_series']) ?? {})
    if (points.length === 0) {
      sink.leaveOut('no_points')
      return
    }
    const days = points.map(([date]) => isoDay(date))
    const step = stepOfDays(days.filter((day) => day !== '')) ?? 'week'
    const region = cleanText(item['region']) || (options.region ?? '')
    for (const [index, [, value]] of points.entries()) {
      const date = days[index] ?? ''
      if (date === '') throw new UnreadableFieldError('time_series', 'has a key that is no date')
      if (value !== null && (typeof value !== 'number' || value < 0 || value > 100)) {
        throw new UnreadableFieldError('time_series', 'has a value that is not from 0 to 100')
      }
      sink.record({
        kind: 'series',
        platform: 'pinterest',
        term,
        region,
        gender: '',
        step,
        date,
        value,
        evidence: 'relative',
        scaledPerFile: true,
      })
    }
  },
})
