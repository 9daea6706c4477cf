import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureAccount } from '../accounts/accounts'
import {
  closeSession,
  dropExpiredSessions,
  endSession,
  endSessions,
  openSession,
  sessionAccount,
  sessionOfToken,
  sessionsOf,
} from './sessions'
import { ENGINES, useStore } from '../testing/engines'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = new Date('2026-03-01T10:00:00Z')
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

describe.each(ENGINES)('sessions on $name', (engine) => {
  const db = useStore(engine)
  let accountId = ''

  beforeAll(async () => {
    accountId = await ensureAccount(db(), { name: 'Ines', email: 'ines@shop.example', password: 'right', role: '1' })
  })

  async function endOf(token: string): Promise<Date | undefined> {
    const hash = createHash('sha256').update(token).digest('hex')
    const row = await db().selectFrom('session').select('expires_at').where('token_hash', '=', hash).executeTakeFirst()
    return row?.expires_at
  }

  it('are known by the hash of their token, which itself is stored nowhere', async () => {
    const token = await openSession(db(), accountId, NOW)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await endOf(token)).toEqual(later(30 * DAY))
    const rows = await db().selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await sessionAccount(db(), token, NOW))?.email).toBe('ines@shop.example')
  })

  it('give different tokens to the same account', async () => {
    const tokens = await Promise.all([openSession(db(), accountId), openSession(db(), accountId)])
    expect(new Set(tokens).size).toBe(2)
  })

  it('live on while used, their end written at most once a day', async () => {
    const token = await openSession(db(), accountId, NOW)
    await sessionAccount(db(), token, later(23 * HOUR))
    expect(await endOf(token)).toEqual(later(30 * DAY))
    await sessionAccount(db(), token, later(25 * HOUR))
    expect(await endOf(token)).toEqual(later(25 * HOUR + 30 * DAY))
    await sessionAccount(db(), token, later(48 * HOUR))
    expect(await endOf(token)).toEqual(later(25 * HOUR + 30 * DAY))
  })

  it('say when they were last used, to ten minutes', async () => {
    const own = await ensureAccount(db(), { name: 'Seen', email: 'seen@shop.example', password: 'x', role: '' })
    const token = await openSession(db(), own, NOW)
    const seen = async () => (await sessionsOf(db(), own, NOW))[0]?.lastSeenAt
    await sessionAccount(db(), token, later(10 * MINUTE - 1))
    expect(await seen()).toEqual(NOW)
    await sessionAccount(db(), token, later(10 * MINUTE))
    expect(await seen()).toEqual(later(10 * MINUTE))
    await sessionAccount(db(), token, later(19 * MINUTE))
    expect(await seen()).toEqual(later(10 * MINUTE))
  })

  it('are listed with where they were opened, without their tokens, and end one by one or together', async () => {
    const own = await ensureAccount(db(), { name: 'List', email: 'list@shop.example', password: 'x', role: '' })
    const visit = { device: 'Firefox on Linux', ip: '192.0.2.7', openedBy: 'email' }
    const first = await openSession(db(), own, NOW, visit)
    const second = await openSession(db(), own, later(HOUR), { ...visit, device: 'Safari on iOS' })
    const third = await openSession(db(), own, later(2 * HOUR), { ...visit, ip: '2001:db8::1' })
    await openSession(db(), own, later(-31 * DAY), visit)
    const list = await sessionsOf(db(), own, later(3 * HOUR))
    expect(list.map(({ device, ip }) => [device, ip])).toEqual([
      ['Firefox on Linux', '2001:db8::1'],
      ['Safari on iOS', '192.0.2.7'],
      ['Firefox on Linux', '192.0.2.7'],
    ])
    expect(list[2]).toMatchObject({ openedBy: 'email', createdAt: NOW })
    for (const token of [first, second, third]) expect(JSON.stringify(list)).not.toContain(token)
    const named = await sessionOfToken(db(), second)
    expect(named).toEqual({ sessionId: list[1]?.sessionId, createdAt: later(HOUR) })
    expect(await endSession(db(), accountId, named?.sessionId ?? '')).toBe(0)
    expect(await endSession(db(), own, named?.sessionId ?? '')).toBe(1)
    expect(await sessionAccount(db(), second, later(3 * HOUR))).toBeNull()
    expect(await endSessions(db(), own, third)).toBe(2)
    expect(await sessionAccount(db(), third, later(3 * HOUR))).not.toBeNull()
    expect(await endSessions(db(), own)).toBe(1)
    expect(await sessionsOf(db(), own, NOW)).toEqual([])
  })

  it('are forgotten when they are over', async () => {
    const [over, open] = [await openSession(db(), accountId, later(-31 * DAY)), await openSession(db(), accountId, NOW)]
    await dropExpiredSessions(db(), NOW)
    expect(await sessionOfToken(db(), over)).toBeNull()
    expect(await sessionOfToken(db(), open)).not.toBeNull()
  })

  it('end 30 days after they were last used', async () => {
    const token = await openSession(db(), accountId, NOW)
    expect(await sessionAccount(db(), token, later(30 * DAY - 1))).not.toBeNull()
    const unused = await openSession(db(), accountId, NOW)
    expect(await sessionAccount(db(), unused, later(30 * DAY))).toBeNull()
  })

  it('end when they are closed, and only the closed one', async () => {
    const [closed, other] = [await openSession(db(), accountId), await openSession(db(), accountId)]
    await closeSession(db(), closed)
    expect(await sessionAccount(db(), closed)).toBeNull()
    expect(await sessionAccount(db(), other)).not.toBeNull()
  })

  it('are not opened by a token nobody was given, nor by a stored hash', async () => {
    const token = await openSession(db(), accountId)
    const hash = createHash('sha256').update(token).digest('hex')
    expect(await sessionAccount(db(), 'guess')).toBeNull()
    expect(await sessionAccount(db(), hash)).toBeNull()
    expect(await sessionAccount(db(), '')).toBeNull()
  })

  it('go with their account', async () => {
    const gone = await ensureAccount(db(), { name: 'Gone', email: 'gone@shop.example', password: 'x', role: '' })
    const token = await openSession(db(), gone)
    await db().deleteFrom('account').where('account_id', '=', gone).execute()
    expect(await sessionAccount(db(), token)).toBeNull()
    expect(await endOf(token)).toBeUndefined()
  })
})
