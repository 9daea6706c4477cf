/** Tables that deriving fills: their rows follow from the facts, so a damaged one is made again. */
export const DERIVED_TABLES: ReadonlySet<string> = new Set([
  'brand_category',
  'brand_current',
  'brand_day',
  'brand_name',
  'brand_product',
  'ad_topic_current',
  'brand_wearer',
  'brand_window',
  'capture_day',
  'graphic_keyword',
  'graphic_listing',
  'graphic_product',
  'graphic_search',
  'look_current',
  'look_garment',
  'creator_current',
  'creator_lead',
  'hashtag_current',
  'ordered_product',
  'post_current',
  'product_by_kind',
  'product_count',
  'product_current',
  'retailer_current',
  'search_item',
  'search_name',
  'search_word',
  'series_join',
  'shelf_opening',
  'show_current',
  'signal_weekly',
  'trend_lead',
  'trend_metric',
  'trend_metric_known',
  'trend_metric_past',
  'trend_move',
  'trend_presence',
  'trend_share',
])

/** Trends of days past: questions fill them, and deriving empties them. */
export const PAST_METRICS: ReadonlySet<string> = new Set(['trend_metric_past', 'trend_metric_known'])

/** Notes about what was done: without them it is done once more, and every step of it can be repeated. */
const NOTES: ReadonlySet<string> = new Set(['derive_run', 'schema_migration'])

/** Whether a table can be lost without losing anything that somebody brought in. */
export function isRemade(table: string): boolean {
  return DERIVED_TABLES.has(table) || NOTES.has(table) || table.startsWith('stage_')
}

/** Whether lists are read from a table. The trends of days past are worked out for whoever asks, and change no other list. */
export function isListed(table: string): boolean {
  return DERIVED_TABLES.has(table) && !PAST_METRICS.has(table)
}
