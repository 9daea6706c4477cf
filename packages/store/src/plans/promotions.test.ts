import { expect, it, describe } from 'vitest'
import { ensurePromotion, promotionByCode } from './promotions'
import { ENGINES, useStore } from '../testing/engines'

const SPRING = {
  code: 'SPRING',
  line: 'trendee',
  plan: 'basic',
  days: 14,
  percentOff: 0,
  usesLeft: 3,
  expiresAt: new Date('2026-06-01T00:00:00Z'),
}

describe.each(ENGINES)('promotions on $name', (engine) => {
  const db = useStore(engine)

  it('are found by their code in any case, and put there once', async () => {
    await ensurePromotion(db(), SPRING)
    await ensurePromotion(db(), { ...SPRING, days: 999, usesLeft: 0 })
    expect(await promotionByCode(db(), ' spring ')).toEqual(SPRING)
    expect(await promotionByCode(db(), 'SUMMER')).toBeNull()
  })
})
