import { analysisAttribute } from '@trendee/analytics/selling/analysis-attribute'
import { analysisCategory } from '@trendee/analytics/selling/analysis-category'
import { analysisPrice } from '@trendee/analytics/selling/analysis-price'
import type { PlatformFacts } from '@trendee/analytics/selling/insight-measures'
import { newerCapture } from '@trendee/analytics/selling/newer-capture'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { LAST_RATE_YEAR } from '@trendee/core/currency/to-usd'
import type { CONTRACT } from '@trendee/contract/contract'
import { valueNames } from '../../answers/value-names'
import type { Handlers } from '../../http/handler'
import { leaderNames } from './leaders'

interface Paging {
  readonly page: number
  readonly pageSize: number
}

/** A page of the groups of an analysis, with the platforms that they are of. */
async function pageOf<Row, Named>(
  db: AnalyticsDb,
  { list, platforms }: { readonly list: readonly Row[]; readonly platforms: readonly PlatformFacts[] },
  { page, pageSize }: Paging,
  named: (row: Row) => Named,
) {
  const newer = await Promise.all(platforms.map(({ platform }) => newerCapture(db, platform)))
  return {
    list: list.slice((page - 1) * pageSize, page * pageSize).map(named),
    total: list.length,
    page,
    pageSize,
    as_of:
      platforms
        .map(({ as_of: day }) => day)
        .toSorted()
        .at(-1) ?? null,
    platforms: platforms.map((facts, at) => ({ ...facts, newer_capture: newer[at] ?? null })),
  }
}

export const insightHandlers: Handlers<typeof CONTRACT.insights> = {
  analysisCategory: async (input, { runtime: { analytics } }) =>
    pageOf(analytics, await analysisCategory(analytics, input), input, (row) => ({
      ...row,
      ...leaderNames('category', row.category),
    })),
  analysisPrice: async (input, { runtime: { analytics } }) => {
    const { currencies, unpriced, ...answer } = await analysisPrice(analytics, input)
    const page = await pageOf(analytics, answer, input, (row) => ({
      ...row,
      ...(row.category === null ? { name: '', name_zh: '' } : leaderNames('category', row.category)),
    }))
    return { ...page, currencies, unpriced, rates_until: LAST_RATE_YEAR }
  },
  analysisAttribute: async (input, { runtime: { analytics } }) =>
    pageOf(analytics, await analysisAttribute(analytics, input), input, (row) => ({
      ...row,
      ...valueNames(row.type, row.value),
    })),
}
