import { expect, it } from 'vitest'
import { ofKind, readFixture } from '../testing/read-fixture'
import { orderStatus, soldAfterRefund } from './order-status'
import { handleOf, orderedTitle } from './ordered-title'

async function lines() {
  const read = await readFixture('shopify-orders.csv', { shop: 'Lark & Linden' })
  return { read, lines: ofKind(read, 'order-line') }
}

it('reads what was sold of each line, by its order’s day, and counts nothing that was cancelled or refunded', async () => {
  const read = await lines()
  const sold = read.lines.map(({ orderId, line, orderedOn, product, units, evidence }) => [
    orderId,
    line,
    orderedOn,
    product.productId,
    units,
    evidence,
  ])
  expect(sold).toEqual([
    ['9001', 1, '2025-06-01', 'cord-overshirt', 2, 'measured'],
    // What is said of the order stands on its first row.
    ['9001', 2, '2025-06-01', 'ribbed-socks', 3, 'measured'],
    ['9002', 1, '2025-06-03', 'trapper-hat', 0, 'measured'],
    // £8 came back: likely one pair of socks.
    ['9003', 1, '2025-06-05', 'cord-overshirt', 1, 'estimated'],
    ['9003', 2, '2025-06-05', 'ribbed-socks', 1, 'estimated'],
    ['9004', 1, '2025-06-06', 'ribbed-socks', 0, 'measured'],
    ['9005', 1, '2025-06-07', 'cord-overshirt', 0, 'measured'],
    // Of an order of one line it can have been nothing else.
    ['9007', 1, '2025-06-09', 'ribbed-socks', 1, 'measured'],
  ])
})

it('names the product as the shop’s own export of products does, with the price of one piece', async () => {
  const [first, second] = (await lines()).lines
  expect(first?.product).toMatchObject({
    platform: 'shop-lark-linden',
    productId: 'cord-overshirt',
    title: 'Cord Overshirt',
    brand: 'Lark & Linden',
    currency: 'GBP',
    price: 89,
    listPrice: 119,
    unitsSold: null,
    observedOn: '2025-06-01',
  })
  expect(second?.product).toMatchObject({ title: 'Ribbed Socks', currency: 'GBP', price: 8, listPrice: null })
})

it('keeps nothing of a customer, also of a row that cannot be read', async () => {
  const { read } = await lines()
  expect(read.rejects.map(({ line, field, reason }) => [line, field, reason])).toEqual([
    [9, 'Lineitem quantity', 'is not a count'],
  ])
  expect(read.rejects[0]?.excerpt).toContain('Trapper Hat')
  expect(JSON.stringify(read)).not.toMatch(/example\.com|Doe|Loe/)
})

it('says which shop’s orders they are taken for where nobody names it', async () => {
  const read = await readFixture('shopify-orders.csv')
  expect(read.notes).toContain(
    'The file names no shop: orders and products stand with those of other own shops without a name.',
  )
  expect(ofKind(read, 'order-line')[0]?.platform).toBe('brand-site')
})

it('takes a size and a colour off a title, and nothing else', () => {
  expect(
    [
      'Linen Dress - M / Sage',
      'Linen Dress - XL',
      'Linen Dress - Black',
      'Linen Dress - Midi',
      'Tee - Short Sleeve - 38 / Navy / Tall',
      'Jeans - 32',
      'Wrap Top',
    ].map(orderedTitle),
  ).toEqual([
    'Linen Dress',
    'Linen Dress',
    'Linen Dress',
    'Linen Dress - Midi',
    'Tee - Short Sleeve',
    'Jeans',
    'Wrap Top',
  ])
  expect(['Women’s Éclair Tee (2-Pack)', 'Robe d’été'].map(handleOf)).toEqual(['womens-eclair-tee-2-pack', 'robe-dete'])
})

it('has sold nothing of an order that waits for its payment', () => {
  const words = ['待付款', 'Awaiting payment', 'To Pay', 'Pending payment', 'chờ thanh toán']
  expect(words.map(orderStatus)).toEqual(words.map(() => 'undone'))
  // Paid on delivery.
  expect(['pending', '待发货', 'offen', 'Unpaid'].map(orderStatus)).toEqual(['sold', 'sold', 'sold', null])
})

it('takes an amount for pieces of a line only where it comes to one line’s alone', () => {
  const two = [
    { quantity: 2, price: 20 },
    { quantity: 1, price: 40 },
  ]
  const units = (refunded: number | null) => soldAfterRefund(two, refunded, true).map((line) => line.units)
  expect(units(20)).toEqual([1, 1])
  // Two of the first, or one of the second.
  expect(units(40)).toEqual([2, 1])
  expect(units(15)).toEqual([2, 1])
  expect(units(null)).toEqual([2, 1])
  expect(soldAfterRefund([{ quantity: 3, price: 9.99 }], 29.97, true)).toEqual([{ units: 0, evidence: 'measured' }])
  expect(soldAfterRefund([{ quantity: 3, price: 9.99 }], 5, true)).toEqual([{ units: 3, evidence: 'estimated' }])
  // All of it, and all of it with the shipping.
  expect(units(80)).toEqual([0, 0])
  expect(soldAfterRefund(two, 84.9, true)[1]).toEqual({ units: 0, evidence: 'estimated' })
  // Other lines of the order may have cost as much.
  expect(soldAfterRefund(two, 80, false).map((line) => line.units)).toEqual([2, 1])
})
