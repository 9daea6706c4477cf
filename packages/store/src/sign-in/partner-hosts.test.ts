import { beforeAll, describe, expect, it } from 'vitest'
import { ensureAccountOfAddress, ensureAccountOfIdentity } from '../accounts/account-opening'
import { accountById } from '../accounts/accounts'
import { ensureWhiteLabel, grantPartnerPlan } from './partner-hosts'
import { ENGINES, useStore } from '../testing/engines'
import type { WhiteLabel } from './white-labels'

const NOW = new Date('2026-03-01T10:00:00Z')
const DAY = 86_400_000
const afterDays = (days: number) => new Date(NOW.getTime() + days * DAY)
const HOST: WhiteLabel = {
  host: 'cloth.example',
  partner: 'cloth',
  name: 'Cloth',
  styleClass: 'cloth',
  loginUrl: 'https://cloth.example/login',
  pricingUrl: 'https://cloth.example/pricing',
  welcomeEn: 'Welcome',
  welcomeZh: '欢迎',
  line: 'trendeesellers',
  plan: 'professional',
}

describe.each(ENGINES)("what a partner's host grants on $name", (engine) => {
  const db = useStore(engine)
  const person = async (subject: string) =>
    (await ensureAccountOfIdentity(db(), { provider: 'partner:cloth', subject }, { name: 'P', cameBy: 'partner' }, NOW))
      .accountId

  beforeAll(() => ensureWhiteLabel(db(), HOST))

  it('is its plan for thirty days from the last time, not longer', async () => {
    const accountId = await person('again')
    for (const days of [0, 0, 10]) {
      await grantPartnerPlan(db(), accountId, { partner: 'cloth', host: 'cloth.example' }, afterDays(days))
    }
    expect(await accountById(db(), accountId)).toMatchObject({
      role: '4',
      accessEndsAt: afterDays(40),
      plans: [
        { line: 'trendeesellers', plan: 'professional', startsAt: NOW, endsAt: afterDays(40), openedBy: 'partner' },
      ],
    })
  })

  it.each([
    ['another host', { partner: 'cloth', host: 'trendee.example' }],
    ["another partner's host", { partner: 'atelier', host: 'cloth.example' }],
  ])('is nothing on %s', async (name, where) => {
    const accountId = await person(name)
    await grantPartnerPlan(db(), accountId, where, NOW)
    expect(await accountById(db(), accountId)).toMatchObject({ role: '', accessEndsAt: null, plans: [] })
  })

  it('puts no end to an account that was there before', async () => {
    const address = { channel: 'email', address: 'own@shop.example' } as const
    const { accountId } = await ensureAccountOfAddress(db(), address, { name: 'Own', cameBy: 'email' }, NOW)
    await grantPartnerPlan(db(), accountId, { partner: 'cloth', host: 'cloth.example' }, NOW)
    const account = await accountById(db(), accountId)
    expect(account?.accessEndsAt).toBeNull()
    expect(account?.plans).toHaveLength(1)
  })

  it('is kept as it is when the host is put there again', async () => {
    await ensureWhiteLabel(db(), { ...HOST, plan: 'basic' })
    const row = await db().selectFrom('white_label').select('plan').where('host', '=', HOST.host).executeTakeFirst()
    expect(row?.plan).toBe('professional')
  })
})
