import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { passwordMatches } from '@trendee/store/sign-in/passwords'
import { buildApp } from '../../app'
import { openSignInApp, type Browser, type SignInApp } from '../../testing/sign-in-app'
import { makeAccount } from '../../testing/test-accounts'

// The real hashing, watched: it is what a flood of guesses must not reach.
vi.mock('@trendee/store/sign-in/passwords', { spy: true })

const { signIn, user } = CONTRACT
const NETWORKS = 50
/** Nobody's passwords but the last, which is the right one: deep in the list, as it would be. */
const GUESSES = Array.from({ length: 200 }, (_, index) => (index === 150 ? 'trendee-demo' : `guess number ${index}`))

let app: SignInApp
beforeAll(async () => {
  app = await openSignInApp()
})
afterAll(() => app.close())

const login = (browser: Browser, account: string, password: string) => browser.ask(signIn.login, { account, password })

/** 10,000 guesses: each network makes 200, all networks at once, account and password by the number of the guess. */
async function flood(guess: (index: number) => { account: string; password: string }, meanwhile?: () => Promise<void>) {
  const attackers = Array.from({ length: NETWORKS }, (_, network) => app.browser({ ip: `198.51.100.${network}` }))
  const statuses = new Map<number, number>()
  const waits: number[] = []
  for (let round = 0; round < GUESSES.length; round++) {
    const answers = await Promise.all(
      attackers.map((attacker, network) => {
        const { account, password } = guess(round * NETWORKS + network)
        return login(attacker, account, password)
      }),
    )
    for (const { statusCode, headers } of answers) {
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      if (statusCode === 429) waits.push(Number(headers['retry-after']))
    }
    if (round === 100) await meanwhile?.()
  }
  return { statuses, waits }
}

/** Empties what the flood before has filled, but for the limits that the framework keeps in memory. */
async function newDay(): Promise<void> {
  await app.runtime.store.db.deleteFrom('attempt_counter').execute()
}

describe('10,000 guesses from 50 networks', () => {
  it('at one account open nothing, and lock nobody out who knows the password from a known device', async () => {
    const home = app.browser()
    expect((await login(home, 'designer@trendee.demo', 'trendee-demo')).statusCode).toBe(200)
    vi.mocked(passwordMatches).mockClear()
    const atHome: number[] = []
    const account = 'designer@trendee.demo'
    const { statuses, waits } = await flood(
      (index) => ({ account, password: GUESSES[Math.floor(index / NETWORKS)] ?? '' }),
      async () => {
        atHome.push((await login(home, account, 'a slip')).statusCode)
        atHome.push((await login(home, account, 'trendee-demo')).statusCode)
      },
    )
    expect(atHome).toEqual([400, 200])
    expect(statuses.get(200)).toBeUndefined()
    expect([...statuses.keys()].sort((a, b) => a - b)).toEqual([400, 429])
    expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(10_000)
    // Ten guesses of strangers were compared, and the two at home.
    expect(statuses.get(400)).toBe(10)
    expect(vi.mocked(passwordMatches).mock.calls).toHaveLength(12)
    expect(Math.min(...waits)).toBeGreaterThan(0)
    expect(Math.max(...waits)).toBeLessThanOrEqual(900)
  })

  it('spread over 200 accounts open nothing', async () => {
    await newDay()
    const { db } = app.runtime.store
    const designer = await db
      .selectFrom('account')
      .select('password_hash')
      .where('email', '=', 'designer@trendee.demo')
      .executeTakeFirstOrThrow()
    const accounts: string[] = []
    for (let index = 0; index < 200; index++) {
      const accountId = await makeAccount(db)
      accounts.push(`${accountId}@test.example`)
      // One hash for all of them: making 200 takes longer than the flood.
      await db.updateTable('account').set(designer).where('account_id', '=', accountId).execute()
    }
    vi.mocked(passwordMatches).mockClear()
    const { statuses } = await flood((index) => ({
      account: accounts[index % 200] ?? '',
      password: GUESSES[Math.floor(index / NETWORKS)] ?? '',
    }))
    expect(statuses.get(200)).toBeUndefined()
    expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(10_000)
    // Ten of each network, if that.
    expect(vi.mocked(passwordMatches).mock.calls.length).toBeLessThanOrEqual(10 * NETWORKS)
  })
})

it('10,000 guesses at one account come to ten, also where networks are not limited', async () => {
  await newDay()
  const open = await buildApp(app.runtime, { limitsRates: false })
  vi.mocked(passwordMatches).mockClear()
  const statuses = new Set<number>()
  for (let round = 0; round < 200; round++) {
    const answers = await Promise.all(
      Array.from({ length: NETWORKS }, (_, network) =>
        open.inject({
          method: 'POST',
          url: signIn.login.path,
          payload: { account: 'trendee-business@trendee.demo', password: GUESSES[round] },
          remoteAddress: `203.0.113.${network}`,
        }),
      ),
    )
    for (const { statusCode } of answers) statuses.add(statusCode)
  }
  await open.close()
  expect([...statuses].sort((a, b) => a - b)).toEqual([400, 429])
  expect(vi.mocked(passwordMatches).mock.calls).toHaveLength(10)
})

describe('a limit that is reached', () => {
  it('answers 1006 with the wait, by an application that was started anew too', async () => {
    const account = 'seller@trendee.demo'
    for (let guess = 0; guess < 10; guess++) {
      expect((await login(app.browser(), account, 'wrong')).statusCode).toBe(400)
    }
    const refused = await login(app.browser(), account, 'trendee-demo')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 1006])
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(600)
    expect(wait).toBeLessThanOrEqual(900)
    const second = await buildApp(app.runtime, { limitsRates: true })
    const anew = await second.inject({
      method: 'POST',
      url: signIn.login.path,
      payload: { account, password: 'trendee-demo' },
      remoteAddress: '192.0.2.99',
    })
    await second.close()
    expect([anew.statusCode, anew.json().code]).toEqual([429, 1006])
  })

  it('leaves the way by a code, after which the browser is known', async () => {
    const email = 'trendee-basic@trendee.demo'
    for (let guess = 0; guess < 10; guess++) await login(app.browser(), email, 'wrong')
    const browser = app.browser()
    expect((await login(browser, email, 'trendee-demo')).statusCode).toBe(429)
    expect((await browser.ask(signIn.ems, { email, code: await app.codeFor(email) })).statusCode).toBe(200)
    expect((await login(browser, email, 'trendee-demo')).statusCode).toBe(200)
  })

  it('holds for accounts that there are none of alike', async () => {
    const tryAll = async (account: string) => {
      const answers = []
      for (let guess = 0; guess < 12; guess++) {
        const { statusCode, body } = await login(app.browser(), account, 'wrong')
        answers.push([statusCode, JSON.parse(body).code, JSON.parse(body).msg])
      }
      return answers
    }
    expect(await tryAll('nobody-at-all@trendee.demo')).toEqual(await tryAll('graphics-basic@trendee.demo'))
    expect((await tryAll('not an address')).at(-1)?.[0]).toBe(429)
  })

  it('is shared by the addresses of an IPv6 network', async () => {
    for (let guess = 0; guess < 10; guess++) {
      await login(app.browser({ ip: `2001:db8:1:2::${guess + 1}` }), `spray${guess}@trendee.demo`, 'wrong')
    }
    const from = async (ip: string) => (await login(app.browser({ ip }), 'spray@trendee.demo', 'wrong')).statusCode
    expect(await from('2001:db8:1:2::ffff')).toBe(429)
    expect(await from('2001:db8:1:3::1')).toBe(400)
  })

  it('counts wrong codes with wrong passwords of a network', async () => {
    const browser = app.browser()
    for (let guess = 0; guess < 5; guess++) {
      await login(browser, `n${guess}@trendee.demo`, 'wrong')
      await browser.ask(signIn.ems, { email: `n${guess}@trendee.demo`, code: '123456' })
    }
    const refused = await browser.ask(user.passwordByEmail, {
      email: 'n@trendee.demo',
      code: '123456',
      password: 'a long walk in linen',
    })
    expect(refused.statusCode).toBe(429)
  })
})

describe('a known device', () => {
  it('is a cookie that scripts do not read and other sites do not send', async () => {
    const browser = app.browser()
    const answer = await login(browser, 'graphics@trendee.demo', 'trendee-demo')
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Lax$/)
    expect(answer.body).not.toContain(browser.cookies.get('device') ?? '')
  })

  it('has ten tries of its own, and is none for another account', async () => {
    const browser = app.browser()
    await login(browser, 'graphics-business@trendee.demo', 'trendee-demo')
    for (let guess = 0; guess < 10; guess++) {
      expect((await login(browser, 'graphics-business@trendee.demo', 'wrong')).statusCode).toBe(400)
    }
    expect((await login(browser, 'graphics-business@trendee.demo', 'wrong')).statusCode).toBe(429)
    // A stranger's tries are counted apart: they are all there.
    expect((await login(app.browser(), 'graphics-business@trendee.demo', 'trendee-demo')).statusCode).toBe(200)
    const known = await app.runtime.store.db
      .selectFrom('attempt_counter')
      .select('attempt_key')
      .where('attempt_key', 'like', 'guess:%')
      .execute()
    expect(JSON.stringify(known)).not.toContain(browser.cookies.get('device') ?? '')
  })

  it('is not had by making one up', async () => {
    const account = 'api-developer@trendee.demo'
    for (let guess = 0; guess < 10; guess++) {
      const browser = app.browser()
      browser.cookies.set('device', 'A'.repeat(43))
      await login(browser, account, 'wrong')
    }
    expect((await login(app.browser(), account, 'trendee-demo')).statusCode).toBe(429)
  })
})
