import { chooseStyles } from './choose-styles'
import type { DeriveContext } from './derive-context'
import { deriveTrends } from './derive-trends'
import { movedSeries } from './moved-series'
import { type StageDeclaration, orderStages } from './plan-stages'
import { rebuildBrandCategories } from './rebuild-brand-categories'
import { rebuildBrandFacts } from './rebuild-brand-products'
import { rebuildAdTopics } from './rebuild-ad-topics'
import { rebuildBrandWearers } from './rebuild-brand-wearers'
import { rebuildBrands } from './rebuild-brands'
import { rebuildCaptures } from './rebuild-captures'
import { rebuildCounts } from './rebuild-counts'
import { rebuildGraphicSearches } from './rebuild-graphic-searches'
import { rebuildGraphics } from './rebuild-graphics'
import { rebuildLooks } from './rebuild-looks'
import { rebuildCreatorLeads } from './rebuild-creator-leads'
import { rebuildCreators } from './rebuild-creators'
import { rebuildHashtags } from './rebuild-hashtags'
import { moveKept, rebuildOrderedProducts } from './rebuild-ordered-products'
import { rebuildPosts } from './rebuild-posts'
import { rebuildPresence } from './rebuild-presence'
import { rebuildProducts } from './rebuild-products'
import { rebuildProductsByKind } from './rebuild-products-by-kind'
import { rebuildSearchItems, rebuildSearchNames, rebuildSearchWords } from './rebuild-search'
import { rebuildSignals } from './rebuild-signals'
import { resolveTerms } from './resolve-terms'
import { rebuildTrendLeads } from './rebuild-trend-leads'
import { scoreForecasts } from './score-forecasts'
import { sourcesOf } from '../tables/search-sources'
import { SOURCE_TABLES } from './source-versions'
import { writeReports } from './write-reports'

/** A stage replaces all rows of the tables that it writes, of its platform or of all, in one step each. */
export interface Stage extends StageDeclaration {
  /** What administrators read while it runs. */
  readonly title: { readonly en: string; readonly zh: string }
  /** `platform` is '' for a stage that runs for all. */
  run(context: DeriveContext, platform: string): Promise<void>
}

/**
 * Everything that is derived from the facts. Order, staleness, progress and resumption follow from this table.
 * `forecast_ledger`, `forecast_score`, `report` and `style_day` lie in the store.
 */
export const STAGES: readonly Stage[] = orderStages(
  [
    {
      name: 'searched-terms',
      title: { en: 'searched terms', zh: '搜索词' },
      scope: 'all',
      reads: ['place_interest', 'related_query'],
      // Columns of the tables that it reads. First, since questions of an older folder find nothing until it has run.
      writes: ['place_interest.trend_id', 'related_query.trend_id'],
      run: ({ db }) => resolveTerms(db),
    },
    {
      name: 'captures',
      title: { en: 'captures', zh: '采集' },
      scope: 'platform',
      reads: ['observation', 'product'],
      writes: ['capture_day', 'shelf_opening'],
      run: ({ db }, platform) => rebuildCaptures(db, platform),
    },
    {
      name: 'brand-wearers',
      title: { en: 'for whom brands are', zh: '品牌对象' },
      scope: 'platform',
      reads: ['product'],
      writes: ['brand_wearer'],
      run: ({ db }, platform) => rebuildBrandWearers(db, platform),
    },
    {
      name: 'ordered-products',
      title: { en: 'products that orders name', zh: '订单中的商品' },
      scope: 'platform',
      reads: ['observation', 'order_line', 'product'],
      writes: ['ordered_product'],
      run: async ({ db, keeper }, platform) => {
        await rebuildOrderedProducts(db, platform)
        await moveKept(db, keeper, platform)
      },
    },
    {
      name: 'products',
      title: { en: 'products', zh: '商品' },
      scope: 'platform',
      reads: [
        'observation',
        'order_line',
        'ordered_product',
        'product',
        'capture_day',
        'shelf_opening',
        'brand_wearer',
      ],
      writes: ['product_current'],
      run: ({ db }, platform) => rebuildProducts(db, platform),
    },
    {
      name: 'product-counts',
      title: { en: 'product counts', zh: '商品计数' },
      scope: 'platform',
      reads: ['product_current'],
      writes: ['product_count'],
      run: ({ db }, platform) => rebuildCounts(db, platform),
    },
    {
      name: 'brand-facts',
      title: { en: "brands' products and prices", zh: '品牌商品与价格' },
      scope: 'platform',
      reads: ['observation', 'capture_day', 'product_current'],
      writes: ['brand_name', 'brand_product', 'brand_day', 'brand_window', 'retailer_current'],
      run: ({ db }, platform) => rebuildBrandFacts(db, platform),
    },
    {
      name: 'posts',
      title: { en: 'posts', zh: '帖子' },
      scope: 'platform',
      reads: ['post', 'creator', 'brand_word'],
      writes: ['post_current'],
      run: ({ db }, platform) => rebuildPosts(db, platform),
    },
    {
      name: 'looks',
      title: { en: 'runway looks', zh: '秀场造型' },
      scope: 'all',
      reads: ['look'],
      writes: ['look_current', 'look_garment', 'show_current'],
      run: ({ db }) => rebuildLooks(db),
    },
    {
      name: 'creators',
      title: { en: 'creators', zh: '创作者' },
      scope: 'platform',
      reads: ['creator', 'post_current'],
      writes: ['creator_current'],
      run: ({ db }, platform) => rebuildCreators(db, platform),
    },
    {
      name: 'hashtags',
      title: { en: 'hashtags', zh: '话题标签' },
      scope: 'platform',
      reads: ['hashtag', 'post_current'],
      writes: ['hashtag_current'],
      run: ({ db }, platform) => rebuildHashtags(db, platform),
    },
    {
      name: 'ad-topics',
      title: { en: 'advertised topics', zh: '广告话题' },
      scope: 'platform',
      reads: ['ad_topic'],
      writes: ['ad_topic_current'],
      run: ({ db }, platform) => rebuildAdTopics(db, platform),
    },
    {
      name: 'signals',
      title: { en: 'weekly signals', zh: '每周信号' },
      scope: 'platform',
      reads: [
        'series_point',
        'observation',
        'order_line',
        'ordered_product',
        'capture_day',
        'product_current',
        'post_current',
      ],
      writes: ['signal_weekly', 'series_join'],
      // Before the joins that tell where series spoke are replaced: a run that is killed in between moves the rest.
      run: async ({ db, ledger }, platform) => {
        await ledger.follow(await movedSeries(db, platform))
        await rebuildSignals(db, platform)
      },
    },
    {
      name: 'products-by-kind',
      title: { en: 'products by category', zh: '按品类的商品' },
      scope: 'all',
      reads: ['product_current'],
      writes: ['product_by_kind'],
      run: ({ db }) => rebuildProductsByKind(db),
    },
    {
      name: 'brands',
      title: { en: 'brands', zh: '品牌' },
      scope: 'all',
      reads: [
        'brand_word',
        'product_current',
        'brand_name',
        'brand_product',
        'brand_window',
        'post_current',
        'look_current',
      ],
      writes: ['brand_category', 'brand_current'],
      run: async ({ db }) => {
        await rebuildBrandCategories(db)
        await rebuildBrands(db)
      },
    },
    {
      name: 'trends',
      title: { en: 'trends', zh: '趋势' },
      scope: 'all',
      reads: ['signal_weekly', 'series_point', 'week_of_today'],
      writes: [
        'trend_metric',
        'trend_metric_past',
        'trend_metric_known',
        'trend_move',
        'trend_share',
        'forecast_ledger',
      ],
      run: (context) => deriveTrends(context),
    },
    {
      name: 'trend-presence',
      title: { en: 'trends in shops, posts and shows', zh: '趋势在商店、帖子与秀场' },
      scope: 'all',
      reads: ['trend_metric', 'product_current', 'brand_name', 'post_current', 'look_garment'],
      writes: ['trend_presence'],
      run: ({ db }) => rebuildPresence(db),
    },
    {
      name: 'creator-leads',
      title: { en: 'creators ahead of trends', zh: '领先趋势的创作者' },
      scope: 'platform',
      reads: ['post_current', 'trend_metric'],
      writes: ['creator_lead'],
      run: ({ db }, platform) => rebuildCreatorLeads(db, platform),
    },
    {
      name: 'trend-leads',
      title: { en: 'which source runs ahead', zh: '来源先后' },
      scope: 'all',
      reads: ['signal_weekly', 'product_current', 'capture_day', 'post_current', 'look_garment', 'trend_metric'],
      writes: ['trend_lead'],
      run: async ({ db, signal, today }) => rebuildTrendLeads(db, signal, await today()),
    },
    {
      name: 'print-keywords',
      title: { en: 'print keywords', zh: '印花关键词' },
      scope: 'platform',
      reads: ['product', 'product_current', 'capture_day'],
      writes: ['graphic_keyword', 'graphic_listing', 'graphic_product'],
      run: ({ db }, platform) => rebuildGraphics(db, platform),
    },
    {
      name: 'print-searches',
      title: { en: 'searches for prints', zh: '印花搜索' },
      scope: 'all',
      reads: ['graphic_keyword', 'series_join', 'related_query'],
      writes: ['graphic_search'],
      run: ({ db }) => rebuildGraphicSearches(db),
    },
    {
      name: 'reports',
      title: { en: 'reports', zh: '报告' },
      scope: 'all',
      reads: ['trend_metric', 'product_current', 'brand_window', 'brand_current', 'hashtag_current'],
      writes: ['report'],
      run: async ({ db, reports, today }) => writeReports(db, reports, await today()),
    },
    {
      name: 'style-of-the-day',
      title: { en: 'styles of the day', zh: '每日风格' },
      scope: 'all',
      reads: ['trend_metric', 'product_current', 'post_current', 'look_current'],
      writes: ['style_day'],
      run: async ({ db, styles, today }) => chooseStyles(db, styles, await today()),
    },
    {
      name: 'forecast-scores',
      title: { en: 'forecast scores', zh: '预测评分' },
      scope: 'all',
      reads: ['signal_weekly', 'forecast_ledger'],
      writes: ['forecast_score'],
      run: (context) => scoreForecasts(context),
    },
    {
      name: 'search-items',
      title: { en: 'search of records', zh: '记录搜索' },
      scope: 'platform',
      reads: sourcesOf('search_item'),
      writes: ['search_item'],
      run: ({ db }, platform) => rebuildSearchItems(db, platform),
    },
    {
      name: 'search-names',
      title: { en: 'search of names', zh: '名称搜索' },
      scope: 'all',
      reads: sourcesOf('search_name'),
      writes: ['search_name'],
      run: ({ db }) => rebuildSearchNames(db),
    },
    {
      name: 'search-words',
      title: { en: 'words of the search', zh: '搜索词表' },
      scope: 'all',
      reads: ['search_item', 'search_name'],
      writes: ['search_word'],
      run: ({ db }) => rebuildSearchWords(db),
    },
  ],
  SOURCE_TABLES,
)
