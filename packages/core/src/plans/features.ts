/**
 * Plan features whose rule (`on`, `top:5`, `day:3`, …) decides how much an account gets. Each opens a screen or a call:
 * what opens nothing yet is not sold.
 */
export const FEATURES = [
  'trend_list',
  'trend_detail',
  'forecast',
  'export_rows',
  'collections',
  'compare',
  'seller_list',
  'seller_detail',
  'graphic_keywords',
  'ai_images',
  'brands',
  'reports',
  'api_calls',
  'window_90',
  'alerts',
  'channel_links',
  'customer_links',
] as const
export type Feature = (typeof FEATURES)[number]

/** What will be a feature: on no price list and in no plan before a screen or a call opens it. */
export const PLANNED = [{ line: 'trendee', feature: 'visual_search' }] as const
