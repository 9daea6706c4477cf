import { describe, expect, it } from 'vitest'
import { hideFields } from './hide-fields'

const field = (path: string, value: null | readonly never[] = null) =>
  ({ feature: 'forecast', field: path, steps: path.split('.'), value }) as const

describe('hideFields', () => {
  it('reaches through lists, lists of lists and a list at the start', () => {
    expect(hideFields({ list: [{ a: { b: 1, c: 2 } }, { a: { b: 3, c: 4 } }] }, [field('list.a.b')])).toEqual({
      list: [{ a: { b: null, c: 2 } }, { a: { b: null, c: 4 } }],
    })
    expect(hideFields([{ a: [[{ b: [1] }]] }], [field('a.b', [])])).toEqual([{ a: [[{ b: [] }]] }])
  })

  it('adds nothing where there is nothing', () => {
    const answer = { list: [{ b: 1 }, null], a: null, b: 'text' }
    expect(hideFields(answer, [field('list.a'), field('a.b'), field('b.c'), field('c')])).toEqual(answer)
  })

  it('leaves the answer itself as it was, for the next one who asks', () => {
    const answer = { list: [{ a: 1, lines: { ahead: [1, 2] } }] }
    const shown = hideFields(answer, [field('list.a'), field('list.lines.ahead', [])])
    expect(shown).toEqual({ list: [{ a: null, lines: { ahead: [] } }] })
    expect(answer).toEqual({ list: [{ a: 1, lines: { ahead: [1, 2] } }] })
  })

  it('gives the same answer back where nothing is hidden', () => {
    const answer = { a: 1 }
    expect(hideFields(answer, [])).toBe(answer)
  })
})
