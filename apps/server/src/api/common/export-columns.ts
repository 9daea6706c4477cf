import { valueNames } from '../../answers/value-names'
import type { ProductSummary, TrendSummary } from '@trendee/contract/fields'
import { TEXTS, type Text } from '@trendee/contract/texts/texts'
import type { CsvCell } from './csv'

export type Language = 'en' | 'zh'

/** One column of an exported table: its title and its cell. Growths and shares are fractions, as in the API. */
export interface ExportColumn<Row> {
  readonly en: string
  readonly zh: string
  readonly cell: (row: Row, language: Language) => CsvCell
}

const DEMAND_COUNTS = {
  units: { en: 'units', zh: '销量' },
  reviews: { en: 'reviews', zh: '评价' },
  favorites: { en: 'favourites', zh: '收藏' },
} as const

/** A word of the interface's vocabulary, as `level.hot`; one it does not have stands for itself. */
function word(kind: string, value: string | null, language: Language): CsvCell {
  if (value === null || value === '') return null
  const texts: Readonly<Record<string, Text>> = TEXTS
  return texts[`${kind}.${value}`]?.[language] ?? value
}

function nameOf(type: string, value: string | null, language: Language): CsvCell {
  if (value === null || value === '') return null
  const { name, name_zh } = valueNames(type, value)
  return language === 'zh' ? name_zh : name
}

export const TREND_COLUMNS: readonly ExportColumn<TrendSummary>[] = [
  { en: 'ID', zh: '编号', cell: (trend) => trend.trend_id },
  { en: 'Trend', zh: '趋势', cell: (trend, language) => (language === 'zh' ? trend.trend_name_zh : trend.name) },
  { en: 'Type', zh: '类型', cell: (trend, language) => word('type', trend.type, language) },
  { en: 'Gender', zh: '性别', cell: (trend, language) => word('gender', trend.gender, language) },
  { en: 'Region', zh: '地区', cell: (trend) => trend.region || null },
  {
    en: 'Category',
    zh: '品类',
    cell: (trend, language) => nameOf('primary_category', trend.trend_primary_category, language),
  },
  {
    en: 'Subcategory',
    zh: '子类',
    cell: (trend, language) => nameOf('category', trend.trend_secondary_category, language),
  },
  { en: 'Growth in the window', zh: '窗口增长率', cell: (trend) => trend.growth },
  { en: 'Year over year', zh: '同比', cell: (trend) => trend.yoy },
  { en: 'Year to date', zh: '年初至今同比', cell: (trend) => trend.monthlyGrowthRateY2y },
  { en: 'Level', zh: '等级', cell: (trend, language) => word('level', trend.level, language) },
  { en: 'Lifecycle', zh: '生命周期', cell: (trend, language) => word('lifecycle', trend.lifecycle, language) },
  { en: 'Season strength', zh: '季节性强度', cell: (trend) => trend.season_strength },
  { en: 'Seasonal', zh: '是否季节性', cell: (trend) => trend.is_seasonal },
  { en: 'Forecast peak week', zh: '预测峰值周', cell: (trend) => trend.forecast_peak_week },
  { en: 'Forecast growth', zh: '预测增长率', cell: (trend) => trend.forecast_growth },
  { en: 'Score', zh: '评分', cell: (trend) => trend.score },
  { en: 'Source', zh: '来源', cell: (trend) => trend.source.platform },
  {
    en: 'Source evidence',
    zh: '来源依据',
    cell: (trend, language) => word('evidence', trend.source.evidence, language),
  },
  { en: 'As of', zh: '数据日期', cell: (trend) => trend.as_of },
]

export const PRODUCT_COLUMNS: readonly ExportColumn<ProductSummary>[] = [
  { en: 'ID', zh: '商品编号', cell: (product) => product.id },
  { en: 'Title', zh: '标题', cell: (product) => product.title },
  { en: 'Brand', zh: '品牌', cell: (product) => product.brand || null },
  { en: 'Seller', zh: '店铺', cell: (product) => product.seller || null },
  {
    en: 'Category',
    zh: '品类',
    cell: (product, language) => nameOf('primary_category', product.primary_category, language),
  },
  {
    en: 'Subcategory',
    zh: '子类',
    cell: (product, language) => nameOf('category', product.secondary_category, language),
  },
  { en: 'Gender', zh: '性别', cell: (product, language) => word('gender', product.gender, language) },
  { en: 'Region', zh: '地区', cell: (product) => product.region || null },
  { en: 'Price', zh: '价格', cell: (product) => product.price?.amount ?? null },
  { en: 'List price', zh: '原价', cell: (product) => product.list_price?.amount ?? null },
  { en: 'Currency', zh: '货币', cell: (product) => product.price?.currency ?? null },
  { en: 'Price in USD', zh: '价格（美元）', cell: (product) => product.price_usd },
  { en: 'Discount', zh: '折扣比例', cell: (product) => product.discount },
  { en: 'Units', zh: '销量', cell: (product) => product.units },
  { en: 'Days counted', zh: '统计天数', cell: (product) => product.units_window_days },
  {
    en: 'Units evidence',
    zh: '销量依据',
    cell: (product, language) => word('evidence', product.units_evidence, language),
  },
  { en: 'Units in total', zh: '累计销量', cell: (product) => product.units_total },
  { en: 'Revenue in USD', zh: '销售额（美元）', cell: (product) => product.revenue_usd },
  { en: 'Demand', zh: '需求', cell: (product) => product.demand },
  {
    en: 'Demand counts',
    zh: '需求口径',
    cell: (product, language) => (product.demand_basis === null ? null : DEMAND_COUNTS[product.demand_basis][language]),
  },
  { en: 'Growth', zh: '增长率', cell: (product) => product.growth },
  { en: 'Sales rank', zh: '销量排名', cell: (product) => product.sales_rank },
  { en: 'Places gained', zh: '排名上升', cell: (product) => product.rank_change },
  { en: 'Rating', zh: '评分', cell: (product) => product.rating },
  { en: 'Reviews', zh: '评价数', cell: (product) => product.reviews },
  { en: 'Favourites', zh: '收藏', cell: (product) => product.favorites },
  { en: 'In stock', zh: '是否有货', cell: (product) => product.in_stock },
  {
    en: 'Attributes',
    zh: '属性',
    cell: ({ attributes }, language) =>
      attributes.map(({ name, name_zh }) => (language === 'zh' ? name_zh : name)).join('; ') || null,
  },
  { en: 'First seen', zh: '首次出现', cell: (product) => product.first_seen },
  { en: 'Last seen', zh: '最近出现', cell: (product) => product.last_seen },
  { en: 'Link', zh: '链接', cell: (product) => product.url || null },
]
