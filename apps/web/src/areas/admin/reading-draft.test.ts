import { describe, expect, it } from 'vitest'
import { draftOf, namesTitle, openReadings, readingOf, withColumn } from './reading-draft'

const table = {
  columns: [
    { name: 'Name', cells: ['Linen Shirt'] },
    { name: 'Preis', cells: ['49,95'] },
  ],
  guessed: [
    { field: 'title', column: 'Name', by: 'name' },
    { field: 'price', column: 'Preis', by: 'name' },
  ],
  products: [],
} as const

describe('what is told of a held file', () => {
  it('begins with the guesses, later with what was told', () => {
    const mutable = structuredClone(table) as unknown as Parameters<typeof draftOf>[1]
    expect(draftOf({}, mutable).columns).toEqual({ Name: 'title', Preis: 'price' })
    const told = draftOf({ shop: 'Lark', mapping: { title: 'Preis' } }, mutable)
    expect([told.columns, told.told.shop, told.told.currency]).toEqual([{ Preis: 'title' }, 'Lark', ''])
    expect(draftOf({}, null).columns).toEqual({})
  })

  it('gives a field to one column at a time', () => {
    const draft = { ...draftOf({}, null), columns: { Name: 'title', Preis: 'price' } } as const
    expect(withColumn(draft, 'Preis', 'title').columns).toEqual({ Preis: 'title' })
    expect(withColumn(draft, 'Name', '').columns).toEqual({ Preis: 'price' })
    expect([namesTitle(draft), namesTitle(withColumn(draft, 'Name', ''))]).toEqual([true, false])
  })

  it('is asked of the decimal mark and of dates where cells have two readings, and else not', () => {
    const cells = (field: string, text: string, reason = 'has two readings') => ({
      field,
      reason,
      reason_zh: '',
      cells: 1,
      examples: [{ line: 4, text }],
    })
    const reading = { mapping: { title: 'Name', price: 'Preis', listedOn: 'Tag' } }
    const unread = [cells('Preis', '49.499'), cells('Tag', '05.03.'), cells('Preis', 'cheap', 'is not a price')]
    expect(openReadings({ reading, cells_unread: unread, rows_rejected: 0 })).toEqual({
      decimal_mark: [{ line: 4, text: '49.499' }],
      day_order: [{ line: 4, text: '05.03.' }],
    })
    expect(openReadings({ reading, cells_unread: unread.slice(2), rows_rejected: 0 })).toEqual({
      decimal_mark: null,
      day_order: null,
    })
    // Rows whose own day has two readings are rejected; what was told before can be told otherwise.
    const again = { reading: { ...reading, decimal_mark: ',' as const }, cells_unread: [], rows_rejected: 3 }
    expect(openReadings(again)).toEqual({ decimal_mark: [], day_order: [] })
  })

  it('asks only with what is told', () => {
    const draft = draftOf({ shop: ' Lark ', decimal_mark: ',' }, null)
    expect(readingOf(draft)).toEqual({ shop: 'Lark', decimal_mark: ',' })
    expect(readingOf(withColumn(draftOf({}, null), 'Name', 'title'))).toEqual({ mapping: { title: 'Name' } })
  })
})
