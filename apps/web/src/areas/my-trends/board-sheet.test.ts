import { describe, expect, it } from 'vitest'
import { type BoardRow, boardSources, sheetRows } from './board-sheet'

describe('a board', () => {
  it('has four cards in a row of A4, six in one of A3, the rest in the last', () => {
    const cards = Array.from({ length: 9 }, (_, at) => at)
    expect(sheetRows(cards, 'a4')).toEqual([[0, 1, 2, 3], [4, 5, 6, 7], [8]])
    expect(sheetRows(cards, 'a3')).toEqual([
      [0, 1, 2, 3, 4, 5],
      [6, 7, 8],
    ])
    expect(sheetRows([], 'a4')).toEqual([])
  })

  it('names each source once, to its newest day, and none of what is not known', () => {
    const row = (platform: string, region: string, to: string) =>
      ({ trend: { source: { platform, region, to, evidence: 'relative' } } }) as Pick<BoardRow, 'trend'>
    const rows = [
      row('google', 'US', '2026-03-01'),
      { trend: null },
      row('amazon', 'US', '2026-02-01'),
      row('google', 'US', '2026-03-08'),
      row('google', 'GB', '2026-01-04'),
    ]
    expect(boardSources(rows).map(({ platform, region, to }) => `${platform} ${region} ${to}`)).toEqual([
      'google US 2026-03-08',
      'amazon US 2026-02-01',
      'google GB 2026-01-04',
    ])
  })
})
