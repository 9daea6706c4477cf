import { followedTrends } from '@trendee/analytics/trends/followed-trends'
import { standingOf } from '@trendee/analytics/trends/trend-standings'
import type { MetricSummary } from '@trendee/analytics/trends/metric-summary'
import type {
  CollectedTrend as CollectedAnswer,
  Standing as StandingAnswer,
} from '@trendee/contract/collection/collected-trend'
import { type Standing, compareStandings } from '@trendee/core/collections/what-changed'
import { type AskedGender, rowGender } from '@trendee/core/lexicon/gender-groups'
import { trendNamed } from '@trendee/core/trend/trend-identity'
import { WINDOWS, type WindowDays } from '@trendee/core/trend/vocabulary'
import type { CollectedTrend } from '@trendee/store/collections/collected-trends'
import { trendFormerly } from '@trendee/store/forecasts/moved-series'
import { trendSummary } from '../../answers/trend'
import type { PhotosOfTrend } from '../../answers/trend-photos'
import type { Call } from '../../http/handler'
import { unixSeconds } from '../../http/unix-seconds'

export interface AskedStandings {
  readonly gender: AskedGender
  readonly region: string
  readonly window: WindowDays
}

/** How collected trends stand now, by the id they were collected under: one that moved since is found where it is now. */
export async function currentTrends(
  { runtime, state }: Call,
  collected: readonly CollectedTrend[],
  { gender, region }: Pick<AskedStandings, 'gender' | 'region'>,
): Promise<ReadonlyMap<string, MetricSummary>> {
  const { analytics, store } = runtime
  const find = (ids: readonly string[]) => followedTrends(analytics, ids, region, state.today(), rowGender(gender))
  const ids = [...new Set(collected.map(({ trendId }) => trendId))]
  const found = new Map(await find(ids))
  const missing = ids.filter((id) => !found.has(id))
  const moved = await Promise.all(missing.map(async (id) => [id, await trendFormerly(store.db, id)] as const))
  const now = await find(moved.flatMap(([, id]) => (id === null ? [] : [id])))
  for (const [before, id] of moved) {
    const metric = id === null ? undefined : now.get(id)
    if (metric !== undefined) found.set(before, metric)
  }
  return found
}

function standingAnswer(standing: Standing | null, window: WindowDays): StandingAnswer | null {
  if (standing === null) return null
  return {
    level: standing.level,
    lifecycle: standing.lifecycle,
    growth: standing.growth[WINDOWS.indexOf(window)] ?? null,
    forecast_peak_week: standing.peakWeek,
    as_of: standing.asOf,
  }
}

/** A collected trend with then and now. */
export function collectedAnswer(
  collected: CollectedTrend,
  metric: MetricSummary | undefined,
  window: WindowDays,
  photos: PhotosOfTrend,
  decision: CollectedAnswer['decision'] = null,
): CollectedAnswer {
  const now = metric === undefined ? null : standingOf(metric)
  const { before, notCompared } = compareStandings(collected.standings, now)
  const { name, nameZh } = trendNamed(collected.trendId)
  return {
    categoryId: collected.projectId,
    trendName: collected.trendId,
    name: metric?.name ?? name,
    trend_name_zh: metric?.name_zh ?? nameZh,
    collected_at: unixSeconds(collected.collectedAt),
    note: collected.note,
    decision,
    trend: metric === undefined ? null : trendSummary(metric, window, 'all', photos(metric)),
    before: standingAnswer(before, window),
    now: standingAnswer(now, window),
    not_compared: notCompared,
  }
}

/** The newest day that any of the rows tells of. */
export function newestDay(rows: readonly Pick<CollectedAnswer, 'now'>[]): string | null {
  const days = rows.flatMap(({ now }) => (now === null ? [] : [now.as_of]))
  return days.toSorted().at(-1) ?? null
}
