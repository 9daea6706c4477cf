import { describe, expect, it } from 'vitest'
import type { FeedSample } from '../feed'
import { readBytes } from '../testing/read-fixture'
import type { UnnamedColumn } from '../unnamed-column'
import { columnsIn } from './sample-columns'
import { namesTooFarRight, shiftedNames } from './shifted-names'

function tableOf(lines: readonly string[]): FeedSample {
  const rows = lines.map((line) => line.split(','))
  return { layout: 'delimited', rows, head: () => rows }
}
const shiftOf = (...lines: readonly string[]) => shiftedNames(tableOf(lines))

const [SHIRT, COAT] = ['k-1,Linen Shirt,49.90,4.5', 'k-2,Wool Coat,129,3.9']

describe('names that stand one column too far to the left', () => {
  it('are told by rows that have a cell more than the header', () => {
    expect(shiftOf('title,price,rating', SHIRT, COAT)).toEqual(['title: k-1', 'price: Linen Shirt', 'rating: 49.90'])
    // A comma at the end of each row is no column, and one long row is a fault of that row.
    expect(shiftOf('title,price,rating', 'Linen Shirt,49.90,4.5,', 'Wool Coat,129,3.9,')).toBeNull()
    expect(shiftOf('title,price,rating', SHIRT, 'Wool Coat,129,3.9')).toBeNull()
  })

  it('are told by cells that fit the name beside them, not that above', () => {
    expect(shiftOf('title,price,rating,', SHIRT, COAT)).toEqual(['title: k-1', 'price: Linen Shirt', 'rating: 49.90'])
    expect(shiftOf('id,title,price,rating', SHIRT, COAT)).toBeNull()
    // One column of another content, and a table whose names say nothing.
    expect(shiftOf('title,price,note', 'Linen Shirt,on request,x', 'Wool Coat,on request,y')).toBeNull()
    expect(shiftOf('a,b,c', 'k-1,Linen Shirt,49.90', 'k-2,Wool Coat,129')).toBeNull()
  })

  it('are not asked about where rows begin with their numbers', () => {
    expect(shiftOf('title,price', '0,Linen Shirt,49.90', '1,Wool Coat,129')).toBeNull()
  })
})

describe('names that stand one column too far to the right', () => {
  const rightOf = (...lines: readonly string[]) => namesTooFarRight(tableOf(lines))

  it('are told by a blank column below the last, and cells that fit the names right of them', () => {
    const rows = ['Linen Shirt,49.90,4.5,', 'Wool Coat,129,3.9,'] as const
    expect(rightOf('id,Title,Price,Rating', ...rows)).toEqual(['id: Linen Shirt', 'Title: 49.90', 'Price: 4.5'])
    expect(shiftOf('id,Title,Price,Rating', ...rows)).toBeNull()
  })

  it('are not asked about where a column is blank alone, or names say nothing', () => {
    expect(rightOf('id,Title,Price,Rating', 'k-1,Linen Shirt,49.90,', 'k-2,Wool Coat,129,')).toBeNull()
    expect(rightOf('a,b,c,d', 'Linen Shirt,49.90,4.5,', 'Wool Coat,129,3.9,')).toBeNull()
    // The last column says something.
    expect(rightOf('id,Title,Price,Rating', 'Linen Shirt,49.90,4.5,x', 'Wool Coat,129,3.9,y')).toBeNull()
    // One name alone is contradicted.
    expect(rightOf('id,Title,Note', 'Linen Shirt,Slim fit,', 'Wool Coat,Long fit,')).toBeNull()
  })
})

describe('a table whose header does not name each column', () => {
  const read = async (unnamedColumn: UnnamedColumn | undefined, ...lines: readonly string[]) => {
    const file = await readBytes(Buffer.from(`${lines.join('\n')}\n`), {
      mapping: { title: 'title', price: 'price' },
      currency: 'EUR',
      ...(unnamedColumn && { unnamedColumn }),
    })
    const products = file.records.filter((record) => record.kind === 'product')
    return { rejected: file.rejects.length, rows: products.map(({ title, price }) => [title, price]) }
  }

  it('is read as it is told which has no name', async () => {
    const wider = ['title,price,rating', SHIRT, COAT] as const
    expect(await read('first', ...wider)).toEqual({
      rejected: 0,
      rows: [
        ['Linen Shirt', 49.9],
        ['Wool Coat', 129],
      ],
    })
    expect(await read(undefined, ...wider)).toEqual({ rejected: 2, rows: [] })
    const trailing = ['title,price', 'Linen Shirt,49.90,in stock', 'Wool Coat,129,']
    expect(await read('last', ...trailing)).toEqual(await read('first', ...wider))
  })

  it('is read so, too, where names and cells are of one number', async () => {
    const even = ['title,price,rating,', SHIRT, COAT] as const
    expect((await read('first', ...even)).rows).toEqual([
      ['Linen Shirt', 49.9],
      ['Wool Coat', 129],
    ])
    expect((await read('last', ...even)).rows).toEqual([
      ['k-1', null],
      ['k-2', null],
    ])
  })
})

describe('columns without a name', () => {
  it('are named by where they stand, but row numbers and blank ones are none', () => {
    const columns = columnsIn(tableOf([',,price,', '7,Linen Shirt,49.90,', '8,Wool Coat,129,']))
    expect(columns).toEqual([
      { name: 'Column 2', cells: ['Linen Shirt', 'Wool Coat'], isUnnamed: true },
      { name: 'price', cells: ['49.90', '129'] },
    ])
  })

  it('are mapped by that name', async () => {
    const lines = ['id,,price', 'k-1,Linen Shirt,49.90', 'k-2,Wool Coat,129']
    const mapping = { productId: 'id', title: 'Column 2', price: 'price' }
    const { records } = await readBytes(Buffer.from(lines.join('\n')), { mapping, currency: 'EUR' })
    const products = records.filter((record) => record.kind === 'product')
    expect(products.map(({ productId, title, price }) => [productId, title, price])).toEqual([
      ['k-1', 'Linen Shirt', 49.9],
      ['k-2', 'Wool Coat', 129],
    ])
  })
})

describe('a table below the titles of a report', () => {
  const lines = ['Keyword statistics', 'May 1, 2026 - May 31, 2026', '', 'id\ttitle\tprice\trating']
  const report = [...lines, 'k-1\tLinen Shirt\t49,90\t4.5', 'k-2\tWool Coat\t129,00\t3.9', 'k-3\tBelt'].join('\n')
  const mapping = { productId: 'id', title: 'title', price: 'price', rating: 'rating' }

  it.each([
    ['UTF-8', Buffer.from(report)],
    ['UTF-16', Buffer.from(`\ufeff${report}`, 'utf16le')],
  ])('is read from its header on, in %s', async (_name, bytes) => {
    const { records, rejects, unread } = await readBytes(bytes, { mapping, currency: 'EUR' })
    const products = records.filter((record) => record.kind === 'product')
    expect(products.map(({ productId, title, price, rating }) => [productId, title, price, rating])).toEqual([
      ['k-1', 'Linen Shirt', 49.9, 4.5],
      ['k-2', 'Wool Coat', 129, 3.9],
    ])
    expect(unread).toEqual([])
    expect(rejects).toMatchObject([{ line: 7 }])
  })

  it('shows the columns of its header, whose names stand where they should', () => {
    const sample = tableOf(['Best sellers,,', 'May,,', '', 'id,title,price,rating', SHIRT, COAT])
    expect(columnsIn(sample).map(({ name, cells }) => [name, cells[0]])).toEqual([
      ['id', 'k-1'],
      ['title', 'Linen Shirt'],
      ['price', '49.90'],
      ['rating', '4.5'],
    ])
    expect(shiftedNames(sample)).toBeNull()
  })
})
