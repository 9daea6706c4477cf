import { expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import { type HashtagDetail, hashtagModel } from './hashtag-model'

it('draws the days of one count, apart from those of other networks, places and ways of counting', () => {
  const day = (platform: 'instagram' | 'tiktok', region: string, counted: 'list' | 'posts', posts: number | null) =>
    ({ platform, region, counted, day: `2026-01-0${posts ?? 9}`, posts, views: null }) as const
  const detail = {
    days: [
      day('tiktok', 'US', 'list', 1),
      day('tiktok', 'US', 'list', null),
      day('tiktok', 'GB', 'list', 3),
      day('tiktok', '', 'posts', 4),
      day('instagram', '', 'posts', 5),
    ],
  } as unknown as HashtagDetail
  const texts = { t: (key: string) => key, format: formatFor('en') } as never
  const drawn = (platform: string, region: string, counted: string) => {
    const model = hashtagModel(detail, { platform, region, counted } as never, texts)
    return [model.x, model.series.map(({ look, values }) => [look, values]), model.fromZero]
  }
  expect(drawn('tiktok', 'US', 'list')).toEqual([['2026-01-01', '2026-01-09'], [['line', [1, null]]], false])
  expect(drawn('tiktok', '', 'posts')).toEqual([['2026-01-04'], [['bar', [4]]], true])
})
