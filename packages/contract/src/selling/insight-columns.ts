import type { Column } from '../column'
import type { InsightAttribute } from './analysis-attribute'
import type { InsightCategory } from './analysis-category'
import type { InsightPrice } from './analysis-price'

type Measured = Omit<InsightPrice, 'from' | 'to' | 'category'>

const MEASURES: readonly Column<Measured>[] = [
  { id: 'products', header: 'column.products', kind: 'count', value: (row) => row.products },
  { id: 'offers', header: 'insight.offers', kind: 'count', value: (row) => row.offers },
  { id: 'shops', header: 'column.shops', kind: 'count', value: (row) => row.shops },
  { id: 'demand', header: 'sort.demand', kind: 'count', value: (row) => row.demand },
  { id: 'demand_basis', header: 'column.demand_counts', kind: 'demand_counts', value: (row) => row.demand_basis },
  { id: 'evidence', header: 'insight.evidence', kind: 'evidence', value: (row) => row.demand_evidence },
  { id: 'period_days', header: 'column.units_window_days', kind: 'count', value: (row) => row.period_days },
  { id: 'known', header: 'insight.known', kind: 'count', value: (row) => row.known },
  { id: 'growth', header: 'column.growth', kind: 'growth', value: (row) => row.growth },
  { id: 'growth_reason', header: 'insight.growth_reason', kind: 'growth_reason', value: (row) => row.growth_reason },
  { id: 'compared', header: 'insight.compared', kind: 'count', value: (row) => row.compared },
  { id: 'share_of_offers', header: 'insight.share_of_offers', kind: 'share', value: (row) => row.share_of_offers },
  { id: 'share_of_demand', header: 'insight.share_of_demand', kind: 'share', value: (row) => row.share_of_demand },
]
const PLATFORM = { id: 'platform', header: 'insight.platform', kind: 'text' } as const

export const CATEGORY_COLUMNS: readonly Column<InsightCategory>[] = [
  { ...PLATFORM, value: (row) => row.platform },
  {
    id: 'category',
    header: 'filter.category',
    kind: 'text',
    value: (row, language) => (language === 'zh' ? row.name_zh : row.name),
  },
  { id: 'mover', header: 'insight.mover', kind: 'mover', value: (row) => row.mover },
  ...MEASURES,
  { id: 'median_price', header: 'column.median_price', kind: 'dollars', value: (row) => row.median_price_usd },
  { id: 'price_crowding', header: 'insight.price_crowding', kind: 'share', value: (row) => row.price_crowding },
  { id: 'reduced_share', header: 'insight.reduced_share', kind: 'share', value: (row) => row.reduced_share },
]

export const PRICE_COLUMNS: readonly Column<InsightPrice>[] = [
  { ...PLATFORM, value: (row) => row.platform },
  {
    id: 'category',
    header: 'filter.category',
    kind: 'text',
    value: (row, language) => (row.category === null ? null : language === 'zh' ? row.name_zh : row.name),
  },
  { id: 'from', header: 'insight.price_from', kind: 'dollars', value: (row) => row.from },
  { id: 'to', header: 'insight.price_to', kind: 'dollars', value: (row) => row.to },
  ...MEASURES,
]

export const ATTRIBUTE_COLUMNS: readonly Column<InsightAttribute>[] = [
  { ...PLATFORM, value: (row) => row.platform },
  { id: 'type', header: 'column.type', kind: 'type', value: (row) => row.type },
  {
    id: 'attribute',
    header: 'insight.attribute',
    kind: 'text',
    value: (row, language) => (language === 'zh' ? row.name_zh : row.name),
  },
  { id: 'offers', header: 'insight.offers', kind: 'count', value: (row) => row.offers },
  { id: 'described', header: 'insight.described', kind: 'count', value: (row) => row.described },
  { id: 'share', header: 'insight.share', kind: 'share', value: (row) => row.share },
  { id: 'market_offers', header: 'insight.market_offers', kind: 'count', value: (row) => row.market_offers },
  { id: 'market_described', header: 'insight.market_described', kind: 'count', value: (row) => row.market_described },
  { id: 'market_share', header: 'insight.market_share', kind: 'share', value: (row) => row.market_share },
  { id: 'over_index', header: 'insight.over_index', kind: 'decimal', value: (row) => row.over_index },
  { id: 'share_of_demand', header: 'insight.share_of_demand', kind: 'share', value: (row) => row.share_of_demand },
  { id: 'demand_basis', header: 'column.demand_counts', kind: 'demand_counts', value: (row) => row.demand_basis },
]
