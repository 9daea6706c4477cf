/** Cities of fashion weeks, whose Chinese names feeds do not give. */
const CHINESE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    paris: '巴黎',
    milan: '米兰',
    london: '伦敦',
    'new york': '纽约',
    tokyo: '东京',
    shanghai: '上海',
    beijing: '北京',
    seoul: '首尔',
    copenhagen: '哥本哈根',
    stockholm: '斯德哥尔摩',
    berlin: '柏林',
    florence: '佛罗伦萨',
    madrid: '马德里',
    barcelona: '巴塞罗那',
    'são paulo': '圣保罗',
    dubai: '迪拜',
    lagos: '拉各斯',
    sydney: '悉尼',
    'los angeles': '洛杉矶',
  }),
)

/** A city's name in both languages; one that is not known keeps the feed's. */
export function cityName(city: string): { readonly en: string; readonly zh: string } {
  return { en: city, zh: CHINESE.get(city.trim().toLowerCase()) ?? city }
}
