import type { TextTable } from './text'

/** Of what people search beside a trend, and where. */
export const searchedTexts = {
  'regions.title': { en: 'Where', zh: '地区分布' },
  'regions.note': {
    en: 'Mean of the last 52 weeks, as a multiple of the mean over all countries.',
    zh: '最近 52 周均值，相对于所有国家均值的倍数。',
  },
  'regions.one': {
    en: 'Known of {country} alone: there is no other country to compare it with.',
    zh: '仅有 {country} 的数据，无其他国家可比较。',
  },
  'regions.one_curve': {
    en: 'A curve over time is known of {country} alone. “Places” above shows where else it is searched.',
    zh: '仅有 {country} 的时间曲线；可在上方“地点范围”中查看其他地点的搜索分布。',
  },
  'regions.not_compared': {
    en: 'Too little is told by country to compare.',
    zh: '分国家的数据过少，无法比较。',
  },
  'regions.by_all': {
    en: '{gender}: too little is told by country to compare. Shown are the curves of: {others}.',
    zh: '{gender}：分国家的数据过少，无法比较；下方曲线属于：{others}。',
  },
  'regions.countries': { en: 'Countries, by their curves', zh: '各国，按时间曲线' },
  'regions.scope': { en: 'Places', zh: '地点范围' },
  'regions.world': { en: 'Countries, in Google searches', zh: '各国，按 Google 搜索' },
  'regions.within': { en: 'Within {region}', zh: '{region}境内' },
  'regions.interest': { en: 'Interest', zh: '热度' },
  'places.title': { en: 'Google searches for “{term}” by place', zh: '“{term}”的 Google 搜索地点分布' },
  'places.index_note': {
    en: 'Google searches for “{term}”, {days}. 100 is the place where they are the largest part of all searches.',
    zh: '“{term}”的 Google 搜索，{days}。100 为其占当地全部搜索比例最高的地点。',
  },
  'places.share_note': {
    en: 'Searches for “{term}” as a share of those for the terms it was compared with on Google, {days}.',
    zh: 'Google 上“{term}”在所比较搜索词中的占比，{days}。',
  },
  'places.days': { en: '{from} to {to}', zh: '{from} 至 {to}' },
  'places.days_to': { en: 'to {to}', zh: '截至 {to}' },
  'places.days_unknown': { en: 'of unknown days', zh: '日期未知' },
  'places.search': { en: 'Search', zh: '搜索词' },
  'places.compared': { en: '{term}, compared', zh: '{term}（比较）' },
  'places.too_few': { en: 'too few searches', zh: '搜索量过少' },
  'queries.title': { en: 'Searched beside it', zh: '相关搜索' },
  'queries.note': {
    en: 'What people who search for it on Google search too.',
    zh: '在 Google 上搜索该趋势的人还在搜索什么。',
  },
  'queries.rising': { en: 'Rising', zh: '上升' },
  'queries.top': { en: 'Top', zh: '热门' },
  'queries.rising_topics': { en: 'Rising topics', zh: '上升主题' },
  'queries.top_topics': { en: 'Top topics', zh: '热门主题' },
} as const satisfies TextTable
