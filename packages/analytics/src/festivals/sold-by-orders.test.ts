import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORDERED_SHOP, type OrderedShop, openOrderedShop } from '../testing/ordered-shop'
import { type SoldQuestion, soldBefore } from './sold-before'

/** Three weeks from 3 to 23 August, and the three before them from 13 July. */
const QUESTION: SoldQuestion = {
  region: 'GB',
  gender: 'all',
  days: ['2025-08-24'],
  buildUpWeeks: 3,
  sort: 'units',
  mostCategories: 10,
  mostProducts: 10,
}

let shop: OrderedShop
beforeAll(async () => {
  shop = await openOrderedShop()
  await shop.orders('summer.csv', '2025-08-25', [
    [1, '2025-07-12', 'Cord Overshirt', 50, 89],
    [2, '2025-07-13', 'Cord Overshirt', 20, 89],
    [3, '2025-07-20', 'Ribbed Socks', 30, 8],
    [4, '2025-07-26', 'Cord Overshirt', 10, 89],
    [5, '2025-08-02', 'Cord Overshirt', 10, 89],
    [6, '2025-08-03', 'Cord Overshirt', 60, 95],
    [7, '2025-08-10', 'Silk Tie', 4, 25],
    [8, '2025-08-16', 'Cord Overshirt', 20, 95],
    [9, '2025-08-23', 'Cord Overshirt', 1, 95, 'refunded'],
  ])
  await shop.derive()
})
afterAll(() => shop.close())

const sold = async (question: Partial<SoldQuestion> = {}) => soldBefore(shop.db, { ...QUESTION, ...question })

describe('what an own shop sold before a festival', () => {
  it('is what its orders of those weeks add up to, beside those of the weeks before', async () => {
    const { shops, occurrence } = await sold()
    expect(shops).toMatchObject([
      { platform: ORDERED_SHOP, counts: 'orders', ordered: { from: '2025-07-12', until: '2025-08-23', gaps: [] } },
    ])
    expect(occurrence?.groups[0]).toMatchObject({
      kind: 'all',
      seen: 2,
      products: 3,
      sold: 84,
      evidence: 'measured',
      ratio: 84 / 70,
    })
    expect(occurrence?.products.map(({ id, units, evidence, ratio }) => [id, units, evidence, ratio])).toEqual([
      ['cord-overshirt', 80, 'measured', 2],
      ['silk-tie', 4, 'measured', null],
    ])
  })

  it('is not told where no file has the orders of all those days, and has no ratio where only the weeks before lack', async () => {
    expect((await sold({ days: ['2025-08-31'] })).occurrence).toBeNull()
    // From 13 to 2 August; the three weeks before begin on 22 June, before the first order.
    const { occurrence } = await sold({ days: ['2025-08-03'] })
    expect(occurrence?.products.map(({ id, units, ratio }) => [id, units, ratio])).toEqual([
      ['cord-overshirt', 40, null],
      ['ribbed-socks', 30, null],
    ])
    await shop.orders('spring.csv', '2025-05-02', [[10, '2025-05-01', 'Silk Tie', 2, 25]])
    await shop.derive()
    // From 2 May to 11 July nobody knows.
    expect((await sold({ days: ['2025-06-15'] })).occurrence).toBeNull()
  })
})
