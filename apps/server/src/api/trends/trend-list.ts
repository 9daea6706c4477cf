import { readingDay } from '@trendee/analytics/tables/reading-day'
import { trendFacets } from '@trendee/analytics/trends/trend-facets'
import { trendList } from '@trendee/analytics/trends/trend-list'
import type { CONTRACT } from '@trendee/contract/contract'
import { pageAnswer } from '../../answers/page'
import { Photos } from '../../answers/picture-address'
import { trendSummary } from '../../answers/trend'
import { boardPhotos, picturedBoard, presenceAnswer } from '../../answers/trend-presence'
import type { Handler } from '../../http/handler'

export const trendListHandler: Handler<typeof CONTRACT.trends.trendList> = async (
  input,
  { runtime, state, signal },
) => {
  const { gender, region, window, type, level, lifecycle, season, peaks_in, platform, q, sort, order } = input
  const { primaryCategory, secondaryCategory, evidence, as_of, as_known, lead_weeks, page, pageSize } = input
  const filters = {
    gender,
    region,
    window,
    type,
    level,
    lifecycle,
    season,
    peaks_in,
    platform,
    q,
    evidence,
    as_of,
    as_known,
  }
  const question = { ...filters, primaryCategory, secondaryCategory, sort, order, lead_weeks, page, pageSize }
  const today = await readingDay(runtime.analytics, state.today(), as_of)
  const { totals, ...found } = await runtime.pastTrends.ask(question, signal, () =>
    trendList(runtime.analytics, question, today),
  )
  const photos = await Photos.of(
    runtime.analytics,
    found.list.flatMap(({ presence }) => picturedBoard(presence)),
  )
  const answer = pageAnswer(found, { page, pageSize }, ({ metric, standings, presence }) => ({
    ...trendSummary(metric, window, gender, boardPhotos(presence, photos)),
    ...presenceAnswer(presence, totals, photos),
    standings: [...standings],
  }))
  return { ...answer, as_of: found.asOf, looks_of: totals.season || null }
}

export const trendFacetsHandler: Handler<typeof CONTRACT.trends.trendFacets> = async (
  input,
  { runtime, state, signal },
) => {
  const { gender, region, type, level, lifecycle, season, peaks_in, platform, q, evidence } = input
  const { primaryCategory, secondaryCategory, as_of, as_known } = input
  const today = await readingDay(runtime.analytics, state.today(), as_of)
  const question = { gender, region, type, level, lifecycle, season, peaks_in, platform, q, evidence, as_of, as_known }
  const asked = { ...question, primaryCategory, secondaryCategory }
  const { asOf, ...facets } = await runtime.pastTrends.ask(asked, signal, () =>
    trendFacets(runtime.analytics, asked, today),
  )
  return { ...facets, as_of: asOf }
}
