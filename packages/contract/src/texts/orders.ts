import type { TextTable } from './text'

/** Texts of what an order costs where the forecast is wrong, and of the calendar of orders. They travel with their screens. */
export const orderTexts = {
  'order.title': { en: 'If the forecast is wrong', zh: '如果预测有误' },
  'order.note': {
    en: 'What an order brings at the lower edge, the middle and the upper edge of the forecast’s 80% band. All weeks on sale are taken at the same edge, the widest case. The band is of the trend as a whole: one shop’s sales vary more.',
    zh: '按预测 80% 区间的下限、中值与上限测算一笔订单的结果。在售各周同取一个边界，为最宽情形。区间针对整体趋势，单店销量波动更大。',
  },
  'order.expected': { en: 'Pieces you expect to sell', zh: '预计售出件数' },
  'order.minimum': { en: 'Minimum order', zh: '最小起订量' },
  'order.cost': { en: 'Cost a piece, USD', zh: '单件成本（美元）' },
  'order.price': { en: 'Price a piece, USD', zh: '单件售价（美元）' },
  'order.clearance': { en: 'A leftover brings, USD', zh: '清货单价（美元）' },
  'order.weeks': { en: 'Weeks on sale', zh: '在售周数' },
  'order.median': {
    en: 'Price: the median of the products that carry the trend, {price}, until you set your own.',
    zh: '售价默认取带有该趋势商品的中位价 {price}，可自行修改。',
  },
  'order.span': {
    en: 'On sale {from} to {to}, around the peak: order by {day}. Ordered by {last}, the last day, the goods come at the peak itself.',
    zh: '在售期 {from} 至 {to}（围绕高峰），需在 {day} 前下单。若在最后期限 {last} 下单，货品恰在高峰时到店。',
  },
  'order.span_season': {
    en: 'On sale {from} to {to}, from the first week of {season}: order by {day}.',
    zh: '在售期 {from} 至 {to}（自{season}首周起），需在 {day} 前下单。',
  },
  'order.late': {
    en: 'Ordered today the goods come on {from}: on sale from then.',
    zh: '今天下单，货品 {from} 到店，自此开售。',
  },
  'order.case': { en: 'Case', zh: '情形' },
  'order.lower': { en: 'Lower edge', zh: '下限' },
  'order.mean': { en: 'As forecast', zh: '符合预测' },
  'order.upper': { en: 'Upper edge', zh: '上限' },
  'order.demand': { en: 'Wanted', zh: '需求' },
  'order.sold': { en: 'Sold', zh: '售出' },
  'order.left': { en: 'Left over', zh: '剩余' },
  'order.missed': { en: 'Missed', zh: '错失' },
  'order.profit': { en: 'Margin', zh: '毛利' },
  'order.error': { en: 'Cost of the error', zh: '误差代价' },
  'order.error_meaning': {
    en: 'What leftovers lose and the margin of what was missed, against an order of exactly what was wanted',
    zh: '与恰好满足需求的订单相比：剩余货品的损失加上错失的毛利',
  },
  'order.best': {
    en: 'Order {pieces}: there one piece more is as likely to bring its margin as to lose its cost.',
    zh: '建议订 {pieces} 件：此时多订一件赚到毛利与赔上成本的可能相当。',
  },
  'order.best_minimum': {
    en: 'The maker’s minimum, {pieces}, is more than this forecast carries: without it the best order is {best}.',
    zh: '起订量 {pieces} 件超出该预测所能支撑：若无此限，最佳为 {best} 件。',
  },
  'order.none_pays': {
    en: 'At this price a piece brings nothing: cost is not below price.',
    zh: '成本不低于售价，单件无利可图。',
  },
  'order.ask_cost': {
    en: 'Give the cost of a piece to see money and the best order.',
    zh: '填写单件成本即可查看金额与最佳订量。',
  },
  'order.not_told': {
    en: 'Nothing to work out: the forecast has no season or peak that an order from today can still meet, or ends before the weeks on sale do.',
    zh: '无法测算：预测中没有今天下单仍赶得上的季节或高峰，或预测未覆盖全部在售周。',
  },
  'order.band_held': {
    en: 'Earlier bands of this trend held {held} of the weeks that came, not 80%: allow for more.',
    zh: '该趋势以往区间仅覆盖 {held} 的实际周，低于 80%，请留更多余量。',
  },
  'order.with_plan': {
    en: 'What an order brings at each edge of the forecast comes with a plan that has forecasts.',
    zh: '按预测上下限测算订单结果需升级到含预测的套餐。',
  },
  'orders.note': {
    en: 'By which day to order for each coming season, with your lead time: for its first week, or where that is past, for each trend’s own top.',
    zh: '按你的交期列出各季的最晚下单日：赶首周；首周已来不及时，赶各趋势的高峰。',
  },
  'orders.first_by': {
    en: 'By {day}: in the shop for its first week, {from}.',
    zh: '最晚 {day} 下单，赶首周 {from} 上架。',
  },
  'orders.first_missed_one': {
    en: 'Too late for its first week, {from}, with one week’s lead.',
    zh: '按 1 周交期，已赶不上首周 {from}。',
  },
  'orders.first_missed_other': {
    en: 'Too late for its first week, {from}, with {count} weeks’ lead.',
    zh: '按 {count} 周交期，已赶不上首周 {from}。',
  },
  'orders.tops': {
    en: 'What can still come for its top, or without one for the second half:',
    zh: '仍赶得上高峰（无高峰者为后半季）的：',
  },
  'orders.half': { en: 'for its second half', zh: '赶后半季' },
  'orders.whole': { en: 'The whole season', zh: '查看整季' },
  'orders.trend': { en: 'Trend', zh: '趋势' },
  'orders.bar': { en: 'Order by {day}; {top}', zh: '最晚 {day} 下单；{top}' },
  'orders.bar_test': { en: 'Test small, decide by {day}; {top}', zh: '小批试单，最晚 {day} 决定；{top}' },
  'orders.no_top': { en: 'no week above the rest', zh: '无明显高峰' },
  'orders.project': { en: 'Collected in {name}', zh: '收藏于 {name}' },
  'orders.none': { en: 'No trend here has a season to order for.', zh: '此处没有可按季下单的趋势。' },
  'orders.none_for': {
    en: 'Nothing here is to be ordered for it and still in time.',
    zh: '此处没有该季需下单且仍来得及的趋势。',
  },
  'orders.without': { en: 'Without a season to order for', zh: '没有可下单的季节' },
  'orders.first_of': { en: 'The first {shown} of {total} trends.', zh: '前 {shown} 个趋势，共 {total} 个。' },
  'orders.with_plan': {
    en: 'The order calendar comes with a plan that has forecasts.',
    zh: '下单日历需升级到含预测的套餐。',
  },
} as const satisfies TextTable
