import { describe, expect, it } from 'vitest'
import { RenderQueue } from './render-queue'

/** A queue whose pictures are done when the test says so. */
function heldQueue() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const queue = new RenderQueue({ atOnce: 1, mostWaitingOfOne: 3, mostWaiting: 5 })
  return {
    begun,
    run: (caller: string, name: string) =>
      queue.run(caller, () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.push(() => resolve(name)))
      }),
    endOne: async () => {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

const BUSY = { kind: 'unavailable', retryAfterSeconds: 2 }

describe('pictures', () => {
  it('are rendered one after the other, for each caller in turn', async () => {
    const { begun, run, endOne } = heldQueue()
    const many = ['m1', 'm2', 'm3', 'm4'].map((name) => run('many', name))
    const few = run('few', 'f1')
    expect(begun).toEqual(['m1'])
    for (let ended = 0; ended < 5; ended++) await endOne()
    expect(begun).toEqual(['m1', 'm2', 'f1', 'm3', 'm4'])
    expect(await Promise.all([...many, few])).toEqual(['m1', 'm2', 'm3', 'm4', 'f1'])
  })

  it('are refused where one caller, or all together, have too many waiting', async () => {
    const { run, begun, endOne } = heldQueue()
    const taken = ['m1', 'm2', 'm3', 'm4'].map((name) => run('many', name))
    await expect(run('many', 'm5')).rejects.toMatchObject(BUSY)
    taken.push(run('few', 'f1'), run('few', 'f2'))
    await expect(run('another', 'a1')).rejects.toMatchObject(BUSY)
    for (let ended = 0; ended < 6; ended++) await endOne()
    await Promise.all(taken)
    expect(begun).toHaveLength(6)
    // There is room again.
    void run('another', 'a2')
    expect(begun).toContain('a2')
  })

  it('that fail give the turn to the next', async () => {
    const queue = new RenderQueue({ atOnce: 1, mostWaitingOfOne: 3, mostWaiting: 5 })
    const failed = queue.run('a', () => Promise.reject(new Error('no drawing')))
    const next = queue.run('a', () => Promise.resolve('drawn'))
    await expect(failed).rejects.toThrow('no drawing')
    expect(await next).toBe('drawn')
  })
})
