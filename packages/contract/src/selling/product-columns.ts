import type { Column } from '../column'
import type { ProductSummary } from '../fields'

/** What a list of products says of each. */
export const PRODUCT_COLUMNS: readonly Column<ProductSummary>[] = [
  { id: 'id', header: 'column.product_id', kind: 'text', value: (product) => product.id },
  { id: 'title', header: 'column.title', kind: 'text', value: (product) => product.title },
  { id: 'brand', header: 'filter.brand', kind: 'text', value: (product) => product.brand || null },
  { id: 'seller', header: 'column.seller', kind: 'text', value: (product) => product.seller || null },
  {
    id: 'category',
    header: 'filter.category',
    kind: 'primary_category',
    value: (product) => product.primary_category,
  },
  {
    id: 'subcategory',
    header: 'column.subcategory',
    kind: 'category',
    value: (product) => product.secondary_category,
  },
  { id: 'gender', header: 'filter.gender', kind: 'gender', value: (product) => product.gender },
  { id: 'region', header: 'filter.region', kind: 'region', value: (product) => product.region || null },
  { id: 'price', header: 'sort.price', kind: 'decimal', value: (product) => product.price?.amount ?? null },
  {
    id: 'list_price',
    header: 'column.list_price',
    kind: 'decimal',
    value: (product) => product.list_price?.amount ?? null,
  },
  { id: 'currency', header: 'column.currency', kind: 'text', value: (product) => product.price?.currency ?? null },
  { id: 'price_usd', header: 'column.price_usd', kind: 'dollars', value: (product) => product.price_usd },
  { id: 'discount', header: 'column.discount', kind: 'share', value: (product) => product.discount },
  { id: 'units', header: 'column.units', kind: 'short', value: (product) => product.units },
  {
    id: 'units_window',
    header: 'column.units_window_days',
    kind: 'count',
    value: (product) => product.units_window_days,
  },
  {
    id: 'units_evidence',
    header: 'column.units_evidence',
    kind: 'evidence',
    value: (product) => product.units_evidence,
  },
  { id: 'units_total', header: 'column.units_total', kind: 'short', value: (product) => product.units_total },
  { id: 'revenue', header: 'column.revenue_usd', kind: 'dollars', value: (product) => product.revenue_usd },
  { id: 'demand', header: 'sort.demand', kind: 'short', value: (product) => product.demand },
  {
    id: 'demand_basis',
    header: 'column.demand_counts',
    kind: 'demand_counts',
    value: (product) => product.demand_basis,
  },
  { id: 'growth', header: 'column.growth', kind: 'growth', value: (product) => product.growth },
  { id: 'rank', header: 'column.sales_rank', kind: 'count', value: (product) => product.sales_rank },
  { id: 'rank_change', header: 'column.places_gained', kind: 'count', value: (product) => product.rank_change },
  { id: 'rating', header: 'sort.rating', kind: 'decimal', value: (product) => product.rating },
  { id: 'reviews', header: 'sort.reviews', kind: 'short', value: (product) => product.reviews },
  { id: 'favorites', header: 'column.favorites', kind: 'short', value: (product) => product.favorites },
  { id: 'in_stock', header: 'column.in_stock', kind: 'flag', value: (product) => product.in_stock },
  {
    id: 'attributes',
    header: 'column.attributes',
    kind: 'text',
    value: ({ attributes }, language) =>
      attributes.map(({ name, name_zh }) => (language === 'zh' ? name_zh : name)).join('; ') || null,
  },
  { id: 'first_seen', header: 'sort.first_seen', kind: 'day', value: (product) => product.first_seen },
  { id: 'last_seen', header: 'column.last_seen', kind: 'day', value: (product) => product.last_seen },
  { id: 'url', header: 'column.link', kind: 'text', value: (product) => product.url || null },
]
