import { describe, expect, it } from 'vitest'
import { ENGINES, useStore } from '../testing/engines'
import { ensureAccountOfAddress } from './account-opening'
import { accountById } from './accounts'
import { administratorNames, ensureAdministrator } from './administrators'
import { savePreferences } from './preferences'
import { profileOf } from './profiles'

describe.each(ENGINES)('accounts and what they answer on $name', (engine) => {
  const db = useStore(engine)
  const idOf = async (email: string) => {
    const address = { channel: 'email', address: email } as const
    return (await ensureAccountOfAddress(db(), address, { name: email, cameBy: 'email' })).accountId
  }

  it('are made administrators by their address, whether they are there or not, and as often as one likes', async () => {
    const before = await administratorNames(db())
    const known = await idOf('known@shop.example')
    await ensureAdministrator(db(), ' Known@shop.example')
    await ensureAdministrator(db(), 'new@shop.example')
    await ensureAdministrator(db(), 'new@shop.example')
    expect(await accountById(db(), known)).toMatchObject({ hasAdmin: true, role: '888' })
    const made = await accountById(db(), await idOf('new@shop.example'))
    expect(made).toMatchObject({ hasAdmin: true, role: '888', name: 'new@shop.example' })
    const names = await administratorNames(db())
    expect(names).toEqual([...before, 'known@shop.example', 'new@shop.example'].slice(0, 3))
  })

  it('that opened one are still to be asked, until they answered, even with nothing', async () => {
    const accountId = await idOf('asked@shop.example')
    expect((await profileOf(db(), accountId))?.preferences).toBeNull()
    const answers = { work: null, categories: [], regions: [], gender: null } as const
    await savePreferences(db(), accountId, answers)
    expect((await profileOf(db(), accountId))?.preferences).toEqual(answers)
    const denim = { ...answers, work: 'buyer', categories: ['denim'], regions: ['GB', 'US'] } as const
    await savePreferences(db(), accountId, denim)
    expect((await profileOf(db(), accountId))?.preferences).toEqual(denim)
  })

  it('that somebody else made are not asked', async () => {
    await db().insertInto('account').values({ account_id: 'made', name: 'Made' }).execute()
    expect((await profileOf(db(), 'made'))?.preferences).toEqual({})
  })
})
