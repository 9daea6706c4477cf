import { beforeAll, describe, expect, it } from 'vitest'
import { changeAccount, endEverySession, endPlan } from './account-changes'
import { accountById } from './accounts'
import { type AccountFilter, accountCard, searchAccounts } from './account-search'
import { openSession, sessionAccount } from '../sign-in/sessions'
import { ENGINES, useStore } from '../testing/engines'

const NOW = new Date('2026-03-10T12:00:00Z')
const at = (day: number) => new Date(Date.UTC(2026, 2, day))

describe.each(ENGINES)('accounts found by administrators on $name', (engine) => {
  const db = useStore(engine)
  const person = (accountId: string, day: number, changes: object = {}) =>
    db()
      .insertInto('account')
      .values({ account_id: accountId, name: accountId, created_at: at(day), ...changes })
      .execute()
  const plan = (accountId: string, line: string, endsAt: Date) =>
    db()
      .insertInto('account_plan')
      .values({ account_id: accountId, line, plan: 'basic', starts_at: at(1), ends_at: endsAt })
      .execute()
  const find = async (filter: Partial<AccountFilter>) =>
    (await searchAccounts(db(), { state: 'all', page: 1, pageSize: 10, ...filter }, NOW)).list.map(
      (one) => one.accountId,
    )

  beforeAll(async () => {
    await person('a1', 1, { name: 'Nora Long', email: 'nora@example.com', mobile: '+8613800138000', role: '1,4' })
    await person('a2', 2, { name: 'Visitor', is_restricted: true })
    await person('a3', 3, { name: 'Ada', role: '3, 888' })
    await person('a4', 4, { name: '100% Wool', access_ends_at: at(9) })
    await plan('a1', 'trendee', at(5))
    await plan('a1', 'trendeesellers', at(20))
    await plan('a3', 'trendee', at(5))
  })

  it.each<[string, Partial<AccountFilter>, string[]]>([
    ['all', {}, ['a4', 'a3', 'a2', 'a1']],
    ['a name', { q: 'LONG' }, ['a1']],
    ['an address', { q: 'nora@' }, ['a1']],
    ['a number', { q: '138001' }, ['a1']],
    ['an id', { q: 'a2' }, ['a2']],
    ['a sign that means much in patterns', { q: '%' }, ['a4']],
    ['a role among several', { role: '888' }, ['a3']],
    ['not a part of a role', { role: '8' }, []],
    ['a line', { line: 'trendee' }, ['a3', 'a1']],
    ['restricted', { state: 'restricted' }, ['a2']],
    ['admins', { state: 'admin' }, ['a3']],
    ['ended, but not who still has another plan', { state: 'ended' }, ['a4', 'a3']],
    ['a page', { page: 2, pageSize: 3 }, ['a1']],
  ])('by %s', async (_what, filter, ids) => {
    expect(await find(filter)).toEqual(ids)
  })

  it('say what they have and whether they are signed in', async () => {
    await openSession(db(), 'a1', NOW)
    await openSession(db(), 'a1', new Date('2020-01-01T00:00:00Z'))
    expect(await accountCard(db(), 'a1', NOW)).toMatchObject({
      email: 'nora@example.com',
      role: '1,4',
      sessions: 1,
      hasApiToken: false,
      lastSeenAt: expect.any(Date),
      plans: [
        { line: 'trendee', plan: 'basic', endsAt: at(5) },
        { line: 'trendeesellers', endsAt: at(20) },
      ],
    })
    expect(await accountCard(db(), 'a4', NOW)).toMatchObject({ sessions: 0, lastSeenAt: null, plans: [] })
    expect(await accountCard(db(), 'nobody', NOW)).toBeNull()
  })

  it('are changed in what is given alone', async () => {
    await person('b1', 1, { role: '4', access_ends_at: at(20) })
    await changeAccount(db(), 'b1', {})
    await changeAccount(db(), 'b1', { isRestricted: true })
    expect(await accountById(db(), 'b1')).toMatchObject({ role: '4', isRestricted: true, accessEndsAt: at(20) })
    await changeAccount(db(), 'b1', { role: '1', hasAdmin: true, isRestricted: false, accessEndsAt: null })
    expect(await accountById(db(), 'b1')).toMatchObject({
      role: '1',
      hasAdmin: true,
      isRestricted: false,
      accessEndsAt: null,
    })
  })

  it('lose a plan now, and one only', async () => {
    await person('b2', 1)
    await plan('b2', 'trendee', at(20))
    await plan('b2', 'trendeeapi', at(20))
    expect(await endPlan(db(), 'b2', 'trendee', NOW)).toBe(true)
    expect(await endPlan(db(), 'b2', 'trendee', NOW)).toBe(false)
    const ends = (await accountById(db(), 'b2'))?.plans.map(({ line, endsAt }) => [line, endsAt])
    expect(ends?.sort()).toEqual([
      ['trendee', NOW],
      ['trendeeapi', at(20)],
    ])
  })

  it('are signed out everywhere', async () => {
    await person('b3', 1)
    const tokens = [await openSession(db(), 'b3', NOW), await openSession(db(), 'b3', NOW)]
    expect(await endEverySession(db(), 'b3', NOW)).toBe(2)
    for (const token of tokens) expect(await sessionAccount(db(), token, NOW)).toBeNull()
    expect(await endEverySession(db(), 'b3', NOW)).toBe(0)
  })
})
