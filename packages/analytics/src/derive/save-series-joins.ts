import type { SeriesJoin } from '@trendee/core/trend/series-signals'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { replacePartition } from './replace-partition'

const COLUMNS = [
  'platform',
  'trend_id',
  'term',
  'region',
  'gender',
  'step',
  'file_hash',
  'from_day',
  'to_day',
  'outcome',
  'factor',
  'error',
  'shared',
  'shared_by',
  'weeks',
  'used',
  'replaced',
  'place',
]

/** What became of each file of a platform's series, in place of what was said before. */
export async function saveSeriesJoins(db: AnalyticsDb, platform: string, joins: readonly SeriesJoin[]): Promise<void> {
  const lines = new JsonLines()
  for (const join of joins) {
    lines.add([
      platform,
      join.trendId,
      join.term,
      join.region,
      join.gender,
      join.step,
      join.scale,
      join.from,
      join.to,
      join.outcome,
      join.factor,
      join.error,
      join.shared,
      join.sharedBy,
      join.weeks,
      join.used,
      join.replaced,
      join.place,
    ])
  }
  await replacePartition(db, 'series_join', platform, (target) => db.append(target, COLUMNS, lines.take()))
}
