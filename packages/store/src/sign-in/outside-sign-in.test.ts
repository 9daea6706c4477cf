import { describe, expect, it } from 'vitest'
import {
  beginOutsideSignIn,
  collectOutsideSignIn,
  confirmOutsideSignIn,
  dropEndedOutsideSignIns,
  isOutsideSignInOpen,
  spendOutsideSignIn,
} from './outside-sign-in'
import { ENGINES, useStore } from '../testing/engines'

const NOW = new Date('2026-03-01T10:00:00Z')
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const LIN = { subject: 'unionid-of-lin', name: 'Lin' }

describe.each(ENGINES)('a sign-in by another service on $name', (engine) => {
  const db = useStore(engine)
  const begin = (provider = 'wechat') => beginOutsideSignIn(db(), provider, 600, NOW)

  it('waits, is confirmed by its state, and is collected by its ticket, once', async () => {
    const { state, ticket } = await begin()
    expect(await collectOutsideSignIn(db(), 'wechat', ticket, NOW)).toBe('waiting')
    expect(await isOutsideSignInOpen(db(), 'wechat', state, NOW)).toBe(true)
    expect(await confirmOutsideSignIn(db(), 'wechat', state, LIN, NOW)).toBe(true)
    expect(await isOutsideSignInOpen(db(), 'wechat', state, NOW)).toBe(false)
    const collected = await Promise.all([1, 2, 3].map(() => collectOutsideSignIn(db(), 'wechat', ticket, NOW)))
    expect(collected.filter((answer) => typeof answer === 'object')).toEqual([LIN])
    expect(await collectOutsideSignIn(db(), 'wechat', ticket, NOW)).toBe('over')
  })

  it('is confirmed for one person: whoever brings the state again changes nothing', async () => {
    const { state, ticket } = await begin()
    await confirmOutsideSignIn(db(), 'wechat', state, LIN, NOW)
    expect(await confirmOutsideSignIn(db(), 'wechat', state, { subject: 'other', name: 'Other' }, NOW)).toBe(false)
    expect(await collectOutsideSignIn(db(), 'wechat', ticket, NOW)).toEqual(LIN)
  })

  it('is over after ten minutes, at each of its steps', async () => {
    const [one, two] = [await begin(), await begin()]
    expect(await confirmOutsideSignIn(db(), 'wechat', one.state, LIN, after(600))).toBe(false)
    expect(await isOutsideSignInOpen(db(), 'wechat', one.state, after(600))).toBe(false)
    expect(await collectOutsideSignIn(db(), 'wechat', one.ticket, after(600))).toBe('over')
    await confirmOutsideSignIn(db(), 'wechat', two.state, LIN, after(599))
    expect(await collectOutsideSignIn(db(), 'wechat', two.ticket, after(600))).toBe('over')
  })

  it('takes neither for the other, nor for another service, nor what the store holds', async () => {
    const { state, ticket } = await begin()
    expect(await confirmOutsideSignIn(db(), 'wechat', ticket, LIN, NOW)).toBe(false)
    expect(await confirmOutsideSignIn(db(), 'partner:diexun', state, LIN, NOW)).toBe(false)
    expect(await collectOutsideSignIn(db(), 'wechat', state, NOW)).toBe('over')
    expect(await collectOutsideSignIn(db(), 'partner:diexun', ticket, NOW)).toBe('over')
    for (const row of await db().selectFrom('outside_sign_in').selectAll().execute()) {
      expect(JSON.stringify(row)).not.toContain(state)
      expect(JSON.stringify(row)).not.toContain(ticket)
      expect(await isOutsideSignInOpen(db(), 'wechat', row.state_hash, NOW)).toBe(false)
    }
  })

  it('that must come back to its browser needs both, once', async () => {
    const [mine, stranger] = [await begin('partner:diexun'), await begin('partner:diexun')]
    const useBy = (ticket: string) => spendOutsideSignIn(db(), 'partner:diexun', { state: mine.state, ticket }, NOW)
    expect(await useBy(stranger.ticket)).toBe(false)
    const uses = await Promise.all([1, 2, 3].map(() => useBy(mine.ticket)))
    expect(uses.filter(Boolean)).toHaveLength(1)
    expect(await spendOutsideSignIn(db(), 'partner:diexun', stranger, after(600))).toBe(false)
  })

  it('is forgotten when it is over', async () => {
    const { state } = await begin()
    await dropEndedOutsideSignIns(db(), after(600))
    expect(await db().selectFrom('outside_sign_in').selectAll().execute()).toEqual([])
    expect(await isOutsideSignInOpen(db(), 'wechat', state, NOW)).toBe(false)
  })
})
