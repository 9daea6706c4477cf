import type { TextTable } from './text'

/** Texts of the best-seller insights. */
export const insightTexts = {
  'insight.title': { en: 'Best-seller insights', zh: '热销洞察' },
  'insight.note': {
    en: 'Marketplaces side by side: what grows, at which prices it sells, what each shop carries more of than the others, and where there is room.',
    zh: '多平台对照：哪些品类在增长、在什么价位卖得动、各平台更偏重哪些属性，以及市场空白在哪里。',
  },
  'insight.asked': { en: 'Asked: {list}.', zh: '筛选：{list}。' },
  'insight.brief': { en: 'Save the brief as PDF', zh: '将简报存为 PDF' },
  'insight.platform': { en: 'Platform', zh: '平台' },
  'insight.attribute': { en: 'Attribute', zh: '属性' },
  'insight.sources': { en: 'What this rests on', zh: '数据依据' },
  'insight.source_one': {
    en: '{platform}: {count, number} product, to {day}.',
    zh: '{platform}：{count, number} 件商品，截至 {day}。',
  },
  'insight.source_other': {
    en: '{platform}: {count, number} products, to {day}.',
    zh: '{platform}：{count, number} 件商品，截至 {day}。',
  },
  'insight.unlike': {
    en: 'The platforms’ newest days that can be compared differ: their windows end on different days.',
    zh: '各平台最近可比日期不同，统计窗口的截止日也不同。',
  },

  'insight.categories': { en: 'Categories: size against growth', zh: '品类：规模与增长' },
  'insight.categories_note': {
    en: 'Growth is like for like: of products whose demand comparable captures tell for this window and for the one before. Season is not taken out.',
    zh: '增长为同口径：仅计可比采集在本窗口与上一窗口均有数据的商品；未去除季节影响。',
  },
  'insight.chart': { en: 'Growth against demand, {count} days', zh: '增长与需求（{count} 天）' },
  'insight.x_units': { en: 'Units sold', zh: '销量' },
  'insight.x_reviews': { en: 'New reviews', zh: '新增评价' },
  'insight.x_favorites': { en: 'New favourites', zh: '新增收藏' },
  'insight.y': { en: 'Growth, like for like', zh: '同口径增长' },
  'insight.corner': { en: 'Small, rising', zh: '规模小、上升' },
  'insight.point': {
    en: '{name}: demand {demand}, growth {growth} over {compared, number} products compared, {offers, number} on sale',
    zh: '{name}：需求 {demand}，增长 {growth}（可比商品 {compared, number} 件），在售 {offers, number} 件',
  },
  'insight.drawn': {
    en: '{shown, number} of {all, number} categories drawn. Without a known growth: {growthless, number}. Counted in another measure: {others, number}.',
    zh: '共 {all, number} 个品类，绘出 {shown, number} 个；增长未知 {growthless, number} 个，口径不同 {others, number} 个。',
  },
  'insight.none_drawn': {
    en: 'No category’s growth can be told: the captures do not tell two stretches of this length.',
    zh: '没有品类可计算增长：采集未覆盖两个同长时段。',
  },
  'insight.mover': { en: 'Mover', zh: '表现' },
  'insight.mover_meaning': {
    en: 'Clearance: half of the priced offers or more are reduced and sales do not grow. Top mover: growth of 20 % or more. Struggling: a fall of 20 % or more. Core: steadier than that, with at least the share of demand that it has of the offers. None of these, or growth not comparable: –.',
    zh: '清仓：至少一半有价商品降价且销售未增长。领涨：增长 20% 及以上。承压：下降 20% 及以上。核心：波动小于 20%，且需求占比不低于商品占比。均不符合或增长不可比：–。',
  },
  'mover.top_mover': { en: 'Top mover', zh: '领涨' },
  'mover.core': { en: 'Core', zh: '核心' },
  'mover.struggling': { en: 'Struggling', zh: '承压' },
  'mover.clearance': { en: 'Clearance', zh: '清仓' },
  'insight.evidence': { en: 'Evidence', zh: '数据依据类别' },
  'insight.known': { en: 'Products with known demand', zh: '需求已知的商品数' },
  'insight.growth_reason': { en: 'Why no growth', zh: '无增长率的原因' },
  'growth_reason.no_counts': {
    en: 'Not comparable: the feed counts nothing that sells',
    zh: '不可比：数据源没有任何销售口径',
  },
  'growth_reason.not_in_window': {
    en: 'Not comparable: no demand is known in this window',
    zh: '不可比：本窗口没有已知需求',
  },
  'growth_reason.no_pair': {
    en: 'Not comparable: no product was captured over both stretches',
    zh: '不可比：没有商品在两个时段都被采集',
  },
  'growth_reason.few_products': {
    en: 'Not comparable: fewer than 3 products were captured over both stretches',
    zh: '不可比：两个时段都被采集的商品不足 3 件',
  },
  'growth_reason.few_pieces': {
    en: 'Not comparable: fewer than 20 pieces in the stretch before, or fewer than five steps of their rounding',
    zh: '不可比：上一时段不足 20 件，或不足五个取整单位',
  },
  'insight.compared': { en: 'Products compared', zh: '可比商品数' },
  'insight.compared_of': { en: '{compared, number} compared', zh: '可比 {compared, number} 件' },
  'insight.offers': { en: 'On sale', zh: '在售商品' },
  'insight.offers_meaning': {
    en: 'Products seen within 90 days and not sold out. The list behind the name holds all that are known.',
    zh: '90 天内见过且未售罄的商品；点名称打开的列表含全部已知商品。',
  },
  'insight.shops_meaning': {
    en: 'Sellers as the feed names them. –: it names none.',
    zh: '数据源注明的卖家。–：未注明。',
  },
  'insight.share_of_offers': { en: 'Share of offers', zh: '商品占比' },
  'insight.share_of_demand': { en: 'Share of demand', zh: '需求占比' },
  'insight.share_meaning': {
    en: 'Within the platform and the filters, by what the platform counts: units, else reviews, else favourites. Never added across platforms.',
    zh: '在该平台及筛选范围内，按平台口径（销量，其次评价，再次收藏）计算；不跨平台相加。',
  },
  'insight.price_crowding': { en: 'Price crowding', zh: '价格拥挤度' },
  'insight.price_crowding_meaning': {
    en: 'Share of the priced offers between 4/5 and 5/4 of the median price. –: fewer than five priced offers.',
    zh: '价格在中位数 4/5 至 5/4 之间的有价商品占比。–：有价商品不足五件。',
  },
  'insight.reduced_share': { en: 'Reduced', zh: '降价占比' },
  'insight.median_price': { en: 'Median price', zh: '价格中位数' },

  'insight.prices': { en: 'Prices: what is offered, what sells', zh: '价格：在售与热销' },
  'insight.prices_note': {
    en: 'Upper bar: share of the offers; lower bar: share of the demand, of products with a known price. Prices are in US dollars, converted at the mean rate of the calendar year of the capture ({year} for later days).',
    zh: '上条为在售占比，下条为需求占比，仅计价格已知的商品。价格按采集当年平均汇率折算为美元（之后的日期用 {year} 年）。',
  },
  'insight.currencies': { en: 'Shown by the shops in: {list}.', zh: '店铺标价货币：{list}。' },
  'insight.currency': {
    en: '{platform} {currency} ({products, number})',
    zh: '{platform} {currency}（{products, number}）',
  },
  'insight.unpriced': {
    en: 'Without a price that can be converted: {count, number}.',
    zh: '无价格或无法折算：{count, number} 件。',
  },
  'insight.price_from': { en: 'Price from (USD)', zh: '价格下限（美元）' },
  'insight.price_to': { en: 'Price below (USD)', zh: '价格上限（美元，不含）' },

  'insight.space': { en: 'White space', zh: '市场空白' },
  'insight.space_note': {
    en: 'Each point is a price band of a category on {platform}: growth of what sells there against the shops that already offer it. Its area is the crowding of the price: the share of the category’s offers that lie in the band. It leads to its products.',
    zh: '每个点为 {platform} 上一个品类的一个价格带：纵轴为该处销售增长，横轴为已在售的店铺数，面积为价格拥挤度（该品类在售商品落在此价格带的占比）。点击查看商品。',
  },
  'insight.space_chart': { en: 'White space on {platform}, {count} days', zh: '{platform} 市场空白（{count} 天）' },
  'insight.crowding': { en: 'Crowding, % of offers', zh: '拥挤度（占在售 %）' },
  'insight.cell': {
    en: '{name}: growth {growth} over {compared, number} products compared, {shops, number} shops, {share} of the offers, {demand} of the demand',
    zh: '{name}：增长 {growth}（可比商品 {compared, number} 件），{shops, number} 家店铺，占在售 {share}，占需求 {demand}',
  },
  'insight.space_drawn': {
    en: '{shown, number} of the {all, number} largest price bands drawn. Growth not comparable: {growthless, number}. Shops not named: {shopless, number}.',
    zh: '最大的 {all, number} 个价格带中绘出 {shown, number} 个；增长不可比 {growthless, number} 个，未注明店铺 {shopless, number} 个。',
  },
  'insight.space_none': {
    en: 'No price band has both a growth that can be compared and named shops.',
    zh: '没有同时具备可比增长和店铺名称的价格带。',
  },

  'insight.order_over': { en: 'Over-indexing', zh: '偏多' },
  'insight.order_under': { en: 'Under-indexing', zh: '偏少' },
  'insight.order_offers': { en: 'Most offers', zh: '在售最多' },
  'insight.order': { en: 'Order', zh: '排序' },
  'insight.first': {
    en: 'The first {shown, number} of {all, number}; the export holds all.',
    zh: '显示前 {shown, number} 项，共 {all, number} 项；导出含全部。',
  },
  'insight.bars': { en: '{offers} of the offers, {demand} of the demand', zh: '占在售 {offers}，占需求 {demand}' },
  'insight.attributes': { en: 'Attributes against the market', zh: '属性与市场对照' },
  'insight.attributes_note': {
    en: 'Share of the described offers of a platform, divided by the share on all other platforms: 2× is twice as common here. Shops of other goods differ by their goods: choose a category to compare like with like.',
    zh: '平台内已描述商品的占比除以其他平台合计的占比：2× 即常见程度为两倍。货品不同属性自然不同，请先选品类再比较。',
  },
  'insight.described': { en: 'Described', zh: '已描述商品' },
  'insight.share': { en: 'Share here', zh: '本平台占比' },
  'insight.market_offers': { en: 'On other platforms', zh: '其他平台商品数' },
  'insight.market_described': { en: 'Described on other platforms', zh: '其他平台已描述商品' },
  'insight.market_share': { en: 'Share elsewhere', zh: '其他平台占比' },
  'insight.over_index': { en: 'Index', zh: '指数' },
  'insight.over_index_meaning': {
    en: 'Share here ÷ share on the other platforms. –: fewer than 30 offers are described on either side, fewer than 5 carry it elsewhere, or fewer than 5 do here and would by the share elsewhere.',
    zh: '本平台占比 ÷ 其他平台占比。–：任一侧已描述商品不足 30 件、其他平台不足 5 件带有该属性，或本平台实际与按其他平台占比应有的件数均不足 5 件。',
  },
  'insight.counts': { en: '{part, number} of {whole, number}', zh: '{whole, number} 中 {part, number}' },
} as const satisfies TextTable
