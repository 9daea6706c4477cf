import { type ProductKind, productTrends, whiteSpace } from '@trendee/analytics/trends/product-trends'
import { readingDay } from '@trendee/analytics/tables/reading-day'
import type { CONTRACT } from '@trendee/contract/contract'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import { PICTURES } from '@trendee/core/pictures/trend-picture'
import { pageAnswer } from '../../answers/page'
import { Photos } from '../../answers/picture-address'
import { trendPictureAddress, trendSummary } from '../../answers/trend'
import { boardPhotos, picturedBoard, presenceAnswer } from '../../answers/trend-presence'
import type { Handler } from '../../http/handler'

function kindAnswer(kind: ProductKind) {
  const { trend_id, name, name_zh: trend_name_zh, attribute_type: type, attribute_value: value } = kind
  return {
    trend_id,
    name,
    trend_name_zh,
    primary_category: kind.primary_category || null,
    category: kind.secondary_category,
    attribute: type === '' ? null : { type, value },
  }
}

export const productTrendsHandler: Handler<typeof CONTRACT.trends.productTrends> = async (
  input,
  { runtime, state, signal },
) => {
  const { gender, region, window, platform, level, lifecycle, known_by, q, sort, order, page, pageSize } = input
  const { primaryCategory, secondaryCategory, attributeType, evidence, as_of, as_known, lead_weeks } = input
  const asked = { gender, region, window, platform, primaryCategory, secondaryCategory, attributeType, evidence }
  const question = { ...asked, level, lifecycle, known_by, q, as_of, as_known, sort, order, lead_weeks, page, pageSize }
  const today = await readingDay(runtime.analytics, state.today(), as_of)
  const { totals, ...found } = await runtime.pastTrends.ask(question, signal, () =>
    productTrends(runtime.analytics, question, today),
  )
  const photos = await Photos.of(
    runtime.analytics,
    found.list.flatMap(({ presence }) => picturedBoard(presence)),
  )
  const answer = pageAnswer(found, { page, pageSize }, ({ kind, metric, standings, presence }) => ({
    ...kindAnswer(kind),
    ...presenceAnswer(presence, totals, photos),
    pictures: Array.from({ length: PICTURES }, (_, place) =>
      trendPictureAddress({ trend_id: kind.trend_id, gender: rowGender(gender) }, place),
    ),
    trend: metric && trendSummary(metric, window, gender, boardPhotos(presence, photos)),
    standings: [...standings],
  }))
  return { ...answer, as_of: found.asOf, looks_of: totals.season || null }
}

export const whiteSpaceHandler: Handler<typeof CONTRACT.trends.whiteSpace> = async (input, { runtime, state }) => {
  const { gender, region, window, platform, of, demand, quantity } = input
  const { primaryCategory, secondaryCategory, attributeType, evidence } = input
  const asked = { gender, region, window, platform, primaryCategory, secondaryCategory, attributeType, evidence }
  const today = await readingDay(runtime.analytics, state.today())
  const found = await whiteSpace(runtime.analytics, { ...asked, of, demand, quantity }, today)
  return {
    list: found.list.map((point) => ({
      ...kindAnswer(point),
      growth: point.grown,
      shops: point.sellers,
      products: point.products,
      share_of_arrivals: found.totals.arrivals === 0 ? null : point.arrivals / found.totals.arrivals,
    })),
    total: found.total,
    unknown_growth: found.unknownGrowth,
    unknown_shops: found.unknownShops,
    as_of: found.asOf,
  }
}
