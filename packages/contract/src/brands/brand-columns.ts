import type { Column } from '../column'
import type { BrandSummary } from './brand-fields'

/** What a list of brands says of each. */
export const BRAND_COLUMNS: readonly Column<BrandSummary>[] = [
  {
    id: 'name',
    header: 'column.brand',
    kind: 'text',
    value: ({ name, name_zh }, language) => (language === 'zh' && name_zh) || name,
  },
  { id: 'segment', header: 'column.segment', kind: 'segment', value: (brand) => brand.segment },
  { id: 'price_position', header: 'column.price_position', kind: 'share', value: (brand) => brand.price_position },
  {
    id: 'positioned',
    header: 'column.positioned_products',
    kind: 'count',
    value: (brand) => brand.positioned_products,
  },
  { id: 'median_price', header: 'column.median_price', kind: 'dollars', value: (brand) => brand.median_price_usd },
  { id: 'growth', header: 'column.growth', kind: 'growth', value: (brand) => brand.growth },
  { id: 'growth_products', header: 'column.growth_products', kind: 'count', value: (brand) => brand.growth_products },
  { id: 'demand', header: 'sort.demand', kind: 'short', value: (brand) => brand.demand },
  { id: 'demand_basis', header: 'column.demand_counts', kind: 'demand_counts', value: (brand) => brand.demand_basis },
  { id: 'demand_evidence', header: 'insight.evidence', kind: 'evidence', value: (brand) => brand.demand_evidence },
  { id: 'products', header: 'column.on_sale', kind: 'count', value: (brand) => brand.products },
  { id: 'new_arrivals', header: 'column.new_arrivals', kind: 'count', value: (brand) => brand.new_arrivals },
  { id: 'sell_outs', header: 'column.sell_outs', kind: 'count', value: (brand) => brand.sell_outs },
  { id: 'reduced_share', header: 'column.reduced_share', kind: 'share', value: (brand) => brand.reduced_share },
  { id: 'discount_depth', header: 'column.discount_depth', kind: 'share', value: (brand) => brand.discount_depth },
  {
    id: 'mix',
    header: 'column.category_mix',
    kind: 'text',
    value: ({ categories }, language) =>
      categories
        .map(({ name, name_zh, share }) => `${language === 'zh' ? name_zh : name} ${Math.round(100 * share)}%`)
        .join('; ') || null,
  },
  { id: 'posts', header: 'column.posts', kind: 'count', value: (brand) => brand.posts },
  { id: 'posts_growth', header: 'column.posts_growth', kind: 'growth', value: (brand) => brand.posts_growth },
  { id: 'looks', header: 'column.looks', kind: 'count', value: (brand) => brand.looks },
  { id: 'country', header: 'column.country', kind: 'region', value: (brand) => brand.country },
  { id: 'platforms', header: 'column.seen_on', kind: 'text', value: (brand) => brand.platforms.join('; ') || null },
  { id: 'first_arrival', header: 'column.first_arrival', kind: 'day', value: (brand) => brand.first_arrival },
  { id: 'picture', header: 'column.picture', kind: 'picture', value: (brand) => brand.pictures[0] ?? null },
]
