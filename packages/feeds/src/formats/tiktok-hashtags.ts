import { dayOf } from '../calendar-days'
import { cleanText, hashtagName } from '../clean-text'
import { objectsIn } from '../item-feed'
import type { SeriesRecord } from '../records'
import { isoRegion } from '../regions'
import { jsonCell, requiredText, tableFeed } from '../table-feed'

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
    return (cells, sink, row) => {
      const hashtag = requiredText(hashtagName(cells[name]), 'hashtag_name')
      const region = isoRegion(cleanText(cells[country])) || (options.region ?? '')
      const points = objectsIn(jsonCell(cells[trend], 'trend', sink)).flatMap((point): SeriesRecord[] => {
        const date = dayOf(point['time'])
        const value = point['value']
        const isNumber = typeof value === 'number' && value >= 0
        if (date === null) sink.unread('trend', 'has a point without a date', point)
        else if (value !== null && value !== undefined && !isNumber)
          sink.unread('trend', 'has a value that is no number of 0 or more', point)
        if (date === null) return []
        return [
          {
            kind: 'series',
            platform: 'tiktok',
            term: hashtag,
            region,
            gender: '',
            step: 'day',
            date,
            value: isNumber ? value : null,
            evidence: 'relative',
            scaledPerFile: true,
          },
        ]
      })
      sink.record({
        kind: 'hashtag',
        platform: 'tiktok',
        hashtag,
        region,
        rank: row.count(rank, 'rank')?.value ?? null,
        posts: row.count(posts, 'publish_cnt')?.value ?? null,
        views: row.count(views, 'video_views')?.value ?? null,
        observedOn: row.observedDay(captured, 'date'),
      })
      for (const point of points) sink.record(point)
    }
  },
})
