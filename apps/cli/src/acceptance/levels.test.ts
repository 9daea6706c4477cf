import { describe, expect, it } from 'vitest'
import { plantAndFind, syntheticSeasons } from '../bench/levels-planted'
import { walkLevels } from '../bench/levels-walk'

describe('levels on synthetic seasons that nothing was chosen on', () => {
  const seasons = syntheticSeasons(12, 7001)

  it('never call a season a breakout', () => {
    for (const series of seasons) expect(walkLevels(series)).not.toContain('breakout')
  })

  it('find what is planted within four weeks, no odd week, and two odd weeks as hot at most', () => {
    for (const { shape, planted, atLeast } of plantAndFind(seasons, 26)) {
      // Two weeks are told from one, and the level that asks for a third is kept from them.
      const found = atLeast[shape.event.lastsWeeks === 2 ? 1 : 0] / planted
      const needed = shape.event.factor >= 2 && shape.event.rampWeeks === undefined ? 0.85 : 0
      expect
        .soft({ shape: shape.name, isMet: shape.isJump ? found >= needed : found <= 0.07 })
        .toMatchObject({ isMet: true })
    }
  })
})
