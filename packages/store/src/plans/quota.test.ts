import { describe, expect, it } from 'vitest'
import { type QuotaAnswer, type QuotaWish, quotaUses, returnQuota, takeQuota } from './quota'
import { ENGINES, useStore } from '../testing/engines'

const MONTH = new Date('2026-11-01T00:00:00Z')

function wish(accountId: string, changes: Partial<QuotaWish> = {}): QuotaWish {
  const base = { line: 'trendee', featureName: 'trend_detail', periodStart: MONTH, limit: 3, items: [], amount: 1 }
  return { accountId, ...base, ...changes }
}

describe.each(ENGINES)('quotas on $name', (engine) => {
  const db = useStore(engine)
  const usedBy = async (accountId: string) => (await quotaUses(db(), accountId, MONTH))[0]?.used
  const takeInTurn = async (wishes: readonly QuotaWish[]): Promise<QuotaAnswer[]> => {
    const answers: QuotaAnswer[] = []
    for (const one of wishes) answers.push(await takeQuota(db(), one))
    return answers
  }

  it('let exactly N of 200 parallel calls through', async () => {
    const wishes = Array.from({ length: 200 }, () => wish('parallel', { limit: 37 }))
    const answers = await Promise.all(wishes.map((one) => takeQuota(db(), one)))
    expect(answers.filter(({ isGranted }) => isGranted)).toHaveLength(37)
    expect(await usedBy('parallel')).toBe(37)
  })

  it('let exactly N of 60 items through that are asked for in pairs, whatever their order', async () => {
    const wishes = Array.from({ length: 60 }, (_, index) => {
      const pair = [`item-${index % 30}`, `item-${(index + 1) % 30}`]
      return wish('pairs', { items: index < 30 ? pair : pair.toReversed(), limit: 11 })
    })
    const answers = await Promise.all(wishes.map((one) => takeQuota(db(), one)))
    const taken = answers.reduce((sum, answer) => sum + answer.taken, 0)
    expect(await usedBy('pairs')).toBe(taken)
    expect(taken).toBeLessThanOrEqual(11)
    expect(taken).toBeGreaterThanOrEqual(10)
    const counted = await db().selectFrom('quota_item').select('item').where('account_id', '=', 'pairs').execute()
    expect(counted).toHaveLength(taken)
  })

  it('count an item once in a period, also when it is asked for at the same moment', async () => {
    const items = ['denim', 'denim', 'linen', 'denim', 'silk', 'wool', 'linen']
    const answers = await Promise.all(items.map((item) => takeQuota(db(), wish('items', { items: [item] }))))
    // Which of the four comes too late is chance; that it is exactly one is not.
    const refused = new Set(items.filter((_, index) => answers[index]?.isGranted === false))
    expect(refused.size).toBe(1)
    expect(await usedBy('items')).toBe(3)
    const seen = items.find((item) => !refused.has(item)) ?? ''
    const again = await takeQuota(db(), wish('items', { items: [seen], limit: 0 }))
    expect(again.isGranted).toBe(true)
    const next = new Date('2026-12-01T00:00:00Z')
    const later = await takeQuota(db(), wish('items', { items: [seen], periodStart: next }))
    expect(later).toMatchObject({ used: 1, taken: 1 })
  })

  it('count equal items of one wish once, and an item that was refused not at all', async () => {
    const answers = await takeInTurn([
      wish('batch', { items: ['a', 'b', 'a'], limit: 2 }),
      wish('batch', { items: ['b'], limit: 2 }),
      wish('batch', { items: ['c'], limit: 2 }),
    ])
    expect(answers.map(({ isGranted, used, taken }) => [isGranted, used, taken])).toEqual([
      [true, 2, 2],
      [true, 2, 0],
      [false, 2, 0],
    ])
    const more = await takeQuota(db(), wish('batch', { items: ['c'], limit: 3 }))
    expect(more).toMatchObject({ isGranted: true, used: 3, taken: 1 })
  })

  it('grant an amount whole or not at all, and let a smaller one still fit', async () => {
    const answers = await takeInTurn([
      wish('amount', { amount: 800, limit: 1000 }),
      wish('amount', { amount: 300, limit: 1000 }),
      wish('amount', { amount: 200, limit: 1000 }),
    ])
    expect(answers.map(({ isGranted, used }) => [isGranted, used])).toEqual([
      [true, 800],
      [false, 800],
      [true, 1000],
    ])
  })

  it('give back what failed, and nothing twice that was not taken', async () => {
    const one = wish('back', { items: ['x'] })
    const first = await takeQuota(db(), one)
    await returnQuota(db(), one, first)
    expect(await usedBy('back')).toBe(0)
    const again = await takeQuota(db(), one)
    expect(again.taken).toBe(1)
    await returnQuota(db(), one, { ...first, taken: 0, newItems: [] })
    expect(await usedBy('back')).toBe(1)
  })

  it('keep accounts, lines, features and periods apart', async () => {
    const answers = await takeInTurn([
      wish('apart', { limit: 1 }),
      wish('apart', { limit: 1, line: 'trendeesellers' }),
      wish('apart', { limit: 1, featureName: 'export_rows' }),
      wish('apart-2', { limit: 1 }),
      wish('apart', { limit: 1, periodStart: new Date('2026-11-02T00:00:00Z') }),
    ])
    expect(answers.every(({ isGranted }) => isGranted)).toBe(true)
    expect(await quotaUses(db(), 'apart', MONTH)).toHaveLength(4)
  })
})
