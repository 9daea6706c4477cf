import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { type Browser, type SignInApp, openSignInApp } from '../../testing/sign-in-app'

const { plans, signIn, user } = CONTRACT
const PASSWORD = 'a long walk in linen'
let app: SignInApp
let people = 0

beforeAll(async () => {
  app = await openSignInApp()
})
afterAll(() => app.close())

interface Person {
  readonly browser: Browser
  readonly token: string
  readonly email: string
  readonly userId: string
}

const newEmail = () => `person${++people}@shop.example`
const newMobile = () => `+86138001${String(++people).padStart(5, '0')}`

/** Somebody who has just signed up by e-mail. */
async function newcomer(): Promise<Person> {
  const [browser, email] = [app.browser(), newEmail()]
  const { token, userInfo } = (await browser.ask(signIn.ems, { email, code: await app.codeFor(email) })).json().data
  return { browser, token, email, userId: userInfo.userId }
}

/** The same with a password. */
async function withPassword(): Promise<Person> {
  const person = await newcomer()
  await person.browser.ask(user.passwordChange, { password: PASSWORD }, person.token)
  return person
}

/** Signed in a while ago: no longer proof enough. */
async function aged(person: Person): Promise<Person> {
  const hourAgo = new Date(Date.now() - 3_600_000)
  const { db } = app.runtime.store
  await db.updateTable('session').set({ created_at: hourAgo }).where('account_id', '=', person.userId).execute()
  return person
}

const login = (account: string, password: string, browser = app.browser()) =>
  browser.ask(signIn.login, { account, password })
const isOpen = async (token: string) => (await app.browser().ask(user.info, {}, token)).statusCode === 200

describe('an address', () => {
  it('is bound by its code and the password, and opens the account from then on', async () => {
    const { browser, token, userId } = await withPassword()
    const mobile = newMobile()
    const input = { mobile, code: await app.codeFor(mobile, 'bind'), password: PASSWORD }
    const bound = await browser.ask(user.bindMobile, input, token)
    expect(bound.json().data.userInfo).toMatchObject({ userId, mobile })
    expect((await login(mobile, PASSWORD)).json().data.userInfo.userId).toBe(userId)
    const byCode = await app.browser().ask(signIn.sms, { mobile, code: await app.codeFor(mobile) })
    expect(byCode.json().data.userInfo.userId).toBe(userId)
  })

  it('is changed by its code and one to the old address; the old one opens nothing then', async () => {
    const { browser, token, email, userId } = await newcomer()
    const next = newEmail()
    const code = await app.codeFor(next, 'bind')
    const proof = await app.codeFor(email, 'proof')
    const answer = await browser.ask(user.bindEmail, { email: next.toUpperCase(), code, proof_code: proof }, token)
    expect(answer.json().data.userInfo).toMatchObject({ userId, email: next })
    const old = await app.browser().ask(signIn.ems, { email, code: await app.codeFor(email) })
    expect(old.json().data.userInfo.userId).not.toBe(userId)
  })

  it.each([
    ['no proof', {}, 'password'],
    ['a wrong password', { password: 'wrong' }, 'password'],
    ['a made-up code', { proof_code: '123456' }, 'proof_code'],
  ])('stays as it is with %s', async (_what, proof, field) => {
    const { browser, token } = await withPassword()
    const mobile = newMobile()
    const code = await app.codeFor(mobile, 'bind')
    const refused = await browser.ask(user.bindMobile, { mobile, code, ...proof }, token)
    expect([refused.statusCode, refused.json().code, refused.json().data]).toEqual([400, 1001, { field }])
    // The code for the new address is still good.
    expect((await browser.ask(user.bindMobile, { mobile, code, password: PASSWORD }, token)).statusCode).toBe(200)
  })

  it("takes no code that was sent to the new address, or to another's, for the proof", async () => {
    const { browser, token } = await newcomer()
    const other = await newcomer()
    const mobile = newMobile()
    const code = await app.codeFor(mobile, 'bind')
    for (const proof_code of [code, await app.codeFor(mobile, 'proof'), await app.codeFor(other.email, 'proof')]) {
      const refused = await browser.ask(user.bindMobile, { mobile, code, proof_code }, token)
      expect(refused.json().data).toEqual({ field: 'proof_code' })
    }
  })

  it('that somebody else has is told after a right code only', async () => {
    const { browser, token } = await withPassword()
    const taken = { email: 'seller@trendee.demo', password: PASSWORD }
    const guessed = await browser.ask(user.bindEmail, { ...taken, code: '123456' }, token)
    const free = await browser.ask(user.bindEmail, { ...taken, email: newEmail(), code: '123456' }, token)
    expect([guessed.statusCode, guessed.json().data]).toEqual([400, { field: 'code' }])
    expect([free.statusCode, free.json().data]).toEqual([400, { field: 'code' }])
    const code = await app.codeFor(taken.email, 'bind')
    const refused = await browser.ask(user.bindEmail, { ...taken, code }, token)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 1010])
  })

  it('needs a right code to itself', async () => {
    const { browser, token } = await withPassword()
    const mobile = newMobile()
    const login = await app.codeFor(mobile, 'login')
    const refused = await browser.ask(user.bindMobile, { mobile, code: login, password: PASSWORD }, token)
    expect(refused.json().data).toEqual({ field: 'code' })
  })

  it('is bound without more by whoever has none and no password', async () => {
    const { db } = app.runtime.store
    const { browser, token, userId } = await newcomer()
    await db.updateTable('account').set({ email: null }).where('account_id', '=', userId).execute()
    const email = newEmail()
    const answer = await browser.ask(user.bindEmail, { email, code: await app.codeFor(email, 'bind') }, token)
    expect(answer.json().data.userInfo).toMatchObject({ userId, email })
  })
})

/** An API token of the account, and whether it opens anything. */
async function withApiToken({ browser, token }: Person) {
  const made = (await browser.ask(plans.tokenCreate, {}, token)).json().data
  const works = async () => (await app.browser().ask(plans.subscription, {}, made.token)).json().code !== 1004
  expect(await works()).toBe(true)
  return works
}

describe('an API token', () => {
  it.each([
    ['ends with', {}, false],
    ['outlives, where it is asked to,', { end_api_token: false }, true],
  ])('%s a change of the password', async (_word, more, outlives) => {
    const person = await withPassword()
    const works = await withApiToken(person)
    const input = { password: 'another sentence', old_password: PASSWORD, ...more }
    expect((await person.browser.ask(user.passwordChange, input, person.token)).statusCode).toBe(200)
    expect(await works()).toBe(outlives)
  })

  it.each([
    ['ends with', {}, false],
    ['outlives, where it is asked to,', { end_api_token: false }, true],
  ])('%s a reset of the password', async (_word, more, outlives) => {
    const person = await withPassword()
    const { email } = person
    const works = await withApiToken(person)
    const input = { email, code: await app.codeFor(email, 'password'), password: 'another sentence', ...more }
    expect((await app.browser().ask(user.passwordByEmail, input)).statusCode).toBe(200)
    expect(await works()).toBe(outlives)
  })

  it('stays where the change is refused', async () => {
    const person = await withPassword()
    const works = await withApiToken(person)
    const input = { password: 'another sentence', old_password: 'wrong' }
    expect((await person.browser.ask(user.passwordChange, input, person.token)).statusCode).toBe(400)
    expect(await works()).toBe(true)
  })
})

describe('a password', () => {
  it('is set by whoever has just signed in, and by a code later', async () => {
    const { browser, token, email } = await aged(await newcomer())
    const refused = await browser.ask(user.passwordChange, { password: PASSWORD }, token)
    expect([refused.statusCode, refused.json().data]).toEqual([400, { field: 'proof_code' }])
    const proof_code = await app.codeFor(email, 'proof')
    expect((await browser.ask(user.passwordChange, { password: PASSWORD, proof_code }, token)).statusCode).toBe(200)
    expect((await login(email, PASSWORD)).statusCode).toBe(200)
  })

  it('is changed by the old one alone; every other session ends, this one stays', async () => {
    const { browser, token, email } = await withPassword()
    const other = (await login(email, PASSWORD)).json().data.token
    const change = (input: Record<string, string>) => browser.ask(user.passwordChange, input, token)
    expect((await change({ password: 'another sentence' })).json().data).toEqual({ field: 'old_password' })
    const wrong = await change({ password: 'another sentence', old_password: 'wrong' })
    expect([wrong.statusCode, wrong.json().data]).toEqual([400, { field: 'old_password' }])
    expect(await isOpen(other)).toBe(true)
    expect((await change({ password: 'another sentence', old_password: PASSWORD })).statusCode).toBe(200)
    expect([await isOpen(token), await isOpen(other)]).toEqual([true, false])
    expect((await login(email, PASSWORD)).statusCode).toBe(400)
    expect((await login(email, 'another sentence')).statusCode).toBe(200)
  })

  it('is not found by whoever finds a browser open: ten guesses, then a wait', async () => {
    const { email } = await withPassword()
    const tokens: string[] = []
    // What is wrong is counted for the account, whichever session it is tried in.
    for (let index = 0; index < 11; index++) tokens.push((await login(email, PASSWORD)).json().data.token)
    const guess = (old_password: string) =>
      app.browser().ask(user.passwordChange, { old_password, password: 'another sentence' }, tokens.pop())
    for (let index = 0; index < 10; index++) expect((await guess(`guess ${index}`)).statusCode).toBe(400)
    const refused = await guess(PASSWORD)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 1006])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600)
    expect((await login(email, PASSWORD)).statusCode).toBe(200)
  })

  it.each([
    ['1234567', 'short'],
    ['sunshine1', 'common'],
    ['SUNSHINE1', 'common'],
    ['person', 'short'],
  ])('%s is refused (%s)', async (password, because) => {
    const { browser, token } = await newcomer()
    const refused = await browser.ask(user.passwordChange, { password }, token)
    expect([refused.statusCode, refused.json().data]).toEqual([400, { field: 'password', because }])
  })

  it("is not the account's own address", async () => {
    const { browser, token, email } = await newcomer()
    const refused = await browser.ask(user.passwordChange, { password: email.toUpperCase() }, token)
    expect(refused.json().data).toEqual({ field: 'password', because: 'own' })
  })
})

describe('a forgotten password', () => {
  it('is replaced by a code to the e-mail address; every session ends and no browser is known any more', async () => {
    const { token, email, browser } = await withPassword()
    const code = await app.codeFor(email, 'password')
    const answer = await app.browser().ask(user.passwordByEmail, { email, code, password: 'another sentence' })
    expect([answer.statusCode, answer.json().data]).toEqual([200, {}])
    expect(await isOpen(token)).toBe(false)
    expect((await login(email, 'another sentence', browser)).statusCode).toBe(200)
    const again = await app.browser().ask(user.passwordByEmail, { email, code, password: 'a third sentence' })
    expect(again.statusCode).toBe(400)
  })

  it('is replaced by a code to the number', async () => {
    const mobile = newMobile()
    await app.browser().ask(signIn.sms, { mobile, code: await app.codeFor(mobile) })
    const code = await app.codeFor(mobile, 'password')
    const input = { mobile, code, password: PASSWORD }
    expect((await app.browser().ask(user.passwordByMobile, input)).statusCode).toBe(200)
    expect((await login(mobile, PASSWORD)).statusCode).toBe(200)
  })

  it('keeps its code while the new one is refused', async () => {
    const { email } = await withPassword()
    const code = await app.codeFor(email, 'password')
    const change = (password: string) => app.browser().ask(user.passwordByEmail, { email, code, password })
    expect((await change('password')).json().data).toEqual({ field: 'password', because: 'common' })
    expect((await change(email)).json().data).toEqual({ field: 'password', because: 'own' })
    expect((await change('another sentence')).statusCode).toBe(200)
  })

  it('is not replaced by a code for something else', async () => {
    const { email } = await withPassword()
    for (const purpose of ['login', 'proof', 'bind'] as const) {
      const code = await app.codeFor(email, purpose)
      const input = { email, code, password: 'another sentence' }
      expect((await app.browser().ask(user.passwordByEmail, input)).statusCode, purpose).toBe(400)
    }
    expect((await login(email, PASSWORD)).statusCode).toBe(200)
  })
})

describe('sessions', () => {
  it('are listed, and end one by one or all others at once', async () => {
    const { browser, token, email } = await withPassword()
    const others: string[] = []
    for (let index = 0; index < 3; index++) others.push((await login(email, PASSWORD)).json().data.token)
    const list = async () => (await browser.ask(user.sessions, {}, token)).json().data.list
    const before = await list()
    expect(before).toHaveLength(4)
    expect(before.filter((session: { is_this: boolean }) => session.is_this)).toHaveLength(1)
    const victim = before.find((session: { opened_by: string }) => session.opened_by === 'password')
    const one = await browser.ask(user.sessionEnd, { session_id: victim.session_id }, token)
    expect(one.json().data).toEqual({ ended: 1 })
    expect((await Promise.all(others.map(isOpen))).filter(Boolean)).toHaveLength(2)
    expect((await browser.ask(user.sessionEnd, { session_id: 'others' }, token)).json().data).toEqual({ ended: 2 })
    expect((await Promise.all(others.map(isOpen))).filter(Boolean)).toEqual([])
    expect(await list()).toEqual([expect.objectContaining({ is_this: true, opened_by: 'email', ip: browser.ip })])
  })

  it("of another account are not this account's to end", async () => {
    const [mine, other] = [await newcomer(), await newcomer()]
    const [session] = (await other.browser.ask(user.sessions, {}, other.token)).json().data.list
    const refused = await mine.browser.ask(user.sessionEnd, { session_id: session.session_id }, mine.token)
    expect([refused.statusCode, refused.json().code]).toEqual([404, 1002])
    expect(await isOpen(other.token)).toBe(true)
  })
})

describe('the profile', () => {
  it('changes by what is given, and the next question knows', async () => {
    const { browser, token } = await newcomer()
    const info = async () => (await browser.ask(user.info, {}, token)).json().data.userInfo
    await info()
    const changed = await browser.ask(user.infoUpdate, { name: ' Ines ', company: 'Atelier', language: 'zh' }, token)
    expect(changed.json().data.userInfo).toMatchObject({ name: 'Ines', company: 'Atelier', language: 'zh' })
    await browser.ask(user.infoUpdate, { company: '', country: 'Portugal' }, token)
    expect(await info()).toMatchObject({ name: 'Ines', company: null, country: 'Portugal' })
  })

  it('is read anew, also what another process has changed a moment ago', async () => {
    const { browser, token, userId } = await newcomer()
    await browser.ask(user.info, {}, token)
    await app.runtime.store.db.updateTable('account').set({ role: '3' }).where('account_id', '=', userId).execute()
    expect((await browser.ask(user.info, {}, token)).json().data.userInfo.role).toBe('3')
  })
})
