import type { TextTable } from './text'

/** Texts of the help: the guide by task, the tutorial, the keys, and what else it leads to. */
export const helpTexts = {
  'help.part': { en: 'Part of the help', zh: '帮助内容' },
  'help.guide': { en: 'Guide', zh: '使用指南' },
  'help.tutorial': { en: 'Tutorial', zh: '图文教程' },
  'help.numbers': { en: 'Numbers', zh: '指标说明' },
  'help.keys': { en: 'Keys', zh: '快捷键' },
  'help.code': { en: 'Enter a promotion code', zh: '输入优惠码' },
  'help.code_short': { en: 'Code', zh: '优惠码' },
  'help.open_screen': { en: 'Open {screen}', zh: '打开{screen}' },
  'help.step': { en: 'Step {at} of {of}', zh: '第 {at} 步，共 {of} 步' },
  'keys.help': { en: 'Open this help', zh: '打开帮助' },
  'keys.close': { en: 'Close the menu or dialog', zh: '关闭菜单或对话框' },
  'keys.previous': { en: 'Previous picture or product', zh: '上一张图片或上一件商品' },
  'keys.next': { en: 'Next picture or product', zh: '下一张图片或下一件商品' },
  'keys.larger': { en: 'Enlarge a picture', zh: '放大图片' },
  'keys.smaller': { en: 'Make a picture smaller', zh: '缩小图片' },
  'guide.find': { en: 'Find what rises', zh: '发现上升趋势' },
  'guide.find_note': {
    en: 'Highlights show breakouts first, then very hot and hot. Choose gender, category and region above them; below stand what falls fastest and what comes into season.',
    zh: '“趋势亮点”依次列出爆发、大热和热门趋势。可在上方选择人群、品类和地区；下方是下降最快和即将当季的趋势。',
  },
  'guide.judge': { en: 'Judge it', zh: '判断趋势' },
  'guide.judge_note': {
    en: 'Press the ? beside a level: it says the rule and the numbers it rests on. On the trend’s page look at the season-adjusted line, the band of the forecast and how past forecasts did.',
    zh: '点击等级旁的 ?，查看判定规则和依据。在趋势页查看去季节曲线、预测区间和过往预测的准确度。',
  },
  'guide.compare': { en: 'Compare', zh: '比较趋势' },
  'guide.compare_note': {
    en: 'A trend’s page compares it with up to four others on one scale. Lists of trends sort by every number: growth, last year, next year.',
    zh: '趋势页可与最多四个趋势在同一坐标中比较。趋势列表可按任意指标排序：增长、同比、未来一年。',
  },
  'guide.collect': { en: 'Follow and collect', zh: '关注与收藏' },
  'guide.collect_note': {
    en: 'The star on a trend, product, post, look, brand or creator follows it. All that you follow stands in one list, and the dashboard says what changed of trends, brands and creators. Trends are also collected in projects.',
    zh: '点击趋势、商品、帖子、造型、品牌或创作者上的星标即可关注。关注内容集中在一个列表中，工作台显示趋势、品牌和创作者的变化。趋势还可收藏到项目中。',
  },
  'guide.export': { en: 'Export', zh: '导出' },
  'guide.export_note': {
    en: 'Lists save as CSV or Excel: choose how many rows. Charts save as a picture, and show the table behind them.',
    zh: '列表可导出为 CSV 或 Excel，并选择行数。图表可保存为图片，也可查看其数据表。',
  },
  'guide.import': { en: 'Import', zh: '导入数据' },
  'guide.import_note': {
    en: 'Administrators drop files on the Data screen, look at the preview, give the day and load. Any import can be withdrawn.',
    zh: '管理员在“数据”页面上传文件、查看预览、指定日期并入库。任何导入均可撤回。',
  },
  'guide.alerts': { en: 'Be told of changes', zh: '接收变化提醒' },
  'guide.alerts_note': {
    en: 'The bell shows messages and trends whose level changed since your last visit. What you follow is compared on the dashboard.',
    zh: '铃铛显示消息以及自上次访问以来等级变化的趋势。您关注的内容在工作台中对比。',
  },
  'tutorial.1': {
    en: 'Start with the highlights: the strongest trend of the week, why it has its level, and by when to order.',
    zh: '从“趋势亮点”开始：本周最强的趋势、等级依据以及下单时间。',
  },
  'tutorial.2': {
    en: 'Open a trend: what to do about it in a sentence, its numbers, and below them five years of interest with the year ahead.',
    zh: '打开趋势：一句话建议、各项指标，以及下方的五年热度与未来一年预测。',
  },
  'tutorial.3': {
    en: 'Compare colours in one table: growth, last year, peak, and how many products carry them already.',
    zh: '在一张表中比较色彩：增长、同比、峰值以及已有多少商品采用。',
  },
  'tutorial.4': {
    en: 'See who sells it: products of all shops by units sold, with filters for category, price and attribute.',
    zh: '查看销售情况：按销量排列各店铺商品，可按品类、价格和属性筛选。',
  },
  'tutorial.5': {
    en: 'Follow it: the dashboard says what changed in what you follow.',
    zh: '持续关注：工作台显示您关注内容的变化。',
  },
  'meaning.level': {
    en: 'Decided on the curve without its season: how far the newest weeks stand above the year before, how large the rise is, and whether it was made in the last twelve weeks. It ends when the measured curve has fallen under 85 % of its top of these weeks.',
    zh: '根据去除季节因素后的曲线判定：最近几周高出前一年多少、涨幅多大、是否在最近十二周内上涨。实测曲线跌破这十二周最高点的 85% 时，等级结束。',
  },
  'meaning.season': {
    en: 'Share of the movement that comes back every year.',
    zh: '每年重复出现的波动所占的比例。',
  },
} as const satisfies TextTable
