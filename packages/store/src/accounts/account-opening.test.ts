import { describe, expect, it } from 'vitest'
import { bindAddress, accountByAddress, passwordHashOf, setPasswordHash } from './account-addresses'
import { dropOldVisitors, ensureAccountOfAddress, ensureAccountOfIdentity, openVisitorAccount } from './account-opening'
import { accountById, accountByPassword } from './accounts'
import { hashPassword } from '../sign-in/passwords'
import { ENGINES, useStore } from '../testing/engines'

const NOW = new Date('2026-03-01T10:00:00Z')
const DAY = 86_400_000
const SIX = Array.from({ length: 6 }, (_, index) => index)
const byCode = { name: 'Mira', cameBy: 'email', utmSource: 'fair', ucode: 'u7' }

describe.each(ENGINES)('accounts that people open on $name', (engine) => {
  const db = useStore(engine)

  it('are one for an address, however many codes come at once', async () => {
    const address = { channel: 'email', address: 'six@shop.example' } as const
    const found = await Promise.all(SIX.map(() => ensureAccountOfAddress(db(), address, byCode, NOW)))
    expect(new Set(found.map(({ accountId }) => accountId)).size).toBe(1)
    expect(found.filter(({ isNew }) => isNew)).toHaveLength(1)
    const account = await accountByAddress(db(), address)
    expect(account).toMatchObject({ name: 'Mira', email: 'six@shop.example', mobile: null, role: '', createdAt: NOW })
    const row = await db()
      .selectFrom('account')
      .select(['came_by', 'utm_source', 'ucode', 'password_hash'])
      .where('account_id', '=', account?.accountId ?? '')
      .executeTakeFirst()
    expect(row).toEqual({ came_by: 'email', utm_source: 'fair', ucode: 'u7', password_hash: null })
  })

  it('are one for an outside identity, however many come at once', async () => {
    const lin = { provider: 'wechat', subject: 'unionid-of-lin' }
    const found = await Promise.all(
      SIX.map(() => ensureAccountOfIdentity(db(), lin, { name: 'Lin', cameBy: 'wechat' }, NOW)),
    )
    expect(new Set(found.map(({ accountId }) => accountId)).size).toBe(1)
    expect(found.filter(({ isNew }) => isNew)).toHaveLength(1)
    const names = await db().selectFrom('account').select('account_id').where('name', '=', 'Lin').execute()
    expect(names).toHaveLength(1)
    const elsewhere = await ensureAccountOfIdentity(
      db(),
      { ...lin, provider: 'partner:diexun' },
      { name: 'Lin', cameBy: 'partner' },
      NOW,
    )
    expect(elsewhere.isNew).toBe(true)
  })

  it('are undone with the transaction that they were made in', async () => {
    const address = { channel: 'sms', address: '+8613800138000' } as const
    const failing = db()
      .transaction()
      .execute(async (transaction) => {
        await ensureAccountOfAddress(transaction, address, { name: 'x', cameBy: 'promotion' }, NOW)
        throw new Error('the promotion is used up')
      })
    await expect(failing).rejects.toThrow('used up')
    expect(await accountByAddress(db(), address)).toBeNull()
  })

  it('take another address unless somebody has it', async () => {
    const one = await ensureAccountOfAddress(db(), { channel: 'email', address: 'one@shop.example' }, byCode)
    const two = await ensureAccountOfAddress(db(), { channel: 'sms', address: '+447911123456' }, byCode)
    expect(await bindAddress(db(), one.accountId, { channel: 'sms', address: '+447911123456' })).toBe(false)
    expect(await bindAddress(db(), one.accountId, { channel: 'sms', address: '+447911123457' })).toBe(true)
    expect(await bindAddress(db(), two.accountId, { channel: 'sms', address: '+447911123456' })).toBe(true)
    expect((await accountById(db(), one.accountId))?.mobile).toBe('+447911123457')
  })

  it('open with a password once they have one, by either address', async () => {
    const { accountId } = await ensureAccountOfAddress(db(), { channel: 'sms', address: '+14155552671' }, byCode)
    expect(await accountByPassword(db(), '+14155552671', '')).toBeNull()
    expect(await passwordHashOf(db(), accountId)).toBeNull()
    await setPasswordHash(db(), accountId, await hashPassword('a long walk'))
    expect((await accountByPassword(db(), '+14155552671', 'a long walk'))?.accountId).toBe(accountId)
    expect(await passwordHashOf(db(), accountId)).toMatch(/^\$argon2id\$/)
  })

  it("of visitors go a week after their time, others' stay", async () => {
    const visitor = { name: 'Visitor', cameBy: 'visitor', isRestricted: true }
    const old = await openVisitorAccount(db(), { ...visitor, accessEndsAt: new Date(NOW.getTime() - 7 * DAY - 1) })
    const young = await openVisitorAccount(db(), { ...visitor, accessEndsAt: new Date(NOW.getTime() - 7 * DAY) })
    const partner = await ensureAccountOfIdentity(
      db(),
      { provider: 'partner:x', subject: '1' },
      { name: 'P', cameBy: 'partner', accessEndsAt: new Date(0) },
    )
    await dropOldVisitors(db(), NOW)
    expect(await accountById(db(), old)).toBeNull()
    expect(await accountById(db(), young)).toMatchObject({ isRestricted: true, email: null })
    expect(await accountById(db(), partner.accountId)).not.toBeNull()
  })
})
