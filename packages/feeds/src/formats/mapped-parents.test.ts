import { describe, expect, it } from 'vitest'
import { ofKind, readBytes } from '../testing/read-fixture'

const MAPPING = {
  productId: 'SKU',
  parentId: 'Parent',
  title: 'Name',
  price: 'Regular price',
  stock: 'Stock',
  color: 'Colour',
}
const HEAD = 'ID,SKU,Name,Regular price,Stock,Colour,Parent'

async function productsOf(rows: readonly string[], mapping: Readonly<Record<string, string>> = MAPPING, head = HEAD) {
  const read = await readBytes([head, ...rows].join('\n'), { mapping, currency: 'EUR' })
  const told = ofKind(read, 'product').map(({ productId, title, price, priceHigh, stock, rawColor, currency }) => ({
    id: productId,
    title,
    price: [price, priceHigh],
    stock,
    color: rawColor,
    currency,
  }))
  // Of two statements of one product the later one counts.
  const products = [...new Map(told.map((one) => [one.id, one])).values()]
  return { products, statements: told.length, rejects: read.rejects, notes: read.notes }
}

describe('rows of a mapped table that name the product of which they are variants', () => {
  it('name it where its own row or the first of them has no title', async () => {
    const read = await productsOf(['1,D,,,,,', '2,D-S,,40,1,,D', '3,D-M,Linen Dress,42,2,,D'])
    expect(read.products.map(({ id, title, stock }) => [id, title, stock])).toEqual([['D', 'Linen Dress', 3]])
    const apart = await productsOf(['2,D-S,,40,1,,D', '3,D-M,Linen Dress,42,2,,D'])
    expect(apart.products.map(({ id, title }) => [id, title])).toEqual([['D', 'Linen Dress']])
  })

  it('are that product, wherever they stand, named by its SKU or by its number', async () => {
    const read = await productsOf([
      '44,wrap,Wrap Dress,,,"teal, rust",',
      '45,,Linen Shirt,,,white,',
      '46,coat,Wool Coat,129,3,grey,0',
      '57,wrap-teal,Wrap Dress - Teal,79,4,teal,wrap',
      '58,wrap-rust,Wrap Dress - Rust,69,2,rust,wrap',
      '59,shirt-s,Linen Shirt - S,35,5,white,id:45',
    ])
    const [wrap, shirt, coat] = read.products
    expect(read.products).toHaveLength(3)
    expect(wrap).toMatchObject({ id: 'wrap', title: 'Wrap Dress', price: [69, 79], stock: 6 })
    expect(shirt).toMatchObject({ title: 'Linen Shirt', price: [35, null], stock: 5, color: 'white' })
    expect(coat).toEqual({
      id: 'coat',
      title: 'Wool Coat',
      price: [129, null],
      stock: 3,
      color: 'grey',
      currency: 'EUR',
    })
    expect(read.rejects).toEqual([])
    expect(read.notes).toContain('Rows that name the product of which they are variants are read as that product.')
  })

  it('are one product where one of them stands above it, under the id that they name', async () => {
    const read = await productsOf([
      '59,shirt-s,Linen Shirt - S,35,5,white,id:45',
      '60,shirt-m,Linen Shirt - M,37,1,white,id:45',
      '45,shirt,Linen Shirt,,,white,',
    ])
    expect(read.products).toHaveLength(1)
    expect(read.products[0]).toMatchObject({ id: '45', title: 'Linen Shirt', price: [35, 37], stock: 6 })
  })

  it('are one product where no row is the product itself, under the id that they name', async () => {
    const read = await productsOf(
      [
        'd-1,Linen Dress,49.90 EUR,blue,dress',
        'd-2,Linen Dress,44.90 EUR,red,dress',
        's-1,Denim Skirt,39.90 EUR,blue,',
      ],
      { productId: 'id', parentId: 'item_group_id', title: 'title', price: 'price', color: 'color' },
      'id,title,price,color,item_group_id',
    )
    expect(read.products.map(({ id, price, color }) => [id, price, color])).toEqual([
      ['dress', [44.9, 49.9], 'blue, red'],
      ['s-1', [39.9, null], 'blue'],
    ])
    expect(read.statements).toBe(3)
  })

  it('make no range of prices in two currencies', async () => {
    const read = await productsOf(
      ['d-1,Linen Dress,49.90 EUR,blue,dress', 'd-2,Linen Dress,39.90 GBP,blue,dress'],
      { productId: 'id', parentId: 'item_group_id', title: 'title', price: 'price', color: 'color' },
      'id,title,price,color,item_group_id',
    )
    expect(read.products).toEqual([
      { id: 'dress', title: 'Linen Dress', price: [39.9, null], stock: null, color: 'blue', currency: 'GBP' },
    ])
  })
})
