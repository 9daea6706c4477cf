import { describe, expect, it } from 'vitest'
import { accountById } from '../accounts/accounts'
import { applyPromotion, openPlan, startTrial } from './open-plan'
import { ENGINES, useStore } from '../testing/engines'

const NOW = new Date('2026-03-10T12:00:00Z')
const LATER = new Date('2026-03-12T12:00:00Z')

describe.each(ENGINES)('plans that are opened on $name', (engine) => {
  const db = useStore(engine)
  const person = async (accountId: string, role = '') => {
    await db().insertInto('account').values({ account_id: accountId, name: accountId, role }).execute()
    return accountId
  }
  const promotion = (code: string, changes: object = {}) =>
    db()
      .insertInto('promotion')
      .values({ code, line: 'trendee', plan: 'basic', days: 30, uses_left: 5, ...changes })
      .execute()
  const usesLeft = async (code: string) =>
    (await db().selectFrom('promotion').select('uses_left').where('code', '=', code).executeTakeFirst())?.uses_left
  const because = (reason: string) => expect.objectContaining({ kind: 'conflict', data: { because: reason } })

  it('begin now, add the role of their line, and say how they came', async () => {
    const id = await person('opened', '4')
    const grant = { line: 'trendee', plan: 'basic', days: 10, openedBy: 'partner' } as const
    const opened = await openPlan(db(), id, grant, NOW)
    expect(opened).toEqual({
      line: 'trendee',
      plan: 'basic',
      startsAt: NOW,
      endsAt: new Date('2026-03-20T12:00:00Z'),
      openedBy: 'partner',
    })
    const account = await accountById(db(), id)
    expect(account?.role).toBe('4,1')
    expect(account?.plans).toEqual([opened])
  })

  it('are added up when they are given at the same moment', async () => {
    const id = await person('twice')
    const grant = { line: 'trendee', plan: 'basic', days: 10, openedBy: 'partner' } as const
    await Promise.all(Array.from({ length: 5 }, () => openPlan(db(), id, grant, NOW)))
    const account = await accountById(db(), id)
    expect(account?.plans[0]?.endsAt).toEqual(new Date('2026-04-29T12:00:00Z'))
  })

  it('never push a higher one out', async () => {
    const id = await person('higher')
    await openPlan(db(), id, { line: 'trendee', plan: 'business', days: 10, openedBy: 'admin' }, NOW)
    const lower = { line: 'trendee', plan: 'basic', days: 90, openedBy: 'promotion' } as const
    await expect(openPlan(db(), id, lower, LATER)).rejects.toEqual(because('has_more'))
    const account = await accountById(db(), id)
    expect(account?.plans[0]).toMatchObject({ plan: 'business', openedBy: 'admin' })
  })

  it('by trial come once, also when it is asked for ten times at once', async () => {
    const id = await person('trial')
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => startTrial(db(), id, NOW)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const account = await accountById(db(), id)
    expect(account?.plans).toMatchObject([
      { line: 'trendee', plan: 'professional', endsAt: new Date('2026-03-17T12:00:00Z'), openedBy: 'trial' },
    ])
    const afterwards = new Date('2027-01-01T00:00:00Z')
    await expect(startTrial(db(), id, afterwards)).rejects.toEqual(because('no_trial'))
  })

  it('by trial are not for who has a plan, and stay to be had', async () => {
    const id = await person('trial-basic')
    await openPlan(db(), id, { line: 'trendee', plan: 'basic', days: 3, openedBy: 'admin' }, NOW)
    await expect(startTrial(db(), id, NOW)).rejects.toEqual(because('no_trial'))
    expect(await startTrial(db(), id, new Date('2026-03-14T00:00:00Z'))).toMatchObject({ plan: 'professional' })
  })

  it('by promotion come in any case of letters, once an account', async () => {
    await promotion('SPRING-26')
    const id = await person('spring')
    expect(await applyPromotion(db(), id, ' spring-26 ', NOW)).toMatchObject({ plan: 'basic', openedBy: 'promotion' })
    await expect(applyPromotion(db(), id, 'SPRING-26', NOW)).rejects.toEqual(because('used'))
    expect(await usesLeft('SPRING-26')).toBe(4)
  })

  it('by promotion let exactly as many in as it has uses', async () => {
    await promotion('THREE', { uses_left: 3 })
    const people = await Promise.all(Array.from({ length: 20 }, (_, index) => person(`crowd-${index}`)))
    const answers = await Promise.allSettled(people.map((id) => applyPromotion(db(), id, 'THREE', NOW)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await usesLeft('THREE')).toBe(0)
    const [uses] = await db()
      .selectFrom('promotion_use')
      .select((select) => select.fn.countAll<string>().as('uses'))
      .where('code', '=', 'THREE')
      .execute()
    expect(Number(uses?.uses)).toBe(3)
  })

  it('by promotion are refused when it is unknown, over, or for buying', async () => {
    const id = await person('refused')
    await promotion('OVER', { expires_at: NOW })
    await promotion('CHEAPER', { days: 0, percent_off: 20 })
    await expect(applyPromotion(db(), id, 'NOTHING', NOW)).rejects.toMatchObject({ kind: 'not_found' })
    await expect(applyPromotion(db(), id, 'OVER', NOW)).rejects.toEqual(because('expired'))
    await expect(applyPromotion(db(), id, 'CHEAPER', NOW)).rejects.toEqual(because('price_only'))
  })

  it('by promotion cost no use where the account has more', async () => {
    await promotion('LESS')
    const id = await person('more')
    await openPlan(db(), id, { line: 'trendee', plan: 'business', days: 10, openedBy: 'admin' }, NOW)
    await expect(applyPromotion(db(), id, 'LESS', NOW)).rejects.toEqual(because('has_more'))
    expect(await usesLeft('LESS')).toBe(5)
    expect(await applyPromotion(db(), id, 'LESS', new Date('2026-05-01T00:00:00Z'))).toMatchObject({ plan: 'basic' })
  })

  it('belong to the transaction they are opened in', async () => {
    const id = await person('undone')
    const failed = db()
      .transaction()
      .execute(async (transaction) => {
        await startTrial(transaction, id, NOW)
        throw new Error('something later failed')
      })
    await expect(failed).rejects.toThrow('something later failed')
    expect((await accountById(db(), id))?.plans).toEqual([])
    expect(await startTrial(db(), id, NOW)).toMatchObject({ openedBy: 'trial' })
  })

  it('are for accounts that there are', async () => {
    await expect(startTrial(db(), 'nobody', NOW)).rejects.toMatchObject({ kind: 'not_found' })
  })
})
