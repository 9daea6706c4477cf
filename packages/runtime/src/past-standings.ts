import { pastStandings, trendStandings } from '@trendee/analytics/trends/trend-standings'
import type { Standing } from '@trendee/core/collections/what-changed'
import type { Runtime } from './open-runtime'

interface Asked {
  readonly region: string
  /** A day in the past. */
  readonly asOf: string
  /** The day on which the newest data is read. */
  readonly today: string
}

/** How trends stood: in one region at the end of a day in the past, elsewhere as they stand now; of one that it did not know, nothing. */
export async function standingsOn(
  { analytics, pastTrends }: Pick<Runtime, 'analytics' | 'pastTrends'>,
  ids: readonly string[],
  { region, asOf, today }: Asked,
): Promise<ReadonlyMap<string, readonly Standing[]>> {
  const ask = () => pastStandings(analytics, ids, { region, asOf })
  const past = await pastTrends.ask({ region, as_of: asOf }, new AbortController().signal, ask)
  const now = await trendStandings(analytics, ids, today)
  const elsewhere = (id: string) => (now.get(id) ?? []).filter((standing) => standing.region !== region)
  return new Map([...past].map(([id, own]) => [id, [...own, ...elsewhere(id)]]))
}
