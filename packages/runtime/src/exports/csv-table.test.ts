import { describe, expect, it } from 'vitest'
import { csvTable } from './csv-table'
import type { Cell } from './table'
import { tableBytes } from '../testing/table-bytes'

const csvText = async (header: readonly string[], rows: readonly (readonly Cell[])[]) => {
  const columns = header.map((name) => ({ header: name, kind: 'text' }) as const)
  return (await tableBytes(csvTable, columns, rows)).toString()
}
const line = async (...cells: Cell[]) => (await csvText(['a'], [cells])).split('a\r\n')[1]

describe('csv', () => {
  it('starts with a byte order mark and ends every row with CRLF', async () => {
    expect(await csvText(['id', '标题'], [['1', '连衣裙']])).toBe('\u{FEFF}id,标题\r\n1,连衣裙\r\n')
  })
  it('quotes what would break a row', async () => {
    expect(await line('a "b"', 'c,d', 'e\nf', 'g')).toBe('"a ""b""","c,d","e\nf",g\r\n')
  })
  it('leaves unknown cells empty and numbers as they are', async () => {
    expect(await line(null, -0.25, 0, true, '')).toBe(',-0.25,0,true,\r\n')
  })
  it.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+cmd', `'+cmd`],
    ['-1+1', `'-1+1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t=1`],
    ['  =1', `'  =1`],
    ['＝1', `'＝1`],
    ['\r=1', `"'\r'=1"`],
    ['-12.5', '-12.5'],
    ['+3', '+3'],
    ['a=b', 'a=b'],
    // A machine whose list separator is a semicolon begins a cell there.
    ['nice;=cmd', `nice;'=cmd`],
    ['nice; +1+1', `nice;' +1+1`],
    ['two\n=lines', `"two\n'=lines"`],
    ['red; blue', 'red; blue'],
  ])('keeps %j from running in a spreadsheet', async (cell, expected) => {
    expect(await line(cell)).toBe(`${expected}\r\n`)
  })
})
