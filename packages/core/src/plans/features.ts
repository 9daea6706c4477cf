/** Plan features whose rule (`on`, `top:5`, `day:3`, …) decides how much an account gets. */
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
  'visual_search',
  'brands',
  'reports',
  'api_calls',
  'window_90',
  'alerts',
  'channel_links',
  'customer_links',
] as const
export type Feature = (typeof FEATURES)[number]
