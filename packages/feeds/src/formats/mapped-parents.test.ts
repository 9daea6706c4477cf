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
  return { products, statements: told.length, rejects: read.rejects, notes: read.notes, rowsRead: read.rowsRead }
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

describe('rows of a mapped table whose products name their variants', () => {
  const MAGENTO = {
    productId: 'sku',
    title: 'name',
    price: 'price',
    stock: 'qty',
    offered: 'visibility',
    variantIds: 'configurable_variations',
  }
  const head = 'sku,name,price,qty,visibility,configurable_variations'
  const small = 'J-S,Jacket-S,75,100,Not Visible Individually,'
  const medium = 'J-M,Jacket-M,79,80,Not Visible Individually,'
  const jacket = 'J,Quilted Jacket,,0,"Catalog, Search","sku=J-S,size=S|sku=J-M,size=M"'
  const JACKET = { id: 'J', title: 'Quilted Jacket', price: [75, 79], stock: 180 }

  it.each([
    ['above', [small, medium, jacket]],
    ['below', [jacket, small, medium]],
    ['above and below', [medium, jacket, small]],
  ])('are told with them, though they stand %s', async (_, rows) => {
    const tee = 'T,Striped Tee,29,55,Catalog,'
    const told = async (mapping: Readonly<Record<string, string>>, header: string, lead = '') => {
      const { products, rowsRead } = await productsOf(
        [...rows, tee].map((row, at) => (lead === '' ? row : `${at + 100},${row}`)),
        mapping,
        header,
      )
      expect(rowsRead).toBe(4)
      return products.toSorted((a, b) => a.id.localeCompare(b.id))
    }
    const expected = [JACKET, { id: 'T', title: 'Striped Tee', price: [29, null], stock: 55 }]
    expect(await told(MAGENTO, head)).toMatchObject(expected)
    // By the SKU, though a number stands before it.
    expect(await told(MAGENTO, `id,${head}`, 'numbered')).toMatchObject(expected)
    // No column says what the shop shows alone.
    const { offered: _offered, ...silent } = MAGENTO
    expect(await told(silent, head)).toMatchObject(expected)
  })

  it('have the currency of what has a price', async () => {
    const rows = ['J-S,Jacket-S,75,1,USD,', 'J,Quilted Jacket,,,,sku=J-S']
    const { offered: _offered, ...mapping } = { ...MAGENTO, currency: 'currency' }
    const { products } = await productsOf(rows, mapping, 'sku,name,price,qty,currency,configurable_variations')
    expect(products).toMatchObject([{ id: 'J', title: 'Quilted Jacket', price: [75, null], currency: 'USD' }])
  })

  it('are left out with a product that is not offered, and are no product where they are told twice', async () => {
    const draft = { productId: 'sku', parentId: 'parent', title: 'name', price: 'price', offered: 'state' }
    const header = 'sku,parent,name,price,state'
    const { products } = await productsOf(['J,,Jacket,,draft', 'J-S,J,Jacket-S,75,active'], draft, header)
    expect(products).toEqual([])
    const twice = await productsOf([small, 'J-S,Jacke-S,,,,', jacket, medium], MAGENTO, head)
    expect(twice.products).toMatchObject([JACKET])
  })

  it('leave out what no product names, and tell apart what the shop shows alone, too', async () => {
    const loose = 'X-S,Coat-S,90,1,Not Visible Individually,'
    const shown = 'J-M,Jacket-M,79,80,Catalog,'
    const read = await readBytes([head, loose, jacket, small, shown].join('\n'), { mapping: MAGENTO, currency: 'EUR' })
    const ids = new Set(ofKind(read, 'product').map(({ productId }) => productId))
    expect([...ids]).toEqual(['J', 'J-M'])
    expect(read.leftOut).toEqual([
      { reason: 'not_offered', rows: 1, examples: ['X-S,Coat-S,90,1,Not Visible Individually,'] },
    ])
  })

  it('leave out what is not offered, by whatever word; what nobody can read is told and taken', async () => {
    const mapping = { productId: 'sku', title: 'name', price: 'price', offered: 'visibility' }
    const rows = ['A,Coat,9,1,hidden,', 'B,Shirt,9,1,-1,', 'C,Tee,9,1,Not Visible Individually,', 'D,Skirt,9,1,1,']
    const read = await readBytes([head, ...rows, 'E,Dress,9,1,perhaps,', 'F,Jeans,9,1,,'].join('\n'), {
      mapping,
      currency: 'EUR',
    })
    expect(ofKind(read, 'product').map(({ productId }) => productId)).toEqual(['D', 'E', 'F'])
    expect(read.leftOut).toMatchObject([{ reason: 'not_offered', rows: 3 }])
    expect(read.unread).toMatchObject([{ field: 'visibility', reason: 'does not say whether it is offered', cells: 1 }])
  })
})
