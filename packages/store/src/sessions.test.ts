import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureAccount } from './accounts'
import { closeSession, openSession, sessionAccount } from './sessions'
import { ENGINES, useStore } from './testing/engines'

const HOUR = 3_600_000
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
