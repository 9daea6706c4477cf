import { describe, expect, it } from 'vitest'
import { PasswordQueue } from './password-queue'

/** A queue whose comparisons end when the test says so. */
function heldQueue() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const queue = new PasswordQueue((_hash, password) => {
    begun.push(password)
    return new Promise((resolve) => {
      ends.push(() => resolve(password === 'right'))
    })
  })
  /** Ends the comparison that began first, and lets what waited on it begin. */
  const endOne = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { queue, begun, endOne }
}

describe('comparing passwords', () => {
  it('is done for two at a time, for known browsers first', async () => {
    const { queue, begun, endOne } = heldQueue()
    const answers = [
      ...['a', 'b', 'c', 'd'].map((password) => queue.matches('hash', password, false)),
      queue.matches('hash', 'right', true),
    ]
    expect(begun).toEqual(['a', 'b'])
    await endOne()
    expect(begun).toEqual(['a', 'b', 'right'])
    await endOne()
    await endOne()
    expect(begun).toEqual(['a', 'b', 'right', 'c', 'd'])
    await endOne()
    await endOne()
    expect(await Promise.all(answers)).toEqual([false, false, false, false, true])
    void queue.matches('hash', 'later', false)
    expect(begun).toContain('later')
  })

  it('is refused with a wait when 64 strangers wait, and not to a known browser', async () => {
    const { queue, begun, endOne } = heldQueue()
    const waiting = Array.from({ length: 66 }, (_, index) => queue.matches(null, String(index), false))
    await expect(queue.matches(null, 'one more', false)).rejects.toMatchObject({
      kind: 'too_many_requests',
      retryAfterSeconds: 2,
    })
    const known = queue.matches('hash', 'right', true)
    for (let index = 0; index < 67; index++) await endOne()
    expect(await known).toBe(true)
    expect(await Promise.all(waiting)).not.toContain(true)
    expect(begun).not.toContain('one more')
  })

  it('goes on after a comparison that failed', async () => {
    const queue = new PasswordQueue((hash) =>
      hash === null ? Promise.resolve(true) : Promise.reject(new Error('hash')),
    )
    for (let index = 0; index < 5; index++) await expect(queue.matches('broken', 'x', false)).rejects.toThrow('hash')
    expect(await queue.matches(null, 'x', false)).toBe(true)
  })
})
