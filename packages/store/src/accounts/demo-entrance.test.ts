import { describe, expect, it } from 'vitest'
import { demoPassword, isDemoClosed, saveDemoPassword } from '../administration/settings'
import { openSession, sessionAccount } from '../sign-in/sessions'
import { hashPassword } from '../sign-in/passwords'
import { ENGINES, useStore } from '../testing/engines'
import { setPasswordHash } from './account-addresses'
import { accountByPassword, ensureAccount } from './accounts'
import { apiTokenOf, createApiToken } from './api-tokens'
import { closeDemoEntrance } from './demo-entrance'

const PUBLISHED = 'trendee-demo'
const account = (name: string, isDemo = true) => ({
  name,
  email: `${name}@shop.example`,
  password: PUBLISHED,
  role: '1',
  isDemo,
})

describe.each(ENGINES)("the demo's entrance on $name", (engine) => {
  const db = useStore(engine)
  const opens = async (name: string, password: string) =>
    (await accountByPassword(db(), `${name}@shop.example`, password)) !== null

  it('is none without a demo', async () => {
    await ensureAccount(db(), account('early', false))
    expect([await closeDemoEntrance(db()), await isDemoClosed(db())]).toEqual([null, false])
    expect(await opens('early', PUBLISHED)).toBe(true)
  })

  it('is closed once: demo accounts get a password that stands nowhere, and what the old one opened ends', async () => {
    const [ada, dora] = [await ensureAccount(db(), account('ada')), await ensureAccount(db(), account('dora'))]
    await saveDemoPassword(db(), PUBLISHED, new Date())
    const session = await openSession(db(), ada)
    await createApiToken(db(), dora)
    const password = await closeDemoEntrance(db())
    expect(password).toMatch(/^[\w-]{18}$/)
    for (const name of ['ada', 'dora']) {
      expect([await opens(name, PUBLISHED), await opens(name, String(password))]).toEqual([false, true])
    }
    expect([await sessionAccount(db(), session), await apiTokenOf(db(), dora)]).toEqual([null, null])
    expect([await demoPassword(db()), await isDemoClosed(db())]).toEqual([null, true])
    for (const table of ['setting', 'account'] as const) {
      expect(JSON.stringify(await db().selectFrom(table).selectAll().execute())).not.toContain(password)
    }
    expect(await closeDemoEntrance(db())).toBeNull()
    expect(await opens('ada', String(password))).toBe(true)
  })

  it('leaves passwords that people chose, and people who are no part of the demo', async () => {
    const carl = await ensureAccount(db(), account('carl'))
    await ensureAccount(db(), account('member', false))
    await setPasswordHash(db(), carl, await hashPassword('a long walk in linen'))
    await saveDemoPassword(db(), PUBLISHED, new Date())
    const session = await openSession(db(), carl)
    expect(await closeDemoEntrance(db())).toBeNull()
    expect(await isDemoClosed(db())).toBe(true)
    expect([await opens('carl', 'a long walk in linen'), await opens('member', PUBLISHED)]).toEqual([true, true])
    expect(await sessionAccount(db(), session)).not.toBeNull()
  })
})
