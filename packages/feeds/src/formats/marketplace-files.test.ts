import { variantColors } from './listed-values'
import { describe, expect, it } from 'vitest'
import { type FeedMessage, messageText } from '../feed-message'
import { ofKind, readBytes, readFixture } from '../testing/read-fixture'

describe('shein', () => {
  it('maps every field it has and keeps what it does not know null', async () => {
    const [cami, bomber] = ofKind(await readFixture('shein.csv'), 'product')
    expect(cami).toEqual({
      kind: 'product',
      platform: 'shein',
      productId: '9000001',
      title: 'Ribbed Knit & Lace Cami Top',
      description: 'Soft rib. Machine wash.',
      brand: 'SHEIN',
      seller: '',
      shop: '',
      url: 'https://us.shein.com/Ribbed-Knit-Top-p-9000001.html',
      imageUrl: 'https://img.example/a1.jpg',
      imageUrls: ['https://img.example/a1.jpg', 'https://img.example/a2.jpg'],
      categoryPath: ['Women Clothing', 'Women Tops'],
      rawColor: 'Dusty Pink',
      rawGender: '',
      rawAttributes: [
        ['Material', 'Viscose'],
        ['Neckline', 'V neck'],
      ],
      region: 'US',
      currency: 'USD',
      price: 9.49,
      priceHigh: null,
      listPrice: 14.99,
      unitsSold: null,
      unitsEvidence: null,
      unitsWindowDays: null,
      revenue: null,
      salesRank: null,
      rating: 4.8,
      reviews: 231,
      favorites: null,
      stock: null,
      inStock: true,
      listedOn: null,
      observedOn: null,
    })
    expect(bomber).toMatchObject({
      title: 'Men "Varsity" Bomber, Striped Trim',
      listPrice: 195.6,
      price: 120,
      rawColor: '',
      rating: null,
      reviews: 0,
      inStock: false,
      categoryPath: ['Men Clothing', 'Men Jackets'],
    })
  })

  it('reads the same columns as NDJSON', async () => {
    const [dress] = ofKind(await readFixture('shein.ndjson'), 'product')
    expect(dress).toMatchObject({
      productId: '9000101',
      price: 21.5,
      listPrice: 30,
      categoryPath: ['Women Clothing', 'Women Dresses'],
      rawAttributes: [['Material', 'Polyester']],
      region: 'FR',
      inStock: true,
    })
  })
})

describe('shopee', () => {
  it('reads countries, languages and currencies of one file', async () => {
    const [mexico, vietnam, taiwan] = ofKind(await readFixture('shopee.csv'), 'product')
    expect(mexico).toMatchObject({
      region: 'MX',
      currency: 'MXN',
      price: 349,
      listPrice: 499,
      unitsSold: 1200,
      unitsEvidence: 'estimated',
      unitsWindowDays: null,
      revenue: 418800,
      rawAttributes: [
        ['Género', 'Mujer'],
        ['Color', 'Rojo'],
      ],
      favorites: 96,
      stock: 25,
      seller: 'modabella',
      categoryPath: ['Ropa de Mujer', 'Vestidos'],
    })
    // Rated 4.9 with 0 sold and 0 reviews: the vendor did not capture them.
    expect(vietnam).toMatchObject({
      region: 'VN',
      price: 99000,
      listPrice: 129000,
      unitsSold: null,
      reviews: null,
      favorites: null,
      stock: null,
    })
    expect(taiwan).toMatchObject({
      region: 'TW',
      price: 899,
      listPrice: 1280,
      unitsSold: 23000,
      favorites: 12045,
      rawAttributes: expect.arrayContaining([['顏色', '白色']]),
    })
  })
})

describe('lazada', () => {
  it('takes the item, not the variant, for the product', async () => {
    const [black, white, dress] = ofKind(await readFixture('lazada.csv'), 'product')
    expect(black).toMatchObject({
      productId: '7100000001',
      region: 'ID',
      brand: '',
      rawColor: 'Hitam',
      price: 185000,
      listPrice: null,
      unitsSold: 111,
      unitsEvidence: 'measured',
      revenue: 20535000,
      rawAttributes: [
        ['Merek', 'TR'],
        ['Bahan', 'Linen'],
      ],
    })
    expect(white?.productId).toBe('7100000001')
    expect(dress).toMatchObject({
      productId: '7100000003',
      region: 'MY',
      price: 39.95,
      listPrice: 59.9,
      rating: null,
      unitsSold: 0,
      revenue: 0,
    })
  })
})

describe('the colours of a product’s variants', () => {
  it.each([
    ['', '["Hitam","Putih"]', 'Hitam, Putih'],
    ['Putih', '["Hitam","Putih"]', 'Putih, Hitam'],
    ['', '[{"name":"Color","variations":["Negro","Azul"]},{"name":"Talla","variations":["S","M"]}]', 'Negro, Azul'],
    ['', '[{"name":"Màu sắc","variations":["Đỏ"]}]', 'Đỏ'],
    ['', '[{"variations":[null]}]', ''],
    ['Black', 'null', 'Black'],
    ['', 'Black, White', 'Black, White'],
    ['Black', '', 'Black'],
  ])('%j of %j are %j', (own, cell, expected) =>
    expect(variantColors(own, cell, 'colors', { unread: () => undefined })).toBe(expected),
  )
  it('are its own where the list is broken, of which the reader is told', () => {
    const told: string[] = []
    const sink = { unread: (field: string, reason: FeedMessage) => told.push(`${field} ${messageText(reason, 'en')}`) }
    expect(variantColors('Black', '[broken', 'colors', sink)).toBe('Black')
    expect(told).toEqual(['colors is not JSON'])
  })
})

describe('temu, tiktok-shop and fastmoss', () => {
  it('keeps "36K+ sold" a lower bound', async () => {
    const [vest, jeans] = ofKind(await readFixture('temu.json'), 'product')
    expect(vest).toMatchObject({
      productId: '601099500000001',
      unitsSold: 36000,
      unitsEvidence: 'at_least',
      price: 11.48,
      listPrice: 24.99,
      region: 'US',
      observedOn: '2025-04-17',
      seller: 'Knit Nook',
    })
    expect(jeans).toMatchObject({
      productId: '601099500000002',
      price: 1019.9,
      unitsSold: 953,
      unitsEvidence: 'measured',
      reviews: 1204,
      region: 'DE',
      rating: null,
    })
  })

  it('takes a CSV of the same columns for temu', async () => {
    const read = await readBytes(
      'id;title;price;currency;sales_num;url\n1;Vest;11,48;EUR;1,2K+ sold;https://www.temu.com/fr/x.html\n2;Bag;5;EUR;;\n',
    )
    expect(read.feed).toBe('temu')
    expect(ofKind(read, 'product').map(({ price, unitsSold, region }) => [price, unitsSold, region])).toEqual([
      [11.48, 1200, 'FR'],
      [5, null, ''],
    ])
  })

  it('dates lifetime counts of TikTok Shop by their timestamp', async () => {
    const [leggings, corset] = ofKind(await readFixture('tiktok-shop.csv'), 'product')
    expect(leggings).toMatchObject({
      productId: '1729400000000000011',
      price: 17.5,
      unitsSold: 48213,
      unitsWindowDays: null,
      revenue: 843727.5,
      region: 'US',
      observedOn: '2025-04-18',
      categoryPath: ['Womenswear & Underwear', 'Leggings'],
    })
    expect(corset).toMatchObject({
      price: 9.99,
      currency: 'GBP',
      unitsSold: 15000,
      unitsEvidence: 'at_least',
      rating: null,
      reviews: null,
      observedOn: '2025-04-18',
    })
  })

  it('labels the window of FastMoss counts', async () => {
    const [flats, jeans] = ofKind(await readFixture('fastmoss.json'), 'product')
    expect(flats).toMatchObject({
      unitsSold: 9400,
      unitsWindowDays: 28,
      revenue: 231000.5,
      categoryPath: ['Shoes', "Women's Shoes", 'Flats'],
      region: 'US',
    })
    expect(jeans).toMatchObject({ unitsSold: 410, unitsWindowDays: null, revenue: 12700, region: 'GB' })
  })
})

describe('keepa-products', () => {
  it('gives one record a day of change, carried forward, with monthlySold on the newest', async () => {
    const jackets = ofKind(await readFixture('keepa-products.json'), 'product').filter(
      ({ productId }) => productId === 'B0TREND001',
    )
    const seen = jackets.map((day) => [
      day.observedOn,
      day.price,
      day.listPrice,
      day.salesRank,
      day.rating,
      day.reviews,
      day.unitsSold,
    ])
    // Day 20000 of Unix time is 2024-10-04.
    expect(seen).toEqual([
      ['2024-10-04', 47.99, 69.99, 15230, 4.4, 210, null],
      ['2024-10-05', 45.99, 69.99, 15230, 4.4, 210, null],
      ['2024-10-07', 45.99, 69.99, 8800, 4.4, 214, 500],
    ])
    expect(jackets[2]).toMatchObject({
      platform: 'amazon',
      region: 'US',
      currency: 'USD',
      unitsEvidence: 'at_least',
      unitsWindowDays: 30,
      rawColor: 'Sage',
      rawAttributes: [['Material', 'Nylon']],
      categoryPath: ['Clothing', 'Jackets'],
      imageUrl: 'https://m.media-amazon.com/images/I/51abc.jpg',
      url: 'https://www.amazon.com/dp/B0TREND001',
      listedOn: '2024-06-26',
    })
  })

  it('gives a product without history one record', async () => {
    const shirt = ofKind(await readFixture('keepa-products.json'), 'product').find(
      ({ productId }) => productId === 'B0TREND002',
    )
    expect(shirt).toMatchObject({
      region: 'JP',
      currency: 'JPY',
      price: null,
      unitsSold: null,
      observedOn: '2024-10-16',
    })
  })
})

describe('shopify-products and etsy-listings', () => {
  it('are of the shop that is told, and ask for the currency that is not', async () => {
    const read = await readFixture('shopify-products.json', { shop: 'Alder' })
    expect(ofKind(read, 'product').map(({ platform, shop }) => [platform, shop])).toEqual([
      ['shop-alder', 'Alder'],
      ['shop-alder', 'Alder'],
    ])
    expect(read.notes).toEqual(['The file has prices without a currency: they enter no sum until it is given.'])
  })

  it('takes the cheapest variant of a storefront product', async () => {
    const options = { currency: 'EUR', shopUrl: 'https://alder.example/' }
    const [coat, card] = ofKind(await readFixture('shopify-products.json', options), 'product')
    expect(coat).toMatchObject({
      platform: 'brand-site',
      productId: '8100000000001',
      description: 'Waxed cotton coat. Made in Portugal',
      brand: 'Alder & Co',
      url: 'https://alder.example/products/alder-chore-coat',
      categoryPath: ['Outerwear'],
      rawAttributes: [
        ['Size', 'S, M'],
        ['Color', 'Olive'],
        ['Tag', 'mens'],
        ['Tag', 'workwear'],
      ],
      currency: 'EUR',
      price: 198,
      listPrice: 248,
      inStock: true,
      listedOn: '2025-02-11',
    })
    expect(card).toMatchObject({ price: 50, listPrice: null, rawAttributes: [], imageUrl: '', categoryPath: [] })
  })

  it('reads pages saved one after another', async () => {
    const page = (id: number): string => JSON.stringify({ products: [{ id, title: 'A', handle: 'a', variants: [] }] })
    for (const text of [`${page(1)}\n${page(2)}\n`, page(1) + page(2)]) {
      const read = await readBytes(text)
      expect(ofKind(read, 'product').map(({ productId }) => productId)).toEqual(['1', '2'])
    }
  })

  it('divides Etsy amounts and knows no units', async () => {
    const [cardigan] = ofKind(await readFixture('etsy-listings.json'), 'product')
    expect(cardigan).toMatchObject({
      productId: '1700000001',
      price: 184.5,
      currency: 'EUR',
      unitsSold: null,
      favorites: 812,
      stock: 3,
      inStock: true,
      listedOn: '2023-11-14',
      rawAttributes: [
        ['Material', 'Mohair'],
        ['Material', 'Silk'],
        ['Tag', 'mohair'],
        ['Tag', 'cardigan'],
      ],
    })
  })
})
