import { describe, expect, it } from 'vitest'
import { UNREAD_DAY } from '../record-day'
import { ofKind, readBytes } from '../testing/read-fixture'

const MAPPING = {
  productId: 'Code',
  title: 'Label',
  price: 'Now',
  listPrice: 'Before',
  stock: 'Left',
  image: 'Photo',
  color: 'Shade',
  unitsSold: 'Sold',
  revenue: 'Taken',
}
const HEAD = 'Code,Label,Shade,Now,Before,Left,Photo,Sold,Taken'

async function productsOf(...rows: readonly string[]) {
  const read = await readBytes([HEAD, ...rows].join('\n'), { mapping: MAPPING, currency: 'EUR', unitsWindow: 30 })
  const products = ofKind(read, 'product').map((one) => ({
    id: one.productId,
    price: [one.price, one.priceHigh, one.listPrice],
    stock: one.stock,
    color: one.rawColor,
    pictures: one.imageUrls.length,
    sold: one.unitsSold,
    revenue: one.revenue,
  }))
  return { products, rejects: read.rejects.map(({ line, field }) => [line, field]), notes: read.notes }
}

describe('rows of a mapped table that name sizes', () => {
  const sizesOf = async (...rows: readonly string[]) => {
    const mapping = { productId: 'Style', title: 'Name', price: 'Price', stock: 'Stock', unitsSold: 'Sold' }
    const read = await readBytes(['Style,Name,Colour,Size,Price,Stock,Sold', ...rows].join('\n'), {
      mapping,
      currency: 'EUR',
      unitsWindow: 30,
    })
    return {
      notes: read.notes,
      products: ofKind(read, 'product').map((one) => [
        one.productId,
        one.price,
        one.priceHigh,
        one.stock,
        one.unitsSold,
        one.unitsEvidence,
      ]),
    }
  }

  it('are the variants of one product where they have its id', async () => {
    const { products } = await sizesOf(
      'coat,Wool Coat,camel,8,249,3,4',
      'coat,Wool Coat,camel,10,249,5,9',
      'coat,Wool Coat,black,10,259,2,5',
      'skirt,Pleated Skirt,navy,10,89,8,11',
      'skirt,Pleated Skirt,navy,10,89,8,11',
    )
    expect(products).toEqual([
      ['coat', 249, 259, 10, 18, 'measured'],
      // The same row twice is no second size.
      ['skirt', 89, null, 8, 11, 'measured'],
      ['skirt', 89, null, 8, 11, 'measured'],
    ])
  })

  it('are products of their own where they have other titles, places or sellers', async () => {
    const titles = await sizesOf('1,Wool Coat,,S,30,3,2', '1,Jeans,,M,20,5,3')
    expect(titles.products.map(([, price, , , sold]) => [price, sold])).toEqual([
      [30, 2],
      [20, 3],
    ])
    const places = await readBytes(
      'Id,Name,Size,Country,Price,Sold\na,Coat,S,US,100,5\na,Coat,M,US,110,6\na,Coat,S,DE,90,7\na,Coat,M,DE,95,8\n',
      {
        mapping: { productId: 'Id', title: 'Name', region: 'Country', price: 'Price', unitsSold: 'Sold' },
        currency: 'EUR',
        unitsWindow: 30,
      },
    )
    expect(ofKind(places, 'product').map(({ region, price, unitsSold }) => [region, price, unitsSold])).toEqual([
      ['US', 100, 11],
      ['DE', 90, 15],
    ])
  })

  it('may all tell the number of the product: it is at least as much', async () => {
    const { products, notes } = await sizesOf('coat,Wool Coat,camel,8,249,3,20', 'coat,Wool Coat,camel,10,249,5,20')
    expect(products).toEqual([['coat', 249, null, 8, 20, 'at_least']])
    expect(notes).toContainEqual(expect.stringContaining('it is read as at least so many'))
    // One of each size is no rare thing.
    expect((await sizesOf('hat,Hat,red,8,20,3,1', 'hat,Hat,red,10,20,5,1')).products).toEqual([
      ['hat', 20, null, 8, 2, 'measured'],
    ])
  })
})

describe('rows of a mapped table without a title', () => {
  it('are variants and pictures of the product above them that has their id', async () => {
    const read = await productsOf(
      'wrap,Wrap Dress,teal,79,99,4,https://p.example/1.jpg,12,950',
      'wrap,,rust,69,89,2,,,',
      'wrap,,,,,,https://p.example/2.jpg,,',
      'coat,Wool Coat,grey,129,,1,,5,',
    )
    expect(read.products).toEqual([
      { id: 'wrap', price: [69, 79, 89], stock: 6, color: 'teal, rust', pictures: 2, sold: 12, revenue: 950 },
      { id: 'coat', price: [129, null, null], stock: 1, color: 'grey', pictures: 0, sold: 5, revenue: null },
    ])
    expect(read.rejects).toEqual([])
    expect(read.notes).toContainEqual(expect.stringContaining('read together'))
  })

  it('have their own units and revenue where each row names some, and unknown ones where a part does', async () => {
    const each = await productsOf('wrap,Wrap Dress,,79,,4,,12,948', 'wrap,,,69,,2,,3,207')
    expect(each.products.map(({ sold, revenue }) => [sold, revenue])).toEqual([[15, 1155]])
    const part = await productsOf('wrap,Wrap Dress,,79,,4,,12,948', 'wrap,,,69,,2,,3,207', 'wrap,,,59,,,,,')
    expect(part.products.map(({ sold, revenue, stock }) => [sold, revenue, stock])).toEqual([[null, null, null]])
    // The product's own row offers nothing.
    const below = await productsOf('wrap,Wrap Dress,,,,,,,', 'wrap,,,79,,4,,12,948', 'wrap,,,69,,2,,3,207')
    expect(below.products.map(({ sold, revenue }) => [sold, revenue])).toEqual([[15, 1155]])
  })

  it('stand for the product that their id may name, and are rejected without one; a title begins a product, though the id is the same', async () => {
    const read = await productsOf(
      'wrap,Wrap Dress,,79,,4,,,',
      'coat,,,129,,1,,,',
      ',,,9,,,,,',
      'coat,Wool Coat,,119,,1,,,',
      'coat,Wool Coat,,109,,1,,,',
      'coat',
    )
    expect(read.products.map(({ id, price }) => [id, price[0]])).toEqual([
      ['wrap', 79],
      ['coat', 129],
      ['coat', 119],
      ['coat', 109],
    ])
    expect(read.rejects).toEqual([
      [4, 'Label'],
      [7, ''],
    ])
    expect(read.notes).not.toContainEqual(expect.stringContaining('read together'))
  })

  it('are of the day that another row of it tells where their own cannot be read', async () => {
    const days = async (...rows: readonly string[]) => {
      const mapping = { productId: 'Code', title: 'Label', price: 'Now', stock: 'Left', observedOn: 'Day' }
      const read = await readBytes(['Code,Label,Now,Left,Day', ...rows].join('\n'), { mapping, currency: 'EUR' })
      return ofKind(read, 'product').map(({ observedOn, stock }) => [observedOn, stock])
    }
    const march = '2025-03-01'
    expect(await days(`w,Wrap Dress,79,4,${march}`, 'w,,69,2,soon')).toEqual([[march, 6]])
    expect(await days('w,Wrap Dress,79,4,soon', `w,,69,2,${march}`, `w,,69,1,${march}`)).toEqual([[march, 7]])
    expect(await days('w,Wrap Dress,79,4,', 'w,,69,2,soon')).toEqual([[UNREAD_DAY, 6]])
    expect(await days('w,Wrap Dress,79,4,', 'w,,69,2,')).toEqual([[null, 6]])
  })

  it('are that product on another day where they say one, and take its title further below', async () => {
    const table = [
      'Code,Label,Now,Day,Shop',
      'wrap,Wrap Dress,79,2025-03-01,Lark',
      'wrap,,69,2025-03-02,Lark',
      'belt,Belt,20,2025-03-01,Lark',
      'belt,,22,2025-03-02,Lark',
      'belt,,25,2025-03-02,Lark',
      'coat,Wool Coat,129,2025-03-01,Lark',
      'wrap,,59,2025-03-03,Lark',
      'wrap,,58,2025-03-03,Vela',
      'cape,,40,2025-03-03,Lark',
    ].join('\n')
    const mapping = { productId: 'Code', title: 'Label', price: 'Now', observedOn: 'Day', shop: 'Shop' }
    const read = await readBytes(table, { mapping, currency: 'EUR' })
    expect(
      ofKind(read, 'product').map(({ title, observedOn, price, priceHigh }) => [title, observedOn, price, priceHigh]),
    ).toEqual([
      ['Wrap Dress', '2025-03-01', 79, null],
      ['Wrap Dress', '2025-03-02', 69, null],
      // Sizes, of which two came after midnight.
      ['Belt', '2025-03-01', 20, 25],
      ['Wool Coat', '2025-03-01', 129, null],
      ['Wrap Dress', '2025-03-03', 59, null],
      // Another shop's id is of another product, and nobody calls the cape.
      ['', '2025-03-03', 58, null],
      ['', '2025-03-03', 40, null],
    ])
    expect(read.rejects).toEqual([])
  })
})

it('rows below a product that its shop does not offer are left out with it', async () => {
  const mapping = { productId: 'id', title: 'name', price: 'price', offered: 'state' }
  const lines = [
    'id,name,size,price,state',
    'j,Wool Jacket,S,75,draft',
    'j,,M,79,',
    't,Striped Tee,S,29,active',
    't,,M,31,',
  ]
  const read = await readBytes(lines.join('\n'), { mapping, currency: 'EUR' })
  const told = ofKind(read, 'product').map(({ productId, price, priceHigh }) => [productId, price, priceHigh])
  expect(told).toEqual([['t', 29, 31]])
  expect(read.leftOut).toMatchObject([{ reason: 'not_offered', rows: 1 }])
})
