import { describe, expect, it } from 'vitest'
import { readBytes } from '../testing/read-fixture'
import type { UnnamedColumn } from '../unnamed-column'
import { shiftedNames } from './shifted-names'

const shiftOf = (...lines: readonly string[]) =>
  shiftedNames({
    layout: 'delimited',
    rows: lines.map((line) => line.split(',')),
    head: () => lines.map((line) => line.split(',')),
  })

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
