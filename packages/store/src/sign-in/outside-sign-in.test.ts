import { describe, expect, it } from 'vitest'
import {
  askedOutsideSignIn,
  beginOutsideSignIn,
  collectOutsideSignIn,
  confirmOutsideSignIn,
  dropEndedOutsideSignIns,
  newBrowser,
  spendOutsideSignIn,
} from './outside-sign-in'
import { ENGINES, useStore } from '../testing/engines'

const NOW = new Date('2026-03-01T10:00:00Z')
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const LIN = { subject: 'unionid-of-lin', name: 'Lin' }

describe.each(ENGINES)('a sign-in by another service on $name', (engine) => {
  const db = useStore(engine)
  const begin = async (provider = 'wechat', browser = newBrowser()) => {
    const begun = await beginOutsideSignIn(db(), provider, { browser, device: 'Chrome on Linux' }, 600, NOW)
    return { ...begun, browser }
  }

  it('waits, says what asked, is confirmed by its state, and is collected by its browser, once', async () => {
    const mine = await begin()
    const { state } = mine
    expect(await collectOutsideSignIn(db(), 'wechat', mine, NOW)).toBe('waiting')
    const asked = { device: 'Chrome on Linux', askedAt: NOW }
    expect(await askedOutsideSignIn(db(), 'wechat', state, NOW)).toEqual(asked)
    expect(await confirmOutsideSignIn(db(), 'wechat', state, LIN, NOW)).toBe(true)
    expect(await askedOutsideSignIn(db(), 'wechat', state, NOW)).toBeNull()
    const collected = await Promise.all([1, 2, 3].map(() => collectOutsideSignIn(db(), 'wechat', mine, NOW)))
    expect(collected.filter((answer) => typeof answer === 'object')).toEqual([LIN])
    expect(await collectOutsideSignIn(db(), 'wechat', mine, NOW)).toBe('over')
  })

  it('is collected by no other browser, not even with its ticket', async () => {
    const [mine, stranger] = [await begin(), await begin()]
    const stolen = { ticket: mine.ticket, browser: stranger.browser }
    expect(await collectOutsideSignIn(db(), 'wechat', stolen, NOW)).toBe('over')
    await confirmOutsideSignIn(db(), 'wechat', mine.state, LIN, NOW)
    expect(await collectOutsideSignIn(db(), 'wechat', stolen, NOW)).toBe('over')
    expect(await collectOutsideSignIn(db(), 'wechat', mine, NOW)).toEqual(LIN)
  })

  it('is one of several that a browser asked for: each is collected by its own ticket', async () => {
    const one = await begin()
    const two = await begin('wechat', one.browser)
    await confirmOutsideSignIn(db(), 'wechat', two.state, LIN, NOW)
    expect(await collectOutsideSignIn(db(), 'wechat', one, NOW)).toBe('waiting')
    expect(await collectOutsideSignIn(db(), 'wechat', two, NOW)).toEqual(LIN)
  })

  it('is confirmed for one person: whoever brings the state again changes nothing', async () => {
    const mine = await begin()
    await confirmOutsideSignIn(db(), 'wechat', mine.state, LIN, NOW)
    expect(await confirmOutsideSignIn(db(), 'wechat', mine.state, { subject: 'other', name: 'Other' }, NOW)).toBe(false)
    expect(await collectOutsideSignIn(db(), 'wechat', mine, NOW)).toEqual(LIN)
  })

  it('is over after ten minutes, at each of its steps', async () => {
    const [one, two] = [await begin(), await begin()]
    expect(await confirmOutsideSignIn(db(), 'wechat', one.state, LIN, after(600))).toBe(false)
    expect(await askedOutsideSignIn(db(), 'wechat', one.state, after(600))).toBeNull()
    expect(await collectOutsideSignIn(db(), 'wechat', one, after(600))).toBe('over')
    await confirmOutsideSignIn(db(), 'wechat', two.state, LIN, after(599))
    expect(await collectOutsideSignIn(db(), 'wechat', two, after(600))).toBe('over')
  })

  it('takes none of its secrets for another, nor for another service, nor what the store holds', async () => {
    const { state, ticket, browser } = await begin()
    for (const secret of [ticket, browser]) {
      expect(await confirmOutsideSignIn(db(), 'wechat', secret, LIN, NOW)).toBe(false)
    }
    expect(await confirmOutsideSignIn(db(), 'partner:diexun', state, LIN, NOW)).toBe(false)
    expect(await collectOutsideSignIn(db(), 'wechat', { ticket: state, browser }, NOW)).toBe('over')
    expect(await collectOutsideSignIn(db(), 'wechat', { ticket, browser: ticket }, NOW)).toBe('over')
    expect(await collectOutsideSignIn(db(), 'partner:diexun', { ticket, browser }, NOW)).toBe('over')
    for (const row of await db().selectFrom('outside_sign_in').selectAll().execute()) {
      for (const secret of [state, ticket, browser]) expect(JSON.stringify(row)).not.toContain(secret)
      expect(await askedOutsideSignIn(db(), 'wechat', row.state_hash, NOW)).toBeNull()
    }
  })

  it('that must come back to its browser needs both, once', async () => {
    const [mine, stranger] = [await begin('partner:diexun'), await begin('partner:diexun')]
    const useBy = (browser: string) => spendOutsideSignIn(db(), 'partner:diexun', { state: mine.state, browser }, NOW)
    expect(await useBy(stranger.browser)).toBe(false)
    const uses = await Promise.all([1, 2, 3].map(() => useBy(mine.browser)))
    expect(uses.filter(Boolean)).toHaveLength(1)
    expect(await spendOutsideSignIn(db(), 'partner:diexun', stranger, after(600))).toBe(false)
  })

  it('is forgotten when it is over', async () => {
    const { state } = await begin()
    await dropEndedOutsideSignIns(db(), after(600))
    expect(await db().selectFrom('outside_sign_in').selectAll().execute()).toEqual([])
    expect(await askedOutsideSignIn(db(), 'wechat', state, NOW)).toBeNull()
  })
})
