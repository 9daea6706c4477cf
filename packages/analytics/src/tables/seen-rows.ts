import type { WindowDays } from '@trendee/core/trend/vocabulary'
import type { QueryParameters } from '../engine/db'

/** A followed thing and the newest day of the data that its owner has looked at. */
export interface FollowedKey {
  readonly id: string
  readonly seenThrough: string | null
  /**
   * The same by platform. Each brings its days at its own pace: a file of a slower one is news although its days lie before
   * those that were seen of another. `null`: one day for all.
   */
  readonly seenByPlatform?: Readonly<Record<string, string>> | null
}

/** What was never looked at tells what is new in this many days of the data. */
export const NEW_DAYS = 30 satisfies WindowDays

/** The followed things as rows `id`, `seen` (days by platform, or of all under ''). Binds as `seenBinds` makes them. */
export const SEEN_ROWS = `(SELECT pair.1 AS id, JSONExtract(pair.2, 'Map(String, String)') AS seen
  FROM (SELECT arrayJoin(arrayZip({ids:Array(String)}, {seen:Array(String)})) AS pair))`

const SEEN_DAY = "toDateOrZero(seen[if(mapContains(seen, ''), '', platform)])"

/** The day up to which a row of a `platform` is known to the one who follows: `asOf` is the SQL of the platform's newest day. */
export function knownThrough(asOf: string): string {
  return `if(${SEEN_DAY} = toDate(0), ${asOf} - ${NEW_DAYS}, ${SEEN_DAY})`
}

/** Whether a day of such a row is new to the one who follows. */
export function isNew(day: string, asOf: string): string {
  return `(${day} > ${knownThrough(asOf)} AND ${day} <= ${asOf})`
}

export function seenBinds(followed: readonly FollowedKey[]): QueryParameters {
  return {
    ids: followed.map(({ id }) => id),
    seen: followed.map(({ seenThrough, seenByPlatform }) =>
      JSON.stringify(seenByPlatform ?? { '': seenThrough ?? '' }),
    ),
  }
}
