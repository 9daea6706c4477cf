import { describe, expect, it } from 'vitest'
import { csvText } from './csv'

const line = (...cells: (string | number | boolean | null)[]) => csvText(['a'], [cells]).split('a\r\n')[1]

describe('csv', () => {
  it('starts with a byte order mark and ends every row with CRLF', () => {
    expect(csvText(['id', '标题'], [['1', '连衣裙']])).toBe('\u{FEFF}id,标题\r\n1,连衣裙\r\n')
  })
  it('quotes what would break a row', () => {
    expect(line('a "b"', 'c,d', 'e\nf', 'g')).toBe('"a ""b""","c,d","e\nf",g\r\n')
  })
  it('leaves unknown cells empty and numbers as they are', () => {
    expect(line(null, -0.25, 0, true, '')).toBe(',-0.25,0,true,\r\n')
  })
  it.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+cmd', `'+cmd`],
    ['-1+1', `'-1+1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t=1`],
    ['  =1', `'  =1`],
    ['＝1', `'＝1`],
    ['\r=1', `"'\r=1"`],
    ['-12.5', '-12.5'],
    ['+3', '+3'],
    ['a=b', 'a=b'],
  ])('keeps %j from running in a spreadsheet', (cell, expected) => {
    expect(line(cell)).toBe(`${expected}\r\n`)
  })
})
