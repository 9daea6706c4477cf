import { CONTRACT } from '@trendee/contract/contract'
import { passwordMatches } from '@trendee/store/sign-in/passwords'
import { describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app'
import type { SignInApp } from './sign-in-app'
import { makeAccount } from './test-accounts'

const { signIn } = CONTRACT
const NETWORKS = 50
const ACCOUNTS = 200
/** Guesses at an account, and of a network, that are compared. */
const COMPARED = 10

/**
 * Floods of guesses from 50 networks, each of which makes `rounds`, all networks at once. The test file watches the real
 * hashing, which a flood must not reach: `vi.mock('@trendee/store/sign-in/passwords', { spy: true })`.
 */
export function describeFloods(rounds: number, app: () => SignInApp): void {
  const all = rounds * NETWORKS
  /** Nobody's passwords but one, which is the right one: deep in the list, as it would be. */
  const right = Math.floor((3 * rounds) / 4)
  const guesses = Array.from({ length: rounds }, (_, index) => (index === right ? 'trendee-demo' : `guess ${index}`))

  describe(`${all} guesses from ${NETWORKS} networks`, () => {
    const answered = (statuses: ReadonlyMap<number, number>) =>
      [...statuses.values()].reduce((sum, one) => sum + one, 0)

    /** Account and password by the number of the guess. */
    async function flood(
      guess: (index: number) => { account: string; password: string },
      meanwhile?: () => Promise<void>,
    ) {
      const attackers = Array.from({ length: NETWORKS }, (_, network) => app().browser({ ip: `198.51.100.${network}` }))
      const statuses = new Map<number, number>()
      const waits: number[] = []
      for (let round = 0; round < rounds; round++) {
        const answers = await Promise.all(
          attackers.map((attacker, network) => attacker.ask(signIn.login, guess(round * NETWORKS + network))),
        )
        for (const { statusCode, headers } of answers) {
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
          if (statusCode === 429) waits.push(Number(headers['retry-after']))
        }
        if (round === Math.floor(rounds / 2)) await meanwhile?.()
      }
      return { statuses, waits }
    }

    /** Empties what the flood before has filled, but for the limits that the framework keeps in memory. */
    const newDay = () => app().runtime.store.db.deleteFrom('attempt_counter').execute()

    it('at one account open nothing, and lock nobody out who knows the password from a known device', async () => {
      const home = app().browser()
      const account = 'designer@trendee.demo'
      const fromHome = async (password: string) => (await home.ask(signIn.login, { account, password })).statusCode
      expect(await fromHome('trendee-demo')).toBe(200)
      vi.mocked(passwordMatches).mockClear()
      const atHome: number[] = []
      const { statuses, waits } = await flood(
        (index) => ({ account, password: guesses[Math.floor(index / NETWORKS)] ?? '' }),
        async () => {
          atHome.push(await fromHome('a slip'), await fromHome('trendee-demo'))
        },
      )
      expect(atHome).toEqual([400, 200])
      expect([...statuses.keys()].sort((a, b) => a - b)).toEqual([400, 429])
      expect(answered(statuses)).toBe(all)
      // Those of strangers, and the two at home.
      expect(statuses.get(400)).toBe(COMPARED)
      expect(vi.mocked(passwordMatches).mock.calls).toHaveLength(COMPARED + 2)
      expect(Math.min(...waits)).toBeGreaterThan(0)
      expect(Math.max(...waits)).toBeLessThanOrEqual(900)
    })

    it(`spread over ${ACCOUNTS} accounts open nothing`, async () => {
      await newDay()
      const { db } = app().runtime.store
      const designer = await db
        .selectFrom('account')
        .select('password_hash')
        .where('email', '=', 'designer@trendee.demo')
        .executeTakeFirstOrThrow()
      const accounts: string[] = []
      for (let index = 0; index < ACCOUNTS; index++) {
        const accountId = await makeAccount(db)
        accounts.push(`${accountId}@test.example`)
        // One hash for all of them: making so many takes longer than the flood.
        await db.updateTable('account').set(designer).where('account_id', '=', accountId).execute()
      }
      vi.mocked(passwordMatches).mockClear()
      const { statuses } = await flood((index) => ({
        account: accounts[index % ACCOUNTS] ?? '',
        password: guesses[Math.floor(index / NETWORKS)] ?? '',
      }))
      expect(statuses.get(200)).toBeUndefined()
      expect(answered(statuses)).toBe(all)
      expect(vi.mocked(passwordMatches).mock.calls.length).toBeLessThanOrEqual(COMPARED * NETWORKS)
    })

    it('at one account come to ten, also where networks are not limited', async () => {
      await newDay()
      const open = await buildApp(app().runtime, { limitsRates: false })
      vi.mocked(passwordMatches).mockClear()
      const statuses = new Set<number>()
      for (const password of guesses) {
        const answers = await Promise.all(
          Array.from({ length: NETWORKS }, (_, network) =>
            open.inject({
              method: 'POST',
              url: signIn.login.path,
              payload: { account: 'trendee-business@trendee.demo', password },
              remoteAddress: `203.0.113.${network}`,
            }),
          ),
        )
        for (const { statusCode } of answers) statuses.add(statusCode)
      }
      await open.close()
      expect([...statuses].sort((a, b) => a - b)).toEqual([400, 429])
      expect(vi.mocked(passwordMatches).mock.calls).toHaveLength(COMPARED)
    })
  })
}
