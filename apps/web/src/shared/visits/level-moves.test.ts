import { describe, expect, it } from 'vitest'
import { type Snapshot, levelMoves } from './level-moves'

const before: Snapshot = { asOf: '2025-08-03', levels: { mocha: 'hot', boho: 'breakout', lace: 'very_hot' } }

describe('levelMoves', () => {
  it('lists rises before falls, the largest step first', () => {
    const now: Snapshot = { asOf: '2025-08-10', levels: { mocha: 'breakout', lace: 'very_hot', suede: 'hot' } }
    expect(levelMoves(before, now)).toEqual([
      { trendId: 'mocha', from: 'hot', to: 'breakout' },
      { trendId: 'suede', from: 'none', to: 'hot' },
      { trendId: 'boho', from: 'breakout', to: 'none' },
    ])
  })
  it('says nothing on a first visit or while the data is the same', () => {
    expect(levelMoves(null, before)).toEqual([])
    expect(levelMoves(before, { asOf: '2025-08-03', levels: {} })).toEqual([])
  })
})
