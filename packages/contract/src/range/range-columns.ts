import type { Column } from '../column'
import type { RangeCategory } from './range-fields'

export const RANGE_CATEGORY_COLUMNS: readonly Column<RangeCategory>[] = [
  {
    id: 'category',
    header: 'filter.category',
    kind: 'text',
    value: (row, language) => (language === 'zh' ? row.name_zh : row.name),
  },
  { id: 'standing', header: 'range.standing', kind: 'standing', value: (row) => row.standing },
  { id: 'items', header: 'range.items', kind: 'count', value: (row) => row.items },
  { id: 'own_share', header: 'range.own_share', kind: 'share', value: (row) => row.own_share },
  { id: 'share_of_demand', header: 'insight.share_of_demand', kind: 'share', value: (row) => row.share_of_demand },
  { id: 'share_of_offers', header: 'insight.share_of_offers', kind: 'share', value: (row) => row.share_of_offers },
  { id: 'growth', header: 'column.growth', kind: 'growth', value: (row) => row.growth },
  { id: 'growth_reason', header: 'insight.growth_reason', kind: 'growth_reason', value: (row) => row.growth_reason },
  { id: 'own_median', header: 'range.own_median', kind: 'dollars', value: (row) => row.own_median_usd },
  { id: 'market_median', header: 'range.market_median', kind: 'dollars', value: (row) => row.market_median_usd },
  { id: 'price_position', header: 'range.price_position', kind: 'growth', value: (row) => row.price_position },
  { id: 'stock', header: 'range.stock', kind: 'count', value: (row) => row.stock },
]
