import type { TextTable } from './text'

/** Texts of the trend tracker's lists. */
export const trendListTexts = {
  'count.trends_one': { en: '{count, number} trend', zh: '{count, number} 个趋势' },
  'count.trends_other': { en: '{count, number} trends', zh: '{count, number} 个趋势' },
  'count.pairs_one': { en: '{count, number} pair', zh: '{count, number} 个组合' },
  'count.pairs_other': { en: '{count, number} pairs', zh: '{count, number} 个组合' },
  'lists.design_note': {
    en: 'Shares are of what shops, posts and shows have for the chosen gender: posts and new arrivals of the window, best sellers of the window, looks of the newest season. They are of all regions; growth, level and curve are of the chosen one.',
    zh: '占比的基数为所选性别在商店、帖子与秀场中的全部数据：窗口内的帖子与新品、窗口内的热销商品、最新一季的造型。占比涵盖全部地区；增长、等级与曲线为所选地区。',
  },
  'lists.of': { en: '{count, number} of {of, number}', zh: '{of, number} 中的 {count, number}' },
  'lists.of_none': { en: 'none to count', zh: '无可统计' },
  'lists.uncounted': { en: 'Garments cannot be told by this trend.', zh: '该趋势无法对应到服装。' },
  'lists.no_shop': {
    en: 'No feed names whose shop sells it.',
    zh: '没有数据源说明由哪些店铺销售。',
  },
  'lists.share_meaning_posts': {
    en: 'Posts of the window that show it, of all posts for the chosen gender.',
    zh: '窗口内出现该趋势的帖子占所选性别全部帖子的比例。',
  },
  'lists.share_meaning_arrivals': {
    en: 'Products that came to the shops within the window, of all that did.',
    zh: '窗口内上新的商品占全部新品的比例。',
  },
  'lists.share_meaning_best': {
    en: 'Of the products that sell as much as their platform’s best tenth, by pieces or reviews.',
    zh: '在各平台销量（件数或评价）前十分之一的商品中的占比。',
  },
  'lists.share_meaning_looks': {
    en: 'Looks of the newest season that show it, of all looks.',
    zh: '最新一季中出现该趋势的造型占全部造型的比例。',
  },
  'lists.sales_meaning': {
    en: 'Pieces sold in the window against the one before, of products of which both are known; reviews where no platform tells pieces.',
    zh: '窗口内与前一窗口的销量之比，仅计两期都有数据的商品；没有平台提供件数时以评价代替。',
  },
  'lists.posts_growth_meaning': {
    en: 'Its share of posts in the window against its share in the window before, of accounts that posted in both.',
    zh: '窗口内帖子占比与前一窗口之比，仅计两期都发帖的账号。',
  },
  'lists.board': { en: 'Mood board of {name}', zh: '{name} 的情绪板' },
  'lists.board_product': { en: 'Product on {platform}', zh: '{platform} 商品' },
  'lists.board_post': { en: 'Post on {platform}', zh: '{platform} 帖子' },
  'lists.board_look': { en: 'Runway look', zh: '秀场造型' },
  'lists.board_none': {
    en: 'No product, post or look of it yet.',
    zh: '暂无相关商品、帖子或造型。',
  },
  'lists.standing': { en: 'Score by platform', zh: '各平台评分' },
  'lists.standing_meaning': {
    en: 'Its place among all trends that the platform tells of, by growth without season; 100 is the fastest.',
    zh: '在该平台全部趋势中按剔除季节的增长排名，100 为增长最快。',
  },
  'lists.verdict': { en: 'Season to order', zh: '应订货季' },
  'lists.verdict_meaning': {
    en: 'For the first season that goods ordered today still meet with your lead time: what to do, times the same weeks of the year before, and by when. Hover for the whole sentence.',
    zh: '按你的交期，今天下单仍赶得上的第一季：如何订货、为去年同期的倍数及期限。悬停查看完整说明。',
  },
  'lists.season_by': { en: '{season}, by {day}', zh: '{season}，{day} 前' },
  'lists.season_late': { en: '{season}, too late since {day}', zh: '{season}，已于 {day} 过期' },
  'lists.curve_gender': { en: 'Curve’s gender', zh: '曲线性别' },
  'lists.everybody': { en: 'by all genders’ curve', zh: '依据全体曲线' },
  'lists.error_kind': { en: 'of its kind', zh: '同类' },
  'lists.usual_error': { en: 'Usual error', zh: '以往误差' },
  'lists.usual_error_meaning': {
    en: 'Of its earlier forecasts in their seasons, or of its kind’s where too few of its own are scored; 1 is as far off as a repeat of the year before, above 1 the verdict is a guess.',
    zh: '其以往预测在各季的误差（自身评分过少时取同类），1 表示与直接照搬去年一样不准；高于 1 即为推测。',
  },
  'lists.platform': { en: 'Platform', zh: '平台' },
  'lists.season': { en: 'Season', zh: '季节' },
  'lists.seasonal': { en: 'Seasonal', zh: '有季节性' },
  'lists.steady': { en: 'All year', zh: '全年' },
  'lists.known_by': { en: 'Known by', zh: '数据来源' },
  'lists.known_curve': { en: 'A weekly curve', zh: '有每周曲线' },
  'lists.known_shops': { en: 'Shops alone', zh: '仅商店数据' },
  'lists.no_curve': {
    en: 'No feed tells of it week by week for this place and gender.',
    zh: '没有数据源提供该地区与性别的每周曲线。',
  },
  'lists.product_note': {
    en: 'Categories with one attribute, as shops sell them; with their curve where a feed tells of them week by week. The trend database lists only what has a curve.',
    zh: '品类与属性的组合，来自商店数据；若有数据源提供每周数据则附曲线。趋势数据库仅收录有曲线的趋势。',
  },
  'lists.aesthetics_note': {
    en: 'Styles with what shows them: best sellers, liveliest posts, newest looks.',
    zh: '风格及其代表：热销商品、热门帖子与最新造型。',
  },
  'lists.database_note': {
    en: 'Every trend of the region; products, prices and shares are of all regions. Search in English or Chinese; mistyped words are put right.',
    zh: '该地区的全部趋势；商品、价格与占比涵盖全部地区。支持中英文搜索并自动纠正拼写。',
  },
  'lists.database_empty': { en: '“{text}” names no trend with these filters.', zh: '没有符合筛选条件的“{text}”趋势。' },
  'lists.database_of_all_one': { en: 'Show the one of all genders', zh: '查看所有性别的 1 个结果' },
  'lists.database_of_all_other': {
    en: 'Show the {count, number} of all genders',
    zh: '查看所有性别的 {count, number} 个结果',
  },
  'lists.database_none': {
    en: 'No trend has all of this. Take a filter away.',
    zh: '没有符合条件的趋势，请减少筛选条件。',
  },
  'lists.wider_levels': {
    en: 'Trends with a level: {own, number} for {gender}, {all, number} for all genders. Searches do not say who searches.',
    zh: '有等级的趋势：{gender} {own, number} 个，所有性别 {all, number} 个。搜索数据不区分性别。',
  },
  'lists.facets': { en: 'Narrow down', zh: '筛选' },
  'lists.rising': { en: '{count, number} rising', zh: '{count, number} 个上升' },
  'lists.facet_count': { en: '{name}, {count, number}', zh: '{name}，{count, number}' },
  'lists.more': { en: '{count, number} more', zh: '其余 {count, number} 项' },
  'lists.fewer': { en: 'Fewer', zh: '收起' },
  'space.title': { en: 'White space', zh: '市场空白' },
  'space.note': {
    en: 'Demand that grows where few shops offer it lies top left. Larger points are more products. A curve of all genders stands for none here.',
    zh: '左上方为需求增长而供给店铺少的机会；点越大商品越多。此处不以所有性别的曲线代表单一性别。',
  },
  'space.chart': { en: 'Growth of demand against shops, {count} days', zh: '需求增长与店铺数（{count} 天）' },
  'space.demand': { en: 'Demand by', zh: '需求依据' },
  'space.search': { en: 'Curve', zh: '曲线' },
  'space.posts': { en: 'Posts', zh: '帖子' },
  'space.sales': { en: 'Sales', zh: '销售' },
  'space.y_search': {
    en: 'Growth of the curve beyond its season, 0 within noise',
    zh: '曲线剔除季节后的增长（波动范围内为 0）',
  },
  'space.y_posts': { en: 'Growth of the share of posts', zh: '帖子占比增长' },
  'space.y_sales': { en: 'Growth of sales, like for like', zh: '同口径销售增长' },
  'space.corner': { en: 'Rising, few shops', zh: '需求上升、供给少' },
  'space.shown': {
    en: '{shown, number} of {all, number} shown, those of most products; {growth, number} without a growth that can be compared and {shops, number} whose shops nobody names are left out.',
    zh: '显示 {all, number} 项中商品最多的 {shown, number} 项；{growth, number} 项无可比增长、{shops, number} 项店铺未知，未列入。',
  },
  'space.briefs': { en: 'Room to design for, few shops first:', zh: '可设计的空间（商店少者在前）：' },
  'space.none': {
    en: 'No demand can be compared here. Try another measure, gender or window.',
    zh: '此处没有可比的需求，请更换依据、性别或窗口。',
  },
  'space.point': {
    en: '{name}: {growth}, {shops} shops, {products} products',
    zh: '{name}：{growth}，{shops} 家店铺，{products} 件商品',
  },
  'space.keys': { en: 'Arrow keys go from point to point.', zh: '用方向键在各点之间移动。' },
} as const satisfies TextTable
