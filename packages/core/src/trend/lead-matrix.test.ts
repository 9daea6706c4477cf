import { describe, expect, it } from 'vitest'
import { leadMatrix } from './lead-matrix'

const lead = (trendId: string, weeks: number, isTold = true) =>
  ({ trendId, first: 'tiktok', second: 'search', weeks, isTold }) as const

describe('leadMatrix', () => {
  it('says the middle of what is told, and of how many', () => {
    const cells = leadMatrix([lead('a', 3), lead('b', 8), lead('c', -20, false), lead('d', 4), lead('e', -1)])
    expect(cells).toHaveLength(10)
    const cell = cells.find(({ first, second }) => first === 'tiktok' && second === 'search')
    // Of 8, 4, 3 and −1 the middle is 3.5; four of five tell one.
    expect(cell).toMatchObject({ tested: 5, share: 0.8, medianWeeks: 3.5 })
    expect(cell?.told.map(({ trendId }) => trendId)).toEqual(['b', 'd', 'a', 'e'])
  })

  it('says nothing where nothing was tested, and no middle where nothing is told', () => {
    const cells = leadMatrix([lead('a', 3, false)])
    expect(cells.find(({ first }) => first === 'runway')).toMatchObject({ tested: 0, share: null, medianWeeks: null })
    expect(cells.find(({ first }) => first === 'tiktok')).toMatchObject({ tested: 1, share: 0, medianWeeks: null })
  })
})
