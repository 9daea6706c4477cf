import type { TextTable } from './text'

/**
 * Texts of features and their limits, of refusals and invitations. They travel with what shows them: call
 * `addTexts(accessTexts)` at the top of a module that uses one.
 */
export const accessTexts = {
  'feature.trend_list': { en: 'Trend lists', zh: '趋势列表' },
  'feature.trend_detail': { en: 'Trend details', zh: '趋势详情' },
  'feature.forecast': { en: 'Forecast', zh: '趋势预测' },
  'feature.export_rows': { en: 'Export', zh: '数据导出' },
  'feature.collections': { en: 'Collections', zh: '收藏集' },
  'feature.compare': { en: 'Comparison', zh: '趋势对比' },
  'feature.seller_list': { en: 'Best-seller lists', zh: '爆款列表' },
  'feature.seller_detail': { en: 'Product details', zh: '商品详情' },
  'feature.graphic_keywords': { en: 'Graphic keywords', zh: '图案关键词' },
  'feature.ai_images': { en: 'AI images', zh: 'AI 图片' },
  'feature.visual_search': { en: 'Visual search', zh: '以图搜图' },
  'feature.brands': { en: 'Brands', zh: '品牌' },
  'feature.reports': { en: 'Reports', zh: '报告' },
  'feature.api_calls': { en: 'API calls', zh: '接口调用' },
  'feature.window_90': { en: '90-day window', zh: '90 天时间窗' },
  'feature.alerts': { en: 'Alerts', zh: '提醒' },
  'feature.channel_links': { en: 'Channel links', zh: '渠道推广链接' },
  'feature.customer_links': { en: 'Customer links', zh: '客户推广链接' },
  'rule.top': { en: 'view top {count, number} items', zh: '查看前 {count, number} 项' },
  'rule.month': { en: '{count, number} items per month', zh: '每月 {count, number} 项' },
  'rule.day': { en: '{count, number} items per day', zh: '每天 {count, number} 项' },
  'rule.month_calls': { en: '{count, number} calls per month', zh: '每月 {count, number} 次调用' },
  'rule.day_calls': { en: '{count, number} calls per day', zh: '每天 {count, number} 次调用' },
  'rule.on': { en: 'included', zh: '已包含' },
  'rule.unlimited': { en: 'without limit', zh: '不限量' },
  'rule.off': { en: 'not included', zh: '未包含' },
  'plan_limit.title': { en: 'Plan limit reached', zh: '已达到套餐上限' },
  'plan_limit.not_included': { en: 'Not in your plan', zh: '当前套餐未包含' },
  'plan_limit.plan': { en: 'Your plan for {line}', zh: '{line}当前套餐' },
  'plan_limit.expired': { en: 'Expired', zh: '到期日' },
  'plan_limit.again': { en: 'Counts anew', zh: '重新计数' },
  'plan_limit.next': { en: 'With {plan}', zh: '升级至{plan}' },
  'plan_limit.price': { en: '{price} a month', zh: '每月 {price}' },
  'plan_limit.by_approval': { en: 'free, on approval', zh: '免费，需审核' },
  'plan_limit.ok': { en: 'OK', zh: '确定' },
  'plan_limit.later': { en: 'Not now', zh: '暂不升级' },
} as const satisfies TextTable
