import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { brandNames } from '@trendee/analytics/rankings/brand-names'
import type { RankedRow, Ranking } from '@trendee/analytics/rankings/ranked-row'
import { Photos } from '../../answers/picture-address'
import { colorHex, isAttributeType } from '../../answers/value-names'
import type { GrowthOf, RankedItem, RankedKind } from '@trendee/contract/rankings/ranked-fields'
import type { RankingOutput } from '@trendee/contract/rankings/ranking'
import { rankedNames } from './ranked-names'

const pictured = (row: RankedRow) => ({ kind: row.strongest_kind, id: row.strongest_id })

function growthReason({ growth, before }: RankedRow, of: GrowthOf): RankedItem['growth_reason'] {
  if (growth !== null) return ''
  return of !== 'demand' && before === null ? 'not_comparable' : 'too_few'
}

/** A ranking in the contract's words. */
export async function rankingAnswer(
  db: AnalyticsDb,
  of: RankedKind,
  { rows, total, totalRecords, asOf, season, seasonBefore, growthOf }: Ranking,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<RankingOutput> {
  const [photos, brands] = await Promise.all([
    Photos.of(db, rows.map(pictured)),
    brandNames(db, of === 'brand' ? rows.map(({ id }) => id) : []),
  ])
  const list = rows.map((row, place) => {
    const type = isAttributeType(row.type) ? row.type : null
    return {
      rank: (page - 1) * pageSize + place + 1,
      kind: of,
      id: row.id,
      ...rankedNames(of, row.type, row.id, brands),
      attribute_type: type,
      hex: of === 'attribute' && type === 'color' ? colorHex(row.id) : null,
      records: row.records,
      share: totalRecords === 0 ? 0 : row.records / totalRecords,
      // Products of the window before are none of those that are on sale now.
      records_before: growthOf === 'share' ? row.before : null,
      growth: row.growth,
      growth_reason: growthReason(row, growthOf),
      engagement: row.engagement,
      engagement_rate: row.rate,
      demand: row.sold,
      demand_basis: row.basis === '' ? null : row.basis,
      revenue_usd: row.revenue_usd,
      new_arrivals: row.new_arrivals,
      median_price_usd: row.median_price_usd,
      ...photos.shown(pictured(row)),
    }
  })
  return {
    list,
    total,
    page,
    pageSize,
    as_of: asOf,
    season,
    season_before: seasonBefore,
    total_records: totalRecords,
    growth_of: growthOf,
  }
}
