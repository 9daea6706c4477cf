import type { OutputOf } from '@trendee/contract/endpoint'
import type { influencersInfo } from '@trendee/contract/social/creators'
import type { Texts } from '../../shared/i18n/use-texts'
import type { ChartModel } from '../../shared/charts/chart-model'

export type CreatorDetail = OutputOf<typeof influencersInfo>

/** Followers as captures counted them. */
export function followersModel({ followers }: CreatorDetail, { t, format }: Texts): ChartModel {
  return {
    x: followers.map(({ day }) => day),
    kind: 'time',
    series: [
      {
        id: 'followers',
        name: t('column.followers'),
        look: 'line',
        color: 'accent',
        values: followers.map((point) => point.followers),
      },
    ],
    fromZero: false,
    write: (value) => format.short(value),
  }
}

/** The median engagement of each week's posts; a week without is a gap. */
export function engagementModel({ weeks }: CreatorDetail, { t, format }: Texts): ChartModel {
  return {
    x: weeks.map(({ week }) => week),
    kind: 'time',
    series: [
      {
        id: 'engagement',
        name: t('column.engagement'),
        look: 'line',
        color: 'accent',
        values: weeks.map((week) => week.engagement_rate),
      },
    ],
    fromZero: true,
    write: (value) => format.share(value),
  }
}
