import { type ReadingDay, readingDay } from '@trendee/core/trend/ended-data'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { metricsIn } from '../tables/trend-metric'

export interface ReadOn {
  readonly region: string
  /** A day in the past: its trends are read as they were then. */
  readonly as_of?: string | undefined
}

/** What the trends of a region are judged by: the newest day among them, and the day of the clock or the asked one. */
export async function trendReadingDay(
  db: AnalyticsDb,
  { region, as_of: asOf }: ReadOn,
  clockDay: string,
): Promise<ReadingDay> {
  if (asOf !== undefined) return { newest: asOf, today: asOf }
  const [row] = await db.rows(
    z.object({ newest: z.string().nullable() }),
    `SELECT toString(maxOrNull(as_of)) AS newest FROM ${metricsIn()}`,
    { region },
    { route: 'trends.reading-day', isKept: true },
  )
  return readingDay(row?.newest ?? clockDay, clockDay)
}
