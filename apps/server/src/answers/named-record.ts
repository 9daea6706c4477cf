import { type NamedRecord, namedRecords } from '@trendee/analytics/dashboard/named-records'
import type { RecordKind } from '@trendee/core/stars/star-kinds'
import { reportsById } from '@trendee/store/reports/reports'
import type { Call } from '../http/handler'

/** What is known of records of any kind by their ids; of an id that there is not, nothing. */
export async function namedRecord(
  { analytics, store }: Pick<Call['runtime'], 'analytics' | 'store'>,
  kind: RecordKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedRecord>> {
  if (kind !== 'report') return namedRecords(analytics, kind, ids)
  const reports = await reportsById(store.db, ids)
  return new Map(
    reports.map(({ id, title }) => [id, { id, name: title.en, name_zh: title.zh, platform: '', by: '', type: '' }]),
  )
}
