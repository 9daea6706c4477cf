import { verify } from '@node-rs/argon2'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountById, accountByPassword, demoAccounts, ensureAccount } from './accounts'
import { ENGINES, useStore } from '../testing/engines'

// The real hashing, watched: how often it works is what an attacker could measure.
vi.mock('@node-rs/argon2', { spy: true })

const PLAN = {
  line: 'trendee',
  plan: 'professional',
  startsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: new Date('2027-01-01T00:00:00Z'),
  openedBy: 'admin',
} as const
const MIRA = { name: 'Mira', email: 'Mira@Shop.example', password: 'first word', role: '1,4', plans: [PLAN] }

describe.each(ENGINES)('accounts on $name', (engine) => {
  const db = useStore(engine)

  beforeEach(() => {
    vi.mocked(verify).mockClear()
  })

  it('are made once: the same e-mail again, however spelt, changes nothing', async () => {
    const accountId = await ensureAccount(db(), MIRA)
    const again = await ensureAccount(db(), { ...MIRA, email: 'mira@shop.EXAMPLE', password: 'second', name: 'Other' })
    expect(again).toBe(accountId)
    expect(await accountById(db(), accountId)).toEqual({
      accountId,
      name: 'Mira',
      email: 'mira@shop.example',
      mobile: null,
      role: '1,4',
      hasAdmin: false,
      isRestricted: false,
      accessEndsAt: null,
      createdAt: expect.any(Date),
      plans: [PLAN],
    })
    expect(await accountByPassword(db(), MIRA.email, 'second')).toBeNull()
  })

  it('open with their password and e-mail in any case', async () => {
    const accountId = await ensureAccount(db(), MIRA)
    expect((await accountByPassword(db(), 'MIRA@shop.example', 'first word'))?.accountId).toBe(accountId)
    expect(await accountByPassword(db(), 'mira@shop.example', 'First word')).toBeNull()
    expect(await accountByPassword(db(), 'mira@shop.example', '')).toBeNull()
  })

  it('keep no readable password', async () => {
    const accountId = await ensureAccount(db(), MIRA)
    const row = await db().selectFrom('account').selectAll().where('account_id', '=', accountId).executeTakeFirst()
    expect(row?.password_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(row)).not.toContain(MIRA.password)
  })

  it('cost one comparison whether the account is there, unknown, or without a password', async () => {
    await ensureAccount(db(), MIRA)
    const silent = await ensureAccount(db(), { ...MIRA, email: 'silent@shop.example' })
    await db().updateTable('account').set({ password_hash: null }).where('account_id', '=', silent).execute()
    const counts: number[] = []
    for (const email of ['mira@shop.example', 'nobody@shop.example', 'silent@shop.example']) {
      vi.mocked(verify).mockClear()
      expect(await accountByPassword(db(), email, 'wrong')).toBeNull()
      counts.push(vi.mocked(verify).mock.calls.length)
    }
    expect(counts).toEqual([1, 1, 1])
  })

  it('show the plan in force: the higher one for its days, then the lower one again', async () => {
    const accountId = await ensureAccount(db(), { ...MIRA, email: 'two@shop.example' })
    const lower = {
      line: 'trendee',
      plan: 'basic',
      starts_at: PLAN.startsAt,
      ends_at: new Date('2028-01-01T00:00:00Z'),
    }
    await db()
      .insertInto('account_plan')
      .values({ account_id: accountId, ...lower })
      .execute()
    const planAt = async (now: string) =>
      (await accountById(db(), accountId, new Date(now)))?.plans.map(({ plan }) => plan)
    expect(await planAt('2026-06-01T00:00:00Z')).toEqual(['professional'])
    expect(await planAt('2027-01-01T00:00:00Z')).toEqual(['basic'])
  })

  it('of the demo are listed, others not', async () => {
    await ensureAccount(db(), MIRA)
    await ensureAccount(db(), { ...MIRA, name: 'Demo', email: 'demo@shop.example', isDemo: true })
    expect(await demoAccounts(db())).toEqual([{ name: 'Demo', email: 'demo@shop.example' }])
  })

  it('that do not exist are null', async () => {
    expect(await accountById(db(), 'nobody')).toBeNull()
  })
})
