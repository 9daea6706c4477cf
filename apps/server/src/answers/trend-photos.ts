import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import type { MetricSummary } from '@trendee/analytics/trends/metric-summary'
import { trendPhotos } from '@trendee/analytics/pictures/trend-photos'
import { type AskedGender, rowGender } from '@trendee/core/lexicon/gender-groups'
import { photoAddress } from './picture-address'

/** Addresses of the photographs that feeds delivered of what shows a trend, for the asked gender: they come before its drawings. */
export type PhotosOfTrend = (metric: Pick<MetricSummary, 'trend_id'>) => readonly string[]

/** One question for a whole list. */
export async function photosOfTrends(
  db: AnalyticsDb,
  metrics: readonly Pick<MetricSummary, 'trend_id'>[],
  asked: AskedGender = 'all',
): Promise<PhotosOfTrend> {
  const ids = metrics.map(({ trend_id: trendId }) => trendId)
  const photos = await trendPhotos(db, ids, rowGender(asked))
  return ({ trend_id: trendId }) => (photos.get(trendId) ?? []).map(photoAddress)
}
