import { describe, expect, it } from 'vitest'
import { type Snapshot, levelMoves } from './level-moves'

const before: Snapshot = {
  asOf: '2025-08-03',
  isWhole: true,
  levels: { mocha: 'hot', boho: 'breakout', lace: 'very_hot' },
}

describe('levelMoves', () => {
  it('lists rises before falls, the largest step first', () => {
    const now: Snapshot = {
      asOf: '2025-08-10',
      isWhole: true,
      levels: { mocha: 'breakout', lace: 'very_hot', suede: 'hot' },
    }
    expect(levelMoves(before, now)).toEqual([
      { trendId: 'mocha', from: 'hot', to: 'breakout' },
      { trendId: 'suede', from: 'none', to: 'hot' },
      { trendId: 'boho', from: 'breakout', to: 'none' },
    ])
  })
  it('knows nothing of what a cut list does not show', () => {
    const cut: Snapshot = { asOf: '2025-08-10', isWhole: false, levels: { mocha: 'breakout', suede: 'hot' } }
    expect(levelMoves(before, cut)).toEqual([
      { trendId: 'mocha', from: 'hot', to: 'breakout' },
      { trendId: 'suede', from: 'none', to: 'hot' },
    ])
    const later: Snapshot = { asOf: '2025-08-17', isWhole: true, levels: { suede: 'hot', boho: 'breakout' } }
    expect(levelMoves(cut, later)).toEqual([{ trendId: 'mocha', from: 'breakout', to: 'none' }])
  })
  it('says nothing on a first visit or while the data is the same', () => {
    expect(levelMoves(null, before)).toEqual([])
    expect(levelMoves(before, { asOf: '2025-08-03', isWhole: true, levels: {} })).toEqual([])
  })
})
