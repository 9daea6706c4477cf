import type { DeriveContext } from './derive-context'
import { deriveTrends } from './derive-trends'
import { movedSeries } from './moved-series'
import { type StageDeclaration, orderStages } from './plan-stages'
import { rebuildBrandWearers } from './rebuild-brand-wearers'
import { rebuildCaptures } from './rebuild-captures'
import { rebuildCounts } from './rebuild-counts'
import { rebuildPosts } from './rebuild-posts'
import { rebuildProducts } from './rebuild-products'
import { rebuildProductsByKind } from './rebuild-products-by-kind'
import { rebuildSignals } from './rebuild-signals'
import { resolveTerms } from './resolve-terms'
import { scoreForecasts } from './score-forecasts'
import { SOURCE_TABLES } from './source-versions'

/** A stage replaces all rows of the tables that it writes, of its platform or of all, in one step each. */
export interface Stage extends StageDeclaration {
  /** What administrators read while it runs. */
  readonly title: { readonly en: string; readonly zh: string }
  /** `platform` is '' for a stage that runs for all. */
  run(context: DeriveContext, platform: string): Promise<void>
}

/**
 * Everything that is derived from the facts. Order, staleness, progress and resumption follow from this table.
 * `forecast_ledger` and `forecast_score` lie in the store.
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
      name: 'products',
      title: { en: 'products', zh: '商品' },
      scope: 'platform',
      reads: ['observation', 'product', 'capture_day', 'shelf_opening', 'brand_wearer'],
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
      name: 'posts',
      title: { en: 'posts', zh: '帖子' },
      scope: 'platform',
      reads: ['post'],
      writes: ['post_current'],
      run: ({ db }, platform) => rebuildPosts(db, platform),
    },
    {
      name: 'signals',
      title: { en: 'weekly signals', zh: '每周信号' },
      scope: 'platform',
      reads: ['series_point', 'observation', 'capture_day', 'product_current', 'post_current'],
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
      name: 'trends',
      title: { en: 'trends', zh: '趋势' },
      scope: 'all',
      reads: ['signal_weekly', 'series_point'],
      writes: ['trend_metric', 'trend_metric_past', 'trend_move', 'trend_share', 'forecast_ledger'],
      run: (context) => deriveTrends(context),
    },
    {
      name: 'forecast-scores',
      title: { en: 'forecast scores', zh: '预测评分' },
      scope: 'all',
      reads: ['signal_weekly', 'forecast_ledger'],
      writes: ['forecast_score'],
      run: (context) => scoreForecasts(context),
    },
  ],
  SOURCE_TABLES,
)
