import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchVersion } from './version-watch'

function world(tags: (string | null | Error)[], stored: string | null = null) {
  const asked: string[] = []
  const done: string[] = []
  const state = { stored, isBusy: false }
  const stop = watchVersion({
    readTag: async (past) => {
      asked.push(past)
      const tag = tags.length > 1 ? tags.shift() : tags[0]
      if (tag instanceof Error) throw tag
      return tag ?? null
    },
    storedTag: () => state.stored,
    storeTag: (tag) => void (state.stored = tag),
    isBusy: () => state.isBusy,
    clear: (what) => done.push(`clear ${what}`),
    reload: () => done.push('reload'),
    log: () => done.push('log'),
  })
  return { asked, done, state, stop }
}

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

describe('the version watch', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('reads the page once through the cache and each minute past it', async () => {
    const { asked, done } = world(['"a"'])
    await minutes(3)
    expect(asked).toEqual(['cache', 'no-cache', 'no-cache', 'no-cache'])
    expect(done).toEqual([])
  })

  it('clears and reloads when the tag changes, and only then', async () => {
    const { done, state } = world(['"a"', 'W/"a"', '"b"'])
    await minutes(1)
    expect(done).toEqual([])
    await minutes(1)
    expect(done).toEqual(['clear all', 'reload'])
    expect(state.stored).toBe('"b"')
  })

  it('lets somebody finish first', async () => {
    const { done, state } = world(['"a"', '"b"'])
    state.isBusy = true
    await minutes(2)
    expect(done).toEqual([])
    state.isBusy = false
    await minutes(1)
    expect(done).toEqual(['clear all', 'reload'])
  })

  it('only logs what fails, and goes on', async () => {
    const { done } = world([new Error('offline'), '"a"', new Error('offline'), '"b"'])
    await minutes(2)
    expect(done).toEqual(['log', 'log'])
    await minutes(1)
    expect(done).toEqual(['log', 'log', 'clear all', 'reload'])
  })

  it('clears what an older version left behind, without loading again', async () => {
    const { done, state } = world(['"b"'], '"a"')
    await minutes(1)
    expect(done).toEqual(['clear kept'])
    expect(state.stored).toBe('"b"')
  })

  it('does nothing where the server gives no tag', async () => {
    const { done } = world([null])
    await minutes(3)
    expect(done).toEqual([])
  })
})
