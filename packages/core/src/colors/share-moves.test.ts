import { describe, expect, it } from 'vitest'
import { shareMoves } from './share-moves'

const counts = (of: Readonly<Record<string, number>>) => new Map(Object.entries(of))

describe('which shares moved', () => {
  it('are those beyond chance, the largest first', () => {
    const before = counts({ black: 500, red: 100, pink: 300, navy: 100 })
    const now = counts({ black: 505, red: 290, pink: 100, navy: 105, lime: 30 })
    const { gained, lost } = shareMoves(before, now)
    expect(gained.map(({ value }) => value)).toEqual(['red', 'lime'])
    expect(lost).toEqual([{ value: 'pink', before: 0.3, now: 100 / 1030 }])
  })

  it('are none where little was counted, nor where nothing differs', () => {
    expect(shareMoves(counts({ red: 1, blue: 60 }), counts({ red: 60, blue: 1 }))).toEqual({ gained: [], lost: [] })
    expect(shareMoves(counts({}), counts({}))).toEqual({ gained: [], lost: [] })
    const same = counts({ red: 400, blue: 600 })
    expect(shareMoves(same, same)).toEqual({ gained: [], lost: [] })
  })

  it('pass by chance in few of many comparisons of one and the same whole', () => {
    let state = 7
    const draw = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
    const drawn = () => {
      const found = new Map<string, number>()
      for (let at = 0; at < 2000; at += 1) {
        const value = `c${Math.floor(draw() * 50)}`
        found.set(value, (found.get(value) ?? 0) + 1)
      }
      return found
    }
    const wrong = Array.from({ length: 200 }, () => shareMoves(drawn(), drawn())).filter(
      ({ gained, lost }) => gained.length + lost.length > 0,
    )
    expect(wrong.length).toBeLessThan(20)
  })
})
