import { dayOf } from '../calendar-days'
import { cleanText } from '../clean-text'
import { objectsIn } from '../item-feed'
import type { SeriesRecord } from '../records'
import { isoRegion } from '../regions'
import { countCell, jsonCell, requiredText, tableFeed, UnreadableFieldError } from '../table-feed'

/** TikTok's trending hashtags: posts and views as of the capture, and a relative curve of the last days. */
export const TIKTOK_HASHTAGS = tableFeed({
  id: 'tiktok-hashtags',
  title: { en: 'TikTok hashtags', zh: 'TikTok 话题标签' },
  required: ['hashtag_name', ['publish_cnt', 'video_views']],
  open(column, options) {
    const name = column('hashtag_name')
    const posts = column('publish_cnt')
    const views = column('video_views')
    const rank = column('rank')
    const trend = column('trend')
    const country = column('country_code', 'country_info/id')
    const captured = column('date', 'captured_at')
    return (cells, sink) => {
      const hashtag = requiredText(cleanText(cells[name]).replace(/^#/, '').toLowerCase(), 'hashtag_name')
      const region = isoRegion(cleanText(cells[country])) || (options.region ?? '')
      const points = objectsIn(jsonCell(cells[trend], 'trend')).map((point): SeriesRecord => {
        const date = dayOf(point['time'])
        const value = point['value']
        if (date === null) throw new UnreadableFieldError('trend', 'has a point without a date')
        if (value !== null && value !== undefined && (typeof value !== 'number' || value < 0)) {
          throw new UnreadableFieldError('trend', 'has a value that is no number of 0 or more')
        }
        return {
          kind: 'series',
          platform: 'tiktok',
          term: hashtag,
          region,
          gender: '',
          step: 'day',
          date,
          value: value ?? null,
          evidence: 'relative',
          scaledPerFile: true,
        }
      })
      sink.record({
        kind: 'hashtag',
        platform: 'tiktok',
        hashtag,
        region,
        rank: countCell(cells[rank], 'rank')?.value ?? null,
        posts: countCell(cells[posts], 'publish_cnt')?.value ?? null,
        views: countCell(cells[views], 'video_views')?.value ?? null,
        observedOn: dayOf(cells[captured]),
      })
      for (const point of points) sink.record(point)
    }
  },
})
