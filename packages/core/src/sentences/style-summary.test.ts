import { expect, it } from 'vitest'
import { plainText } from './sentence'
import { type StyleFacts, styleSummary } from './style-summary'

const BOHO: StyleFacts = {
  name: { en: 'Boho', zh: '波西米亚' },
  day: '2025-08-10',
  rise: 0.234,
  riseWeeks: 13,
  weeks: 260,
  rising: 9,
  products: 120,
  colors: [
    { name: { en: 'Rust', zh: '锈红色' }, share: 0.2 },
    { name: { en: 'Cream', zh: '奶油色' }, share: 0.054 },
  ],
  item: {
    name: { en: 'Maxi Dress', zh: '长裙' },
    share: 0.4,
    prices: { currency: 'USD', lowTo: 19.9, highFrom: 45 },
  },
  wearer: { gender: 'women', share: 0.85 },
}

it('says a style in sentences whose figures lead to the parts of its page', () => {
  const { en, zh } = styleSummary(BOHO)
  expect(plainText(en)).toBe(
    'Boho rises 23% beyond its season, 13 weeks against the 13 before, on 260 weeks of data; 9 styles rose on 10 August. ' +
      'Of its 120 products, most are rust (20%) and cream (5.4%). The key item is maxi dress, 40% of its products; ' +
      'a third of them cost up to $19.90, a third from $45.00. Of the products that say for whom they are, 85% are for women.',
  )
  expect(plainText(zh)).toBe(
    '波西米亚剔除季节因素后，近13周较此前13周上升23%（依据260周数据）；8月10日共有9种风格上升。' +
      '在120件商品中，最多的颜色为锈红色（20%）、奶油色（5.4%）。关键单品为长裙，占其商品的40%；' +
      '其中三分之一不高于US$19.90，三分之一不低于US$45.00。在标明穿着者的商品中，85%面向女性。',
  )
  const opened = en.flatMap((part) => (typeof part === 'string' ? [] : [part.opens]))
  expect(new Set(opened)).toEqual(new Set(['#curve', '#palette', '#items', '#wearers']))
})

it('leaves out what is not known', () => {
  const { en } = styleSummary({ ...BOHO, rising: 1, products: 0, colors: [], item: null, wearer: null })
  expect(plainText(en)).toBe(
    'Boho rises 23% beyond its season, 13 weeks against the 13 before, on 260 weeks of data; no other style rose on 10 August.',
  )
})
