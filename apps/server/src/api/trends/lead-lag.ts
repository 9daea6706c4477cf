import { leadSources, trendLeads } from '@trendee/analytics/trends/trend-leads'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import { leadMatrix } from '@trendee/core/trend/lead-matrix'
import { LEAST_SEASON_WEEKS } from '@trendee/core/trend/lead-test'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { trendNamed } from '@trendee/core/trend/trend-identity'
import { LEAD_SOURCES } from '@trendee/core/trend/vocabulary'
import type { Handler } from '../../http/handler'

/** More than a cell can show. */
const MOST_TRENDS = 200

async function measured(db: AnalyticsDb, gender: string): Promise<OutputOf<typeof CONTRACT.trends.leadLag>['sources']> {
  const known = await leadSources(db, gender)
  return LEAD_SOURCES.map((source) => {
    const found = known.find((each) => each.source === source)
    return { source, platform: found?.platform ?? '', weeks: found?.weeks ?? 0, last_week: found?.last ?? null }
  })
}

export const leadLagHandler: Handler<typeof CONTRACT.trends.leadLag> = async ({ name, gender }, { runtime }) => {
  const of = rowGender(gender)
  const [sources, pairs] = await Promise.all([
    measured(runtime.analytics, of),
    trendLeads(runtime.analytics, { gender: of, trendId: trendIdOf(name) }),
  ])
  return {
    sources,
    needed_weeks: LEAST_SEASON_WEEKS,
    pairs: pairs.map(
      ({ first, second, lead_weeks: weeks, is_told: isTold, correlation, p_value: p, weeks: shared }) => ({
        first,
        second,
        lead_weeks: isTold === 1 ? weeks : null,
        correlation,
        p_value: p,
        weeks: shared,
      }),
    ),
  }
}

export const leadMatrixHandler: Handler<typeof CONTRACT.trends.leadMatrix> = async (input, { runtime }) => {
  const { gender, primaryCategory } = input
  const of = rowGender(gender)
  const [sources, rows] = await Promise.all([
    measured(runtime.analytics, of),
    trendLeads(runtime.analytics, { gender: of }),
  ])
  const leads = rows.flatMap(({ trend_id: trendId, first, second, lead_weeks: weeks, is_told: isTold }) => {
    const { name, nameZh, type, primaryCategory: category } = trendNamed(trendId)
    if (primaryCategory !== undefined && category !== primaryCategory) return []
    return [{ trendId, first, second, weeks, isTold: isTold === 1, name, nameZh, type }]
  })
  return {
    sources,
    needed_weeks: LEAST_SEASON_WEEKS,
    cells: leadMatrix(leads).map(({ first, second, tested, share, medianWeeks, told }) => ({
      first,
      second,
      tested,
      told: told.length,
      share,
      median_weeks: medianWeeks,
      trends: told.slice(0, MOST_TRENDS).map(({ trendId, name, nameZh, type, weeks }) => ({
        trend_id: trendId,
        name,
        trend_name_zh: nameZh,
        type,
        lead_weeks: weeks,
      })),
    })),
  }
}
