import { describe, expect, it } from 'vitest'
import { draftOf, isReadable, openReadings, readingOf, withColumn, withKind } from './reading-draft'

const table = {
  columns: [
    { name: 'Name', cells: ['Linen Shirt'] },
    { name: 'Preis', cells: ['49,95'] },
  ],
  kind: 'products',
  guessed: {
    products: [
      { field: 'title', column: 'Name', by: 'name' },
      { field: 'price', column: 'Preis', by: 'name' },
    ],
    posts: [],
    series: [{ field: 'value', column: 'Preis', by: 'cells' }],
  },
  rows: [],
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
    expect([isReadable(draft), isReadable(withColumn(draft, 'Name', ''))]).toEqual([true, false])
  })

  it('is of another kind with the guesses of that kind, and of series many columns hold values', () => {
    const mutable = structuredClone(table) as unknown as Parameters<typeof draftOf>[1]
    const series = withKind(draftOf({}, mutable), 'series', mutable)
    expect([series.kind, series.columns, isReadable(series)]).toEqual(['series', { Preis: 'value' }, false])
    const both = withColumn(withColumn(series, 'Name', 'value'), 'Tag', 'date')
    expect(readingOf(both)).toEqual({ mapping: { value: ['Preis', 'Name'], date: 'Tag' } })
    expect([isReadable(both), isReadable(withColumn(both, 'Wort', 'term'))]).toEqual([true, false])
    expect(draftOf(readingOf(both), null)).toMatchObject({ kind: 'series', columns: both.columns })
  })

  it('is asked of what is open, and of what was told before', () => {
    const asked = { decimal_mark: ['49.499'], day_order: ['05.03.'], unnamed_column: ['name: 1'] }
    const nothing = { decimal_mark: null, day_order: null, unnamed_column: null }
    expect(openReadings({}, asked)).toEqual(asked)
    expect(openReadings({}, nothing)).toEqual(nothing)
    // What was told before can be told otherwise.
    const told = { decimal_mark: ',' as const }
    expect(openReadings(told, nothing)).toEqual({ decimal_mark: [], day_order: null, unnamed_column: null })
  })

  it('asks only with what is told', () => {
    const draft = draftOf({ shop: ' Lark ', decimal_mark: ',' }, null)
    expect(readingOf(draft)).toEqual({ shop: 'Lark', decimal_mark: ',' })
    expect(draftOf({ units_window: 30 }, null).told.units_window).toBe('30')
    expect(readingOf(withColumn(draftOf({}, null), 'Name', 'title'))).toEqual({ mapping: { title: 'Name' } })
  })
})
