/** Tables that deriving fills: their rows follow from the facts, so a damaged one is made again. */
export const DERIVED_TABLES: ReadonlySet<string> = new Set([
  'brand_wearer',
  'capture_day',
  'post_current',
  'product_by_kind',
  'product_count',
  'product_current',
  'series_join',
  'shelf_opening',
  'signal_weekly',
  'trend_metric',
  'trend_metric_past',
  'trend_move',
  'trend_share',
])

/** Notes about what was done: without them it is done once more, and every step of it can be repeated. */
const NOTES: ReadonlySet<string> = new Set(['derive_run', 'schema_migration'])

/** Whether a table can be lost without losing anything that somebody brought in. */
export function isRemade(table: string): boolean {
  return DERIVED_TABLES.has(table) || NOTES.has(table) || table.startsWith('stage_')
}
