import { PRIMARY_CATEGORIES, type PrimaryCategory } from './types'

const primaryNames: Readonly<Record<PrimaryCategory, readonly [en: string, zh: string]>> = {
  womenswear: ['Womenswear', '女装'],
  menswear: ['Menswear', '男装'],
  activewear: ['Activewear', '运动服饰'],
  denim: ['Denim', '牛仔'],
  tshirt: ['T-Shirts', 'T恤'],
  accessories: ['Accessories', '配饰'],
  jewelry: ['Jewelry', '珠宝首饰'],
  handbags: ['Handbags', '箱包'],
  footwear: ['Footwear', '鞋履'],
  'underwear-sleepwear': ['Underwear & Sleepwear', '内衣与睡衣'],
  'swimwear-beachwear': ['Swimwear & Beachwear', '泳装与沙滩装'],
  other: ['Other', '其他'],
}

/** The twelve primary categories with their names, in screen order. */
export function primaryCategories(): readonly { value: PrimaryCategory; en: string; zh: string }[] {
  return PRIMARY_CATEGORIES.map((value) => ({ value, en: primaryNames[value][0], zh: primaryNames[value][1] }))
}
