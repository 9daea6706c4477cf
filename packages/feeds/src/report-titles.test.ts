import { describe, expect, it } from 'vitest'
import { daysOfTitles, rowsAboveHeader } from './report-titles'

const titlesOf = (...lines: readonly string[]) => rowsAboveHeader(lines.map((line) => line.split(',')))

describe('the rows above the header of a table', () => {
  it('are its titles, and facts of two cells', () => {
    expect(titlesOf('Keyword statistics', 'May to June', 'term,currency,searches', 'linen,EUR,10')).toBe(2)
    expect(titlesOf('Top trends,,', 'As of May,,', 'rank,trend,week,2026-05-04', '1,suede bag,20%,12')).toBe(2)
    const facts = ['Report', 'scope,all', 'days,weeks', 'gender,women', 'age,19', 'device,all', 'place,KR']
    expect(titlesOf(...facts, 'day,linen,day,wide', '2026-01-05,1.5,2026-01-05,2')).toBe(7)
  })

  it('are what a template says of its columns', () => {
    expect(titlesOf('# an id,# a title,# a price', 'id,title,price', 'k-1,Linen Shirt,49.90')).toBe(1)
    expect(titlesOf('#,title,price', '1,Linen Shirt,49.90')).toBe(0)
  })

  it('are none where the first row is the header', () => {
    expect(titlesOf('id,title,price', 'k-1,Linen Shirt,49.90', 'k-2,Wool,Coat,129,x')).toBe(0)
    expect(titlesOf('title,price', 'Linen Shirt,49.90,4.5', 'Wool Coat,129,3.9')).toBe(0)
    // Names of some columns only, and rows that say more than those.
    expect(titlesOf(',,price,', '7,Linen Shirt,49.90,', '8,Wool Coat,129,')).toBe(0)
    expect(titlesOf('count,', '1,2,3', '4,5,6')).toBe(0)
  })

  it('are none where no row stands out as a header', () => {
    expect(titlesOf()).toBe(0)
    expect(titlesOf('Category', 'day,dress', '2026-01-05,4')).toBe(0)
    // A row of many cells that others do not follow, and the last one.
    expect(titlesOf('title,price', 'Shirt,1', 'Coat, of wool, warm,1', 'Skirt,2', 'Belt,3')).toBe(0)
    expect(titlesOf('Report', 'id,title,price')).toBe(0)
    expect(titlesOf(...Array<string>(20).fill('note'), 'id,title,price', 'k-1,Shirt,1')).toBe(0)
  })
})

it.each([
  ['2025-05-01~2025-05-28', ['2025-05-01', '2025-05-28']],
  ['Zeitraum: 01.05.2025 - 28.05.2025', ['2025-05-01', '2025-05-28']],
  ['统计时间：2025-05-01 至 2025-05-07', ['2025-05-01', '2025-05-07']],
  ['2025年5月1日至2025年5月7日', ['2025-05-01', '2025-05-07']],
  ['May 1, 2025 – May 28, 2025', ['2025-05-01', '2025-05-28']],
  ['05/01/2025 - 05/28/2025', ['2025-05-01', '2025-05-28']],
  // Of two readings the one that is told.
  ['01/05/2025 - 02/05/2025', ['2025-05-01', '2025-05-02']],
  ['Lieferung: 01.08.2025 - 30.09.2025', null],
  ['Compared with: 2024-05-01 - 2024-05-28', null],
  ['As of 2025-05-28', null],
  ['Sales report', null],
] as const)('the days that the title %j names', (title, days) => {
  const found = daysOfTitles([['Report', ''], [title]], 'day-first')
  expect(found && [found.from, found.to]).toEqual(days)
})
