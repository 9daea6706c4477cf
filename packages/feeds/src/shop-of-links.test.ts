import { expect, it } from 'vitest'
import { marketOfLink, shopOfLinks } from './shop-of-links'

it.each([
  ['https://www.amazon.com/dp/B0', 'Amazon'],
  ['//item.taobao.com/item.htm?id=1', 'Taobao'],
  ['https://shopee.com.br/a-i.1.2', 'Shopee'],
  ['https://amazon.hats.lark.example/1', null],
  ['linen shirt', null],
  [12, null],
])('the market of %s', (link, market) => {
  expect(marketOfLink(link)).toBe(market)
})

it('the shop of a table is the one site that its links lead to', () => {
  expect(shopOfLinks(['https://www.amazon.com/1', 'https://amazon.com/2'])).toBe('Amazon')
  expect(shopOfLinks(['https://www.lark.example/1', 'https://lark.example/2', ''])).toBe('lark.example')
  expect(shopOfLinks(['https://lark.example/1', 'https://linden.example/2'])).toBeNull()
  expect(shopOfLinks([''])).toBeNull()
})
