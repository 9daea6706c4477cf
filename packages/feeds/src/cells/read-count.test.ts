import { describe, expect, it } from 'vitest'
import { readCount } from './read-count'

describe('readCount', () => {
  it.each([
    ['1,234', 1234, 'measured'],
    ['1.234', 1234, 'measured'],
    ['38.094', 38_094, 'measured'],
    ['2 143', 2143, 'measured'],
    ['1\u00a0204', 1204, 'measured'],
    ['1\u202f204', 1204, 'measured'],
    ["1'204", 1204, 'measured'],
    ['12,345,678', 12_345_678, 'measured'],
    ['12,34,567', 1_234_567, 'measured'],
    ['10.000', 10_000, 'measured'],
    ['２，１４３', 2143, 'measured'],
    ['٢٬١٤٣', 2143, 'measured'],
    ['2.277000000000000e+03', 2277, 'measured'],
    ['12.0', 12, 'measured'],
    ['0', 0, 'measured'],
    [953, 953, 'measured'],
    ['3 bought', 3, 'measured'],
    ['12 bán', 12, 'measured'],
    ['35人付款', 35, 'measured'],
    ['(1,234)', 1234, 'measured'],
    ['630k', 630_000, 'estimated'],
    ['1.1M', 1_100_000, 'estimated'],
    ['1,2 Mio.', 1_200_000, 'estimated'],
    ['4,7 Tsd.', 4700, 'estimated'],
    ['2,3 mil', 2300, 'estimated'],
    ['2,3 mil.', 2_300_000, 'estimated'],
    ['1,4 M', 1_400_000, 'estimated'],
    ['1,2 mi', 1_200_000, 'estimated'],
    ['1,1 Mln', 1_100_000, 'estimated'],
    ['12,5 тыс.', 12_500, 'estimated'],
    ['2,1 млн', 2_100_000, 'estimated'],
    ['3.4万', 34_000, 'estimated'],
    ['1.2亿', 120_000_000, 'estimated'],
    ['20.6만', 206_000, 'estimated'],
    ['1.5천', 1500, 'estimated'],
    ['1.3L', 130_000, 'estimated'],
    ['2.1Cr', 21_000_000, 'estimated'],
    ['2,5 rb terjual', 2500, 'estimated'],
    ['1,5 mil vendidos', 1500, 'estimated'],
    ['4 tr', 4_000_000, 'estimated'],
    ['ขายแล้ว 1.5 พัน ชิ้น', 1500, 'estimated'],
    ['about 300', 300, 'estimated'],
    ['1万2千', 12_000, 'estimated'],
    ['1만 5천개', 15_000, 'estimated'],
    ['1億2千万', 120_000_000, 'estimated'],
    ['1万2345', 12_345, 'measured'],
    ['3千万', 30_000_000, 'estimated'],
    ['累計1万枚', 10_000, 'estimated'],
    ['36K+ sold', 36_000, 'at_least'],
    ['1.2K+', 1200, 'at_least'],
    ['10k+', 10_000, 'at_least'],
    ['3万+', 30_000, 'at_least'],
    ['3.5万+人付款', 35_000, 'at_least'],
    ['已售2.3萬+件', 23_000, 'at_least'],
    ['terjual 10rb+', 10_000, 'at_least'],
    ['+5mil vendidos', 5000, 'at_least'],
    ['over 1000', 1000, 'at_least'],
    ['1万個以上売れています', 10_000, 'at_least'],
    ['1,000個突破', 1000, 'at_least'],
    ['누적 판매 3천개 이상', 3000, 'at_least'],
    ['Più di 100 acquisti', 100, 'at_least'],
    ['1000 und mehr', 1000, 'at_least'],
    ['mind. 200', 200, 'at_least'],
    ['mindestens 200', 200, 'at_least'],
    ['+100', 100, 'at_least'],
    ['+ 1,234', 1234, 'at_least'],
    ['Nuevo | +100 vendidos', 100, 'at_least'],
    ['Novo  |  5 vendidos', 5, 'measured'],
    ['>500', 500, 'at_least'],
    ['100点以上', 100, 'at_least'],
    ['Mehr als 200', 200, 'at_least'],
    ['plus de 1 000', 1000, 'at_least'],
    ['1千-2千', 1000, 'at_least'],
  ])('reads %j', (cell, value, evidence) => {
    expect(readCount(cell)).toEqual({ value, evidence, days: null })
  })

  it.each([
    ['1K+ bought in past month', 1000, 30],
    ['Mehr als 200 Mal im letzten Monat gekauft', 200, 30],
    ['過去1か月で100点以上購入されました', 100, 30],
    ['50+ bought in past week', 50, 7],
    ['月销2000+', 2000, 30],
    ['120+ sold in the last 14 days', 120, 14],
    ['продано 35+ за 30 дней', 35, 30],
    ['600+ sold recently', 600, null],
  ])('reads %j with the days that it counts', (cell, value, days) => {
    expect(readCount(cell)).toEqual({ value, evidence: 'at_least', days })
  })

  it.each([
    '',
    ' ',
    'none',
    'N/A',
    'NaN',
    '-',
    '—',
    'Currently unavailable.',
    '暂无',
    null,
    undefined,
    Number.NaN,
    -1,
    '-1',
    '−1',
  ])('knows that %j says nothing', (cell) => {
    expect(readCount(cell)).toBeNull()
  })

  it.each([
    ['many', 'is not a count'],
    ['7 foo', 'is not a count'],
    ['about 7 foo', 'is not a count'],
    ['(56) (7)', 'is not a count'],
    ['price 56', 'is not a count'],
    ['12 of 40 apples', 'is not a count'],
    ['up to 500', 'is not a count'],
    ['<50', 'is not a count'],
    ['under 50', 'is not a count'],
    ['+12%', 'is not a count'],
    ['5 min', 'is not a count'],
    ['12/件', 'is not a count'],
    // How many days of it are over, the cell does not say.
    ['4.5K sold this month', 'is not a count'],
    // 12,000 for some, 10,002 for others.
    ['1万2', 'is not a count'],
    ['1万2万', 'is not a count'],
    ['2千1万', 'is not a count'],
    ['1.2.3', 'is not a count'],
    ['05.03.2026', 'is not a count'],
    ['12 345 67', 'is not a count'],
    [{}, 'is not a count'],
    [true, 'is not a count'],
    ['1.5', 'is a fraction, not a count'],
    ['2,25', 'is a fraction, not a count'],
    [2.5, 'is a fraction, not a count'],
    ['-3', 'is a negative count'],
    [-3, 'is a negative count'],
    ['1,234K', 'has two readings'],
  ])('does not read %j: it %s', (cell, unread) => {
    expect(readCount(cell)).toEqual({ unread })
  })

  it.each([
    ['约3', 30_000, 'estimated'],
    ['3以上', 30_000, 'at_least'],
    ['5+', 50_000, 'at_least'],
    ['0.5', 5000, 'estimated'],
    [3.5, 35_000, 'estimated'],
    ['3.14159', 31_416, 'estimated'],
  ])('reads %j below a name of ten thousands', (cell, value, evidence) => {
    expect(readCount(cell, null, 10_000)).toEqual({ value, evidence, days: null })
  })

  it('takes no footnote for a digit', () => {
    expect(readCount('10¹')).toMatchObject({ value: 10 })
    expect(['①', '5 m²'].map((cell) => readCount(cell))).toEqual([
      { unread: 'is not a count' },
      { unread: 'is not a count' },
    ])
  })

  it('takes a mark for what it is in the rest of the column', () => {
    expect(readCount('1.204', '.')).toEqual({ unread: 'is a fraction, not a count' })
    expect(readCount('1,234K', ',')).toMatchObject({ value: 1234 })
    expect(readCount('1,234K', '.')).toMatchObject({ value: 1_234_000 })
  })
})
