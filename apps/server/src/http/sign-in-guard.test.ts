import { describe, expect, it } from 'vitest'
import { embeddedStore } from '@trendee/store/testing/engines'
import { SignInGuard, counters } from './sign-in-guard'

const store = embeddedStore()
let clock = new Date('2026-03-01T10:00:00Z')
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}
const guardNow = () => new SignInGuard(store().db, () => clock)
const limits = (subject: string) =>
  counters(subject, [
    { tries: 2, withinSeconds: 900 },
    { tries: 3, withinSeconds: 3600 },
  ])

const wrong = () => Promise.resolve(null)
const refused = (seconds: number) => ({ kind: 'too_many_requests', retryAfterSeconds: seconds })

describe('guesses', () => {
  it('that are wrong count, with the wait until the last full window ends', async () => {
    const guard = guardNow()
    expect(await guard.guess(limits('a'), wrong)).toBeNull()
    pass(100)
    expect(await guard.guess(limits('a'), () => Promise.resolve(false))).toBeNull()
    await expect(guard.guess(limits('a'), wrong)).rejects.toMatchObject(refused(800))
    pass(800)
    await guard.guess(limits('a'), wrong)
    await expect(guard.guess(limits('a'), wrong)).rejects.toMatchObject(refused(2700))
  })

  it('that are right, or fail for another reason, do not count', async () => {
    const guard = guardNow()
    const busy = () => Promise.reject(new Error('busy'))
    for (let index = 0; index < 5; index++) {
      expect(await guard.guess(limits('b'), () => Promise.resolve('found'))).toBe('found')
      await expect(guard.guess(limits('b'), busy)).rejects.toThrow('busy')
    }
    expect(await guard.guess(limits('b'), wrong)).toBeNull()
  })

  it('are not let begin when none is left, nor beside each other beyond it', async () => {
    const guard = guardNow()
    let begun = 0
    const slow = async () => {
      begun++
      await new Promise((resolve) => setImmediate(resolve))
      return null
    }
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => guard.guess(limits('c'), slow)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(begun).toBe(2)
  })

  it('are not counted where nothing limits them', async () => {
    const guard = guardNow()
    for (let index = 0; index < 20; index++) expect(await guard.guess([], wrong)).toBeNull()
    expect(await guard.guess([], () => Promise.resolve('found'))).toBe('found')
  })

  it('are counted for all guards of the store, one that has just begun too', async () => {
    await guardNow().guess(limits('d'), wrong)
    await guardNow().guess(limits('d'), wrong)
    await expect(guardNow().guess(limits('d'), wrong)).rejects.toMatchObject(refused(900))
  })

  it('are let through again within seconds when another process gave one back', async () => {
    const guard = guardNow()
    const giveBack = await guardNow().take(limits('e'))
    await guard.guess(limits('e'), wrong)
    await expect(guard.guess(limits('e'), wrong)).rejects.toMatchObject(refused(900))
    await giveBack()
    pass(6)
    expect(await guard.guess(limits('e'), wrong)).toBeNull()
  })
})
