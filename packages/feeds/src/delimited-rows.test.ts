import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeedMessage } from './feed-message'
import { DelimitedRows } from './delimited-rows'

interface Split {
  readonly rows: string[][]
  readonly lines: number[]
  readonly broken: (readonly [line: number, reason: FeedMessage, text: string])[]
}

function split(chunks: readonly string[], delimiter = ',', damage: FeedMessage | null = null): Split {
  const result: Split = { rows: [], lines: [], broken: [] }
  const rows = new DelimitedRows(delimiter, {
    row: (value, line) => {
      result.rows.push(value as string[])
      result.lines.push(line)
    },
    broken: (line, reason, text) => result.broken.push([line, reason, text]),
  })
  for (const chunk of chunks) rows.push(chunk)
  rows.end(damage)
  return result
}

function written(rows: readonly (readonly string[])[], delimiter: string, lineEnd: string): string {
  const cell = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return rows.map((row) => row.map(cell).join(delimiter) + lineEnd).join('')
}

function cutAt(text: string, places: readonly number[]): string[] {
  const ends = [...new Set(places.map((place) => Math.floor(place * text.length)))].sort((a, b) => a - b)
  return [0, ...ends].map((start, index) => text.slice(start, ends[index] ?? text.length))
}

const cellText = fc.string({ unit: fc.constantFrom('a', 'é', '衣', '"', ',', ';', '\t', '\r', '\n', ' ', '\u{1F457}') })
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((width) =>
    fc.array(fc.array(cellText, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
  )

describe('DelimitedRows', () => {
  it('gives back any cells under any cuts of the text', () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
        (rows, delimiter, lineEnd, places) => {
          const found = split(cutAt(written(rows, delimiter, lineEnd), places), delimiter)
          expect(found.rows).toEqual(rows)
          expect(found.broken).toEqual([])
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('gives back any cells character by character and without a last line end', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const text = written(rows, ',', '\n').slice(0, -1)
        expect(split(text.split('')).rows).toEqual(rows)
      }),
      { numRuns: 300 },
    )
  })

  it('numbers rows by the line on which they start', () => {
    const { lines } = split(['a,b\n"1\n2\n3",4\r\n\r\n5,6\n'])
    expect(lines).toEqual([1, 2, 5, 6])
  })

  it.each([
    ['an inch mark in an unquoted cell', 'a,31.5" vase,b\n', ['a', '31.5" vase', 'b']],
    ['an unescaped quote inside a quoted cell', 'a,"31.5" vase",b\n', ['a', '31.5" vase', 'b']],
    ['a carriage return inside a line', 'a\rb,c\n', ['a\rb', 'c']],
    ['an empty quoted cell', '"","",x\n', ['', '', 'x']],
    ['a line that ends in CR CR LF behind a quoted cell', 'a,"49,90 €"\r\r\n', ['a', '49,90 €']],
    ['a line that ends in CR CR LF behind a plain cell', '"a",b\r\r\n', ['a', 'b']],
    ['a line that ends in CR CR LF without a quote', 'a,b\r\r\n', ['a', 'b']],
    ['JSON in a cell', 'x,"[{""n"":""a,b""}]"\n', ['x', '[{"n":"a,b"}]']],
  ])('reads %s', (_name, text, cells) => {
    expect(split([text]).rows).toEqual([cells])
  })

  it('lets a stray quote cost its own line alone', () => {
    const good = 'a,b,c\n1,2,3\n'
    const inMiddle = split([`${good}4,"5,6\n7,"x, y",9\n10,11,12\n`])
    expect(inMiddle.rows).toEqual([
      ['a', 'b', 'c'],
      ['1', '2', '3'],
      ['7', 'x, y', '9'],
      ['10', '11', '12'],
    ])
    expect(inMiddle.broken).toEqual([[3, 'a quote opened here is never closed', '4,"5,6']])
    const neverClosed = split([`${good}4,"5,6\n7,8,9\n10,11,12\n`])
    expect(neverClosed.rows.slice(2)).toEqual([
      ['7', '8', '9'],
      ['10', '11', '12'],
    ])
    expect(neverClosed.broken.map(([line]) => line)).toEqual([3])
  })

  it('does not measure good rows by a bad one', () => {
    const row = (id: number): string => `"Tee ${id}","Soft\nwash",${id},x,y\n`
    const found = split([`title,care,id,a,b\n${row(1)}"Tee 2x,"Soft\nwash",2,x,y\n${row(3)}${row(4)}`])
    expect(found.rows.filter((cells) => cells.length === 5).map(([title, , id]) => [title, id])).toEqual([
      ['title', 'id'],
      ['Tee 1', '1'],
      ['Tee 3', '3'],
      ['Tee 4', '4'],
    ])
  })

  it('rejects a row that the end of the file cuts', () => {
    expect(split(['a,b,c\n1,2,3\n4,5'])).toMatchObject({
      rows: [{}, {}],
      broken: [[3, 'the file ends in the middle of this row', '4,5']],
    })
    expect(split(['a,b,c\n1,2,"lo\nng'])).toMatchObject({
      rows: [{}],
      broken: [[2, 'the file ends in the middle of this row', '1,2,"lo\nng']],
    })
    expect(split(['a,b,c\n1,2,3']).rows).toEqual([
      ['a', 'b', 'c'],
      ['1', '2', '3'],
    ])
  })

  it('tells of a damaged archive once, with the row it cut', () => {
    const CUT_OFF = 'the gzip archive is cut off'
    expect(split(['a,b\n1,2\n3,4'], ',', CUT_OFF).broken).toEqual([[3, CUT_OFF, '3,4']])
    expect(split(['a,b\n1,2\n'], ',', CUT_OFF).broken).toEqual([[3, CUT_OFF, '']])
  })

  it('does not keep a file whose quote never closes in memory', () => {
    const line = `1,2,${'x'.repeat(1000)}\n`
    const found = split(['a,b,c\n', '1,"2,3\n', ...Array.from({ length: 18_000 }, () => line)])
    expect(found.rows).toHaveLength(18_001)
    expect(found.broken.map(([lineNumber]) => lineNumber)).toEqual([2])
  })
})
