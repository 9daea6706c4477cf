import type { TextTable } from './text'

/** Texts of a shop's own range against the market. They travel with its screen. */
export const rangeTexts = {
  'range.note': {
    en: 'Your own catalogue against one marketplace: where it is thick and demand falls, where demand rises and it has nothing, and how your prices stand. Only your account sees it.',
    zh: '将您自己的商品与一个平台对照：哪些品类偏多而需求下降，哪些需求上升而您没有，以及价格高低。仅您的账号可见。',
  },
  'range.bring': { en: 'Bring your range', zh: '导入商品清单' },
  'range.bring_note': {
    en: 'A CSV or Excel file (.xlsx) with a title for each product; id, price, currency, stock and category are read where their columns say so. Exports of Shopify and files of the platforms are known.',
    zh: '每件商品需有标题的 CSV 或 Excel 文件（.xlsx）；编号、价格、币种、库存与品类按列名识别。支持 Shopify 导出及各平台文件。',
  },
  'range.file': { en: 'File of your range', zh: '商品清单文件' },
  'range.currency': { en: 'Currency, where the file names none', zh: '币种（文件未注明时）' },
  'range.send': { en: 'Read it', zh: '读取' },
  'range.replace': { en: 'Bring another file', zh: '更换文件' },
  'range.read': { en: '{items} items read.', zh: '已读取 {items} 件商品。' },
  'range.delete': { en: 'Delete', zh: '删除' },
  'range.delete_sure': {
    en: 'Your range is deleted, nothing of it is kept.',
    zh: '将删除您的商品清单，不作任何保留。',
  },
  'range.deleted': { en: 'Your range is deleted.', zh: '商品清单已删除。' },
  'range.facts': {
    en: '{file}, {day}: {items} items, {read} with a category, {priced} with a price in dollars',
    zh: '{file}，{day}：{items} 件商品，{read} 件有品类，{priced} 件有美元价格',
  },
  'range.rejected_one': { en: '{count} row could not be read', zh: '{count} 行无法读取' },
  'range.rejected_other': { en: '{count} rows could not be read', zh: '{count} 行无法读取' },
  'range.none': {
    en: 'You have not brought a range yet. Below stands the market alone.',
    zh: '您尚未导入商品清单，下方仅为市场数据。',
  },
  'range.no_market': { en: 'Nothing is known of this platform.', zh: '暂无该平台的数据。' },
  'range.categories_one': { en: '{count} category', zh: '{count} 个品类' },
  'range.categories_other': { en: '{count} categories', zh: '{count} 个品类' },
  'range.platform': { en: 'Against', zh: '对照平台' },
  'range.standing': { en: 'Your range', zh: '您的商品' },
  'range.standing_meaning': {
    en: 'Empty or thin: demand grows by a tenth or more, and you have nothing or under half of the market’s share. Thick: it falls by a tenth or more, and you have over one and a half times that share. Shares are told of 20 own items at least.',
    zh: '空缺或偏少：需求增长一成及以上，而您没有商品或占比不足市场一半。偏多：需求下降一成及以上，而占比超过市场的一倍半。自有商品至少 20 件才比较占比。',
  },
  'range.items': { en: 'Own items', zh: '自有商品数' },
  'range.own_share': { en: 'Own share', zh: '自有占比' },
  'range.own_median': { en: 'Own median price', zh: '自有中位价' },
  'range.market_median': { en: 'Market median price', zh: '市场中位价' },
  'range.price_position': { en: 'Price against market', zh: '相对市场价格' },
  'range.price_meaning': {
    en: 'Your median price against the market’s, for the same category; of three own prices at least. Marketplaces differ in quality: it is a place, not a judgement.',
    zh: '同一品类中您的中位价与市场中位价之比；至少三个自有价格。各平台商品档次不同，此为位置而非评判。',
  },
  'range.stock': { en: 'Stock', zh: '库存' },
  'range.unread_one': { en: '{count} item whose category its words do not tell', zh: '{count} 件商品的文字未说明品类' },
  'range.unread_other': {
    en: '{count} items whose category their words do not tell',
    zh: '{count} 件商品的文字未说明品类',
  },
  'range.rising': { en: 'Trends you do not carry', zh: '您尚未覆盖的趋势' },
  'range.rising_note': {
    en: 'Of the trends with a level in this region, those that no item of yours carries; the strongest first.',
    zh: '本地区有热度的趋势中，您没有对应商品的，按热度排列。',
  },
  'range.market_rising': { en: 'Trends with a level', zh: '有热度的趋势' },
  'range.market_rising_note': {
    en: 'Of this region, the strongest first. Which of them your range lacks is told once you bring it.',
    zh: '本地区有热度的趋势，按热度排列。导入商品清单后可知您缺少哪些。',
  },
  'range.falling': { en: 'Falling trends in your range', zh: '您商品中下降的趋势' },
  'range.falling_note': {
    en: 'Trends that fall beyond season and as measured, by how many of your items carry them.',
    zh: '剔除季节性后与实测均下降的趋势，按您的商品数排列。',
  },
  'range.carry_one': { en: '{count} item', zh: '{count} 件' },
  'range.carry_other': { en: '{count} items', zh: '{count} 件' },
  'range.nothing': { en: 'None.', zh: '无。' },
  'standing.empty': { en: 'Empty', zh: '空缺' },
  'standing.thin': { en: 'Thin', zh: '偏少' },
  'standing.thick': { en: 'Thick', zh: '偏多' },
  'standing.level': { en: 'In step', zh: '相当' },
  'standing.untold': { en: 'Demand not told', zh: '需求未知' },
  'standing.few': { en: 'Too few items', zh: '商品太少' },
} as const satisfies TextTable
