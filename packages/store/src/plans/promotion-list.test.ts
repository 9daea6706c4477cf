import { describe, expect, it } from 'vitest'
import { applyPromotion } from './open-plan'
import { promotions, savePromotion } from './promotion-list'
import { ENGINES, useStore } from '../testing/engines'

const at = (day: number) => new Date(Date.UTC(2026, 2, day))
const TERMS = {
  code: 'SPRING',
  line: 'trendee',
  plan: 'basic',
  days: 30,
  percentOff: 0,
  usesLeft: 10,
  expiresAt: null,
  note: 'fair',
} as const

describe.each(ENGINES)('promotion codes on $name', (engine) => {
  const db = useStore(engine)

  it('are made, changed without forgetting who used them, and listed newest first', async () => {
    expect(await savePromotion(db(), TERMS, at(1))).toEqual({ ...TERMS, uses: 0, createdAt: at(1) })
    await db().insertInto('account').values({ account_id: 'ann', name: 'Ann' }).execute()
    await applyPromotion(db(), 'ann', 'SPRING', at(2))
    expect((await promotions(db(), { page: 1, pageSize: 5 })).list).toMatchObject([{ usesLeft: 9, uses: 1 }])
    const changed = { ...TERMS, days: 7, usesLeft: 100, expiresAt: at(20), percentOff: 15 }
    expect(await savePromotion(db(), changed, at(3))).toEqual({ ...changed, uses: 1, createdAt: at(1) })
    await savePromotion(db(), { ...TERMS, code: 'AUTUMN' }, at(4))
    const codes = async (page: number, pageSize: number) =>
      (await promotions(db(), { page, pageSize })).list.map(({ code }) => code)
    expect(await codes(1, 5)).toEqual(['AUTUMN', 'SPRING'])
    expect(await codes(2, 1)).toEqual(['SPRING'])
    expect((await promotions(db(), { page: 9, pageSize: 1 })).total).toBe(2)
  })
})
