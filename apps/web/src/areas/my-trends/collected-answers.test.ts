import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { collection } from '@trendee/contract/collection/collection'
import { type CollectedRow, changeCollected, changedRows } from './collected-answers'

const row = (trendName: string): CollectedRow => ({
  categoryId: 'one',
  trendName,
  name: trendName,
  trend_name_zh: '',
  collected_at: 0,
  note: '',
  decision: null,
  trend: null,
  before: null,
  now: null,
  not_compared: 'unknown_now',
})
const names = (rows: readonly CollectedRow[]) => rows.map(({ trendName }) => trendName).join('')
const rows = ['a', 'b', 'c', 'd'].map(row)

describe('rows of a project', () => {
  it.each([
    ['d', 1, 0, 'dabc'],
    ['a', 4, 0, 'bcda'],
    ['b', 3, 0, 'acbd'],
    ['c', 12, 10, 'acbd'],
    ['c', 2, 10, 'cabd'],
    ['x', 1, 0, 'abcd'],
  ])('move %s to %i after %i before: %s', (trendName, place, before, expected) => {
    expect(names(changedRows(rows, { kind: 'move', trendName, place }, before))).toBe(expected)
  })

  it('lose what is removed and take a note', () => {
    expect(names(changedRows(rows, { kind: 'remove', trendName: 'b', name: 'B' }, 0))).toBe('acd')
    expect(changedRows(rows, { kind: 'note', trendName: 'b', note: 'x', before: '' }, 0)[1]?.note).toBe('x')
  })

  it('change in every kept list of the project, and come back', async () => {
    const client = new QueryClient()
    const { path } = collection.collectInfoList
    const page = (list: CollectedRow[], of: number) => ({ list, total: 4, page: of, pageSize: 2, as_of: null })
    const [own, byName, other, wall] = [
      [path, { categoryId: 'one', sort: 'place', page: 1 }],
      [path, { categoryId: 'one', sort: 'name', page: 1 }],
      [path, { categoryId: 'two', sort: 'place', page: 1 }],
      [path, 'endless', { categoryId: 'one', sort: 'place' }],
    ]
    for (const key of [own, byName, other]) client.setQueryData(key ?? [], page(rows.slice(0, 2), 1))
    const pages = [page(rows.slice(0, 2), 1), page(rows.slice(2), 2)]
    client.setQueryData(wall ?? [], { pages, pageParams: [1, 2] })
    const shown = () =>
      [own, byName, other].map((key) => names(client.getQueryData<ReturnType<typeof page>>(key ?? [])?.list ?? []))
    const walled = () =>
      client.getQueryData<{ pages: ReturnType<typeof page>[] }>(wall ?? [])?.pages.map(({ list }) => names(list))
    const undoMove = await changeCollected(client, 'one', { kind: 'move', trendName: 'b', place: 1 })
    expect([shown(), walled()]).toEqual([
      ['ba', 'ab', 'ab'],
      ['ba', 'cd'],
    ])
    undoMove()
    const undo = await changeCollected(client, 'one', { kind: 'remove', trendName: 'a', name: 'A' })
    expect([shown(), walled()]).toEqual([
      ['b', 'b', 'ab'],
      ['bc', 'd'],
    ])
    undo()
    expect([shown(), walled()]).toEqual([
      ['ab', 'ab', 'ab'],
      ['ab', 'cd'],
    ])
  })
})
