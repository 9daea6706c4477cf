import { describe, expect, it } from 'vitest'
import {
  NEW_PROMOTION,
  type Promotion,
  type PromotionFields,
  promotionFields,
  promotionInput,
  promotionState,
  promotionTroubles,
} from './promotion-terms'

const promotion: Promotion = {
  code: 'SPRING-30',
  platform: 'trendeesellers',
  plan: 'professional',
  days: 30,
  percent_off: 0,
  uses_left: 5,
  uses: 2,
  expires_at: Date.UTC(2028, 1, 29, 23, 59, 59) / 1000,
  note: 'Fair',
  created_at: 0,
}
const today = '2028-02-01'

describe('the form of a promotion', () => {
  it('gives back what it was filled with', () => {
    const { uses: _uses, created_at: _made, ...terms } = promotion
    expect(promotionInput(promotionFields(promotion))).toEqual(terms)
    expect(promotionInput(promotionFields({ ...promotion, expires_at: null })).expires_at).toBeNull()
  })

  it.each<[Partial<PromotionFields>, object]>([
    [{ code: 'SPRING' }, {}],
    [{}, { code: 'required' }],
    [{ code: 'Spring' }, { code: 'form' }],
    [{ code: 'AB' }, { code: 'form' }],
    [{ code: 'SPRING', plan: '' }, { plan: 'required' }],
    [{ code: 'SPRING', days: '0', percent_off: '20' }, {}],
    [{ code: 'SPRING', days: '0', percent_off: '0' }, { days: 'nothing' }],
    [{ code: 'SPRING', days: '1.5' }, { days: 'range' }],
    [{ code: 'SPRING', percent_off: '101' }, { percent_off: 'range' }],
    [{ code: 'SPRING', uses_left: '-1' }, { uses_left: 'range' }],
    [{ code: 'SPRING', expires: '2028-01-31' }, { expires: 'past' }],
    [{ code: 'SPRING', expires: today }, {}],
  ])('with %o has the troubles %o', (fields, troubles) => {
    expect(promotionTroubles({ ...NEW_PROMOTION, ...fields }, { today, before: null })).toEqual(troubles)
  })

  it('lets an end stay that has passed', () => {
    const before = { ...NEW_PROMOTION, code: 'SPRING', expires: '2027-01-01' }
    expect(promotionTroubles({ ...before, note: 'Old' }, { today, before })).toEqual({})
  })
})

describe('a promotion', () => {
  it.each<[Partial<Promotion>, number, string]>([
    [{}, 0, 'open'],
    [{ uses_left: 0 }, 0, 'used_up'],
    [{ expires_at: 100 }, 99, 'open'],
    [{ expires_at: 100, uses_left: 0 }, 100, 'over'],
    [{ expires_at: null }, 4_000_000_000, 'open'],
  ])('with %o is at %i %s', (terms, now, state) => {
    expect(promotionState({ ...promotion, ...terms }, now)).toBe(state)
  })
})
