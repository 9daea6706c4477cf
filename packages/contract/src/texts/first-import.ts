import type { TextTable } from './text'

/** Texts of an empty platform: the way to its first import, and what became visible. */
export const firstImportTexts = {
  'first.title': { en: 'Nothing is here yet', zh: '暂无数据' },
  'first.note': {
    en: 'Every number on these screens comes from files that you bring. Four steps to the first ones:',
    zh: '页面上的每个数字都来自您导入的文件。四步完成首次导入：',
  },
  'first.files': { en: 'Take a file', zh: '准备文件' },
  'first.files_note': {
    en: 'An export of your own, or one of these samples. Samples are invented: try with them, then withdraw them.',
    zh: '可使用您自己的导出文件，或以下示例。示例数据为虚构，试用后可撤回。',
  },
  'first.download': { en: 'Sample {file}', zh: '示例 {file}' },
  'first.upload': { en: 'Hand it over', zh: '上传文件' },
  'first.upload_note': {
    en: 'Drop it on the Data screen. It is recognised by its shape and held: nothing is loaded yet.',
    zh: '将文件拖到“数据”页面。系统按内容识别并暂存，此时尚未入库。',
  },
  'first.open_data': { en: 'Open the Data screen', zh: '打开“数据”页面' },
  'first.preview': { en: 'Look at its preview, and give its day', zh: '查看预览并指定日期' },
  'first.preview_note': {
    en: 'It says how many rows are read and what they would change. Where rows name no day, you say of which day they are true.',
    zh: '预览显示可读取的行数及其影响。若数据行没有日期，请指定采集日期。',
  },
  'first.load': { en: 'Load it', zh: '确认入库' },
  'first.load_note': {
    en: 'Trends are computed by themselves, and the screens fill. An import can be withdrawn whole at any time.',
    zh: '系统自动计算趋势，页面随之更新。任何一次导入都可随时整批撤回。',
  },
  'first.filling': {
    en: 'A file is being read, or trends are being computed. This page follows by itself.',
    zh: '正在读取文件或计算趋势，本页将自动更新。',
  },
  'first.ask_note': {
    en: 'Nobody has brought any data yet. Only an administrator can.',
    zh: '尚未导入任何数据。只有管理员可以导入。',
  },
  'first.ask': { en: 'Please ask {names}.', zh: '请联系 {names}。' },
  'first.nobody': {
    en: 'No account is an administrator’s yet. Whoever runs the server makes one by TRENDEE_ADMIN.',
    zh: '尚无管理员账户。请服务器维护者通过 TRENDEE_ADMIN 设置。',
  },
  'held_now.title': { en: 'What can be seen now', zh: '当前可查看的内容' },
  'held_now.note': { en: 'Counted from what is stored.', zh: '按已入库数据统计。' },
  'held_now.trends_one': {
    en: '{count, number} trend, of which {levelled} with a level',
    zh: '{count, number} 个趋势，其中 {levelled} 个有等级',
  },
  'held_now.trends_other': {
    en: '{count, number} trends, of which {levelled} with a level',
    zh: '{count, number} 个趋势，其中 {levelled} 个有等级',
  },
  'held_now.search_one': { en: '{platform}: {count, number} term', zh: '{platform}：{count, number} 个搜索词' },
  'held_now.search_other': { en: '{platform}: {count, number} terms', zh: '{platform}：{count, number} 个搜索词' },
  'held_now.products_one': {
    en: '{platform}: {count, number} product, {days} d',
    zh: '{platform}：{count, number} 件商品，{days} 天',
  },
  'held_now.products_other': {
    en: '{platform}: {count, number} products, {days} d',
    zh: '{platform}：{count, number} 件商品，{days} 天',
  },
  'held_now.posts_one': {
    en: '{platform}: {count, number} post, {days} d',
    zh: '{platform}：{count, number} 篇帖子，{days} 天',
  },
  'held_now.posts_other': {
    en: '{platform}: {count, number} posts, {days} d',
    zh: '{platform}：{count, number} 篇帖子，{days} 天',
  },
  'held_now.looks_one': {
    en: '{platform}: {count, number} look, {days} d',
    zh: '{platform}：{count, number} 套造型，{days} 天',
  },
  'held_now.looks_other': {
    en: '{platform}: {count, number} looks, {days} d',
    zh: '{platform}：{count, number} 套造型，{days} 天',
  },
  'held_now.ads_one': {
    en: '{platform}: {count, number} advertised topic',
    zh: '{platform}：{count, number} 个广告主题',
  },
  'held_now.ads_other': {
    en: '{platform}: {count, number} advertised topics',
    zh: '{platform}：{count, number} 个广告主题',
  },
  'held_now.span': { en: '{from} to {to}', zh: '{from} 至 {to}' },
  'missing.title': { en: 'Still missing', zh: '尚缺数据' },
  'missing.search': {
    en: 'No search interest: levels, seasons and forecasts need a Google Trends file (multiTimeline.csv).',
    zh: '无搜索热度：等级、季节性和预测需要 Google Trends 文件（multiTimeline.csv）。',
  },
  'missing.long_search': {
    en: 'Search interest of less than 60 weeks: levels need a Google Trends file of two years or more.',
    zh: '搜索热度不足 60 周：计算等级需要两年以上的 Google Trends 文件。',
  },
  'missing.products': {
    en: 'No products: best sellers, prices and new arrivals need a marketplace list (Shein, Temu, TikTok Shop, Amazon, Etsy …).',
    zh: '无商品：热销榜、价格和新品需要电商平台列表（Shein、Temu、TikTok Shop、Amazon、Etsy 等）。',
  },
  'missing.second_capture': {
    en: 'One day of each shop: growth and new arrivals need the same list of a later day.',
    zh: '每家店铺仅有一天数据：增长和新品需要同一列表在之后某天的文件。',
  },
  'missing.posts': {
    en: 'No posts: creators, topics and the social wall need an Instagram or TikTok file.',
    zh: '无帖子：创作者、话题和社媒墙需要 Instagram 或 TikTok 文件。',
  },
  'missing.looks': {
    en: 'No runway looks: the runway wall needs a list of looks.',
    zh: '无秀场造型：秀场墙需要造型列表文件。',
  },
  'missing.ads': {
    en: 'No advertised topics: what is advertised needs a list of TikTok’s top ad keywords, hashtags or products.',
    zh: '无广告主题：广告页面需要 TikTok 热门广告关键词、话题或商品列表。',
  },
  'missing.none': { en: 'Nothing: each kind of file is there.', zh: '无：各类文件均已具备。' },
} as const satisfies TextTable
