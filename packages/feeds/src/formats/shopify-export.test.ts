import { describe, expect, it } from 'vitest'
import { ofKind, readBytes, readFixture } from '../testing/read-fixture'

describe('shopify-export', () => {
  it('folds variants and pictures into their product, and takes stock for no sale', async () => {
    const read = await readFixture('shopify-export.csv', {
      currency: 'GBP',
      shop: 'Lark & Linden',
      shopUrl: 'https://lark.example/',
    })
    const [shirt, ...others] = ofKind(read, 'product')
    expect(shirt).toMatchObject({
      platform: 'shop-lark-linden',
      shop: 'Lark & Linden',
      productId: 'cord-overshirt',
      title: 'Cord Overshirt',
      description: 'Eight-wale corduroy',
      brand: 'Lark & Linden',
      url: 'https://lark.example/products/cord-overshirt',
      imageUrls: ['https://pictures.example/o1.jpg', 'https://pictures.example/o2.jpg'],
      categoryPath: ['Apparel & Accessories', 'Clothing', 'Shirts & Tops'],
      rawGender: 'male',
      rawAttributes: [
        ['Size', 'M, L'],
        ['Fabric', 'cotton, elastane'],
        ['Tag', 'autumn'],
        ['Tag', 'overshirt'],
      ],
      currency: 'GBP',
      price: 89,
      priceHigh: 95,
      listPrice: 119,
      stock: 7,
      inStock: true,
      unitsSold: null,
      unitsEvidence: null,
    })
    expect(
      others.map(({ productId, price, priceHigh, listPrice, stock, inStock, categoryPath }) => ({
        productId,
        price,
        priceHigh,
        listPrice,
        stock,
        inStock,
        categoryPath,
      })),
    ).toEqual([
      // Nobody counts it.
      {
        productId: 'trapper-hat',
        price: 35,
        priceHigh: null,
        listPrice: null,
        stock: null,
        inStock: null,
        categoryPath: ['Hats'],
      },
      // The stock of one size cannot be read.
      {
        productId: 'ribbed-socks',
        price: 8,
        priceHigh: null,
        listPrice: null,
        stock: null,
        inStock: null,
        categoryPath: [],
      },
    ])
    expect(read.unread.map(({ field, examples }) => [field, examples])).toEqual([
      ['Variant Inventory Qty', [{ line: 7, text: 'some' }]],
    ])
    expect(read.notes).toEqual([
      'The rows of one product are read together: its variants and further pictures are no products of their own.',
    ])
  })

  it('assumes neither currency nor shop', async () => {
    const read = await readFixture('shopify-export.csv')
    expect(read.notes).toContain('The file has prices without a currency: they enter no sum until it is given.')
    const [shirt] = ofKind(read, 'product')
    expect(shirt).toMatchObject({ platform: 'brand-site', shop: '', currency: '', url: '' })
  })

  it('leaves out what its shop does not offer', async () => {
    const read = await readBytes(
      'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant Price,Status\na,Linen Shirt,Lark,Size,S,10,active\nb,Wool Coat,Lark,Size,S,90,archived\nc,Felt Hat,Lark,Size,S,30,draft\n',
    )
    expect(ofKind(read, 'product').map(({ productId }) => productId)).toEqual(['a'])
    expect(read.leftOut).toMatchObject([{ reason: 'not_offered', rows: 2 }])
  })

  it('loses a broken row alone', async () => {
    const header = 'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant Price'
    const read = await readBytes(
      `${header}\na,Linen Shirt,Lark,Size,S,10\nb,Wool Coat,Lark,Size,S,90,too,many\nc,Felt Hat,Lark,Size,S,30\n`,
    )
    expect(ofKind(read, 'product').map(({ productId, price }) => [productId, price])).toEqual([
      ['a', 10],
      ['c', 30],
    ])
    expect(read.rejects.map(({ line, reason }) => [line, reason])).toEqual([[3, 'the row has 8 cells, the header 6']])
  })

  it('has nothing in stock of a variant that was oversold', async () => {
    const read = await readBytes(
      'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty\n' +
        'a,Linen Shirt,Lark,Size,S,10,-1\na,,,,M,10,4\nb,Wool Coat,Lark,Size,S,90,-2\n',
      { currency: 'EUR' },
    )
    expect(ofKind(read, 'product').map(({ productId, stock, inStock }) => [productId, stock, inStock])).toEqual([
      ['a', 4, true],
      ['b', 0, false],
    ])
    expect(read.unread).toEqual([])
    expect(read.notes).toContain('Stock below nothing is of what was oversold: it is read as none.')
    // Another table may say anything by it.
    const other = await readBytes('name,left\nLinen Shirt,-1\n', { mapping: { title: 'name', stock: 'left' } })
    expect(ofKind(other, 'product').map(({ stock }) => stock)).toEqual([null])
  })
})
