import type { MovedSeries } from '@trendee/core/forecast/frozen-forecast'
import { lexiconSlug } from '@trendee/core/lexicon/lexicon'
import { trendNamed, trendOfTerm } from '@trendee/core/trend/trend-identity'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const SPOKE = z.object({
  trend_id: z.string(),
  term: z.string(),
  region: z.string(),
  gender: z.string(),
  weeks: z.number(),
})

/**
 * Series of a platform that spoke for one trend when its signals were last derived, and belong to another since the
 * lexicon tells the two apart. To be asked before the signals are derived anew.
 */
export async function movedSeries(db: AnalyticsDb, platform: string): Promise<MovedSeries[]> {
  const rows = await db.rows(
    SPOKE,
    `SELECT trend_id, term, region, gender, toUInt32(sum(used)) AS weeks FROM trendee.series_join
     WHERE platform = {platform:String} AND outcome IN ('reference', 'joined')
     GROUP BY trend_id, term, region, gender ORDER BY ALL`,
    { platform },
  )
  return rows.flatMap(({ trend_id: trendId, term, region, gender, weeks }) => {
    const now = trendOfTerm(term)
    if (now.trendId === trendId) return []
    // A row of a trend is for its wearer where the series tells none.
    const from = { trendId, gender: gender || trendNamed(trendId).gender }
    const to = { trendId: now.trendId, gender: gender || now.gender }
    return [{ platform, region, from, to, weeks, isNamesake: lexiconSlug(term) === trendId }]
  })
}
