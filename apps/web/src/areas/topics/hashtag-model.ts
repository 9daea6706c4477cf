import type { OutputOf } from '@trendee/contract/endpoint'
import type { social } from '@trendee/contract/social/social'
import type { ChartModel } from '../../shared/charts/chart-model'
import type { Texts } from '../../shared/i18n/use-texts'

export type HashtagDetail = OutputOf<typeof social.hashtagInfo>
type Count = HashtagDetail['counts'][number]

/** The days of one count of a hashtag: totals where the network counts, new posts where we do. */
export function hashtagModel({ days }: HashtagDetail, count: Count, { t, format }: Texts): ChartModel {
  const own = days.filter(
    ({ platform, region, counted }) =>
      platform === count.platform && region === count.region && counted === count.counted,
  )
  return {
    x: own.map(({ day }) => day),
    kind: 'time',
    series: [
      {
        id: 'posts',
        name: t('column.posts'),
        look: count.counted === 'list' ? 'line' : 'bar',
        color: 'accent',
        values: own.map(({ posts }) => posts),
      },
    ],
    fromZero: count.counted === 'posts',
    write: (value) => format.short(value),
  }
}
