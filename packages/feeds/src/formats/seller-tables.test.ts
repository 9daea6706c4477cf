import { describe, expect, it } from 'vitest'
import { ofKind, readBytes, readFixture } from '../testing/read-fixture'

describe('the listings of an own Etsy shop', () => {
  it('have stock, no sales, and their variations, materials and tags as attributes', async () => {
    const [dress, scarf] = ofKind(
      await readFixture('etsy-export.csv', { shop: 'Moss & Thread', region: 'GB' }),
      'product',
    )
    expect(dress).toMatchObject({
      platform: 'shop-moss-thread',
      shop: 'Moss & Thread',
      title: 'Linen Wrap Dress for Women',
      currency: 'GBP',
      region: 'GB',
      price: 86.5,
      stock: 14,
      inStock: true,
      unitsSold: null,
      imageUrl: 'https://img.example/e1.jpg',
      rawAttributes: [
        ['Size', 'S, M, L'],
        ['Colour', 'Sage, Rust'],
        ['Material', 'Linen'],
        ['Material', 'Coconut buttons'],
        ['Tag', 'linen dress'],
        ['Tag', 'summer wedding'],
      ],
    })
    expect(scarf).toMatchObject({ price: 32, stock: 0, inStock: false, rawAttributes: [['Material', 'Wool']] })
  })

  it('stand with those of Etsy where no shop is named, a new price of the same listing being the same product', async () => {
    const head = 'TITLE,PRICE,CURRENCY_CODE,QUANTITY,MATERIALS,SKU\n'
    const idOf = async (row: string) => {
      const [product] = ofKind(await readBytes(head + row), 'product')
      return [product?.platform, product?.productId]
    }
    const first = await idOf('Wool hat,20.00,USD,3,Wool,H1\n')
    expect(first[0]).toBe('etsy')
    expect(await idOf('Wool hat,24.00,USD,2,Wool,H1\n')).toEqual(first)
    expect(await idOf('Wool hat,20.00,USD,3,Wool,H2\n')).not.toEqual(first)
  })
})

it('a table of Keepa has −1 as out of stock and "bought in past month" as a lower bound of 30 days', async () => {
  const [shacket, vest, jacket] = ofKind(await readFixture('keepa-table.csv'), 'product')
  expect(shacket).toMatchObject({
    platform: 'amazon',
    productId: 'B0FAKE0001',
    region: 'US',
    currency: 'USD',
    price: 42.99,
    listPrice: 59.99,
    inStock: true,
    unitsSold: 1000,
    unitsEvidence: 'at_least',
    unitsWindowDays: 30,
    salesRank: 1204,
    rating: 4.3,
    reviews: 2815,
    listedOn: '2023-09-14',
    imageUrls: ['https://img.example/k1.jpg', 'https://img.example/k2.jpg'],
    categoryPath: ['Clothing, Shoes & Jewelry', 'Women', 'Coats'],
  })
  expect(vest).toMatchObject({ price: null, listPrice: null, inStock: false, unitsSold: null, salesRank: null })
  expect(jacket).toMatchObject({
    region: 'DE',
    currency: 'EUR',
    price: 34.95,
    unitsSold: 50,
    salesRank: 311,
    url: 'https://www.amazon.de/dp/B0FAKE0003',
  })
})
