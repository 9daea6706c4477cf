import { expect, it } from 'vitest'
import { QueryCache } from './query-cache'

let clock = new Date('2026-03-01T10:00:00Z')
const KEPT = { keptMs: 60_000, maxEntries: 2, now: () => clock }

/** A cache whose queries count themselves and end when the test says so. */
function countedCache(isKept?: (value: string) => boolean) {
  const asked: string[] = []
  const ends: ((answer: string) => void)[] = []
  const cache = new QueryCache<string>(
    (key) => {
      asked.push(key)
      return new Promise((resolve) => ends.push(resolve))
    },
    { ...KEPT, ...(isKept ? { isKept } : {}) },
  )
  return { cache, asked, ends }
}

it('asks once for equal questions, and again after the answer was deleted', async () => {
  const { cache, asked, ends } = countedCache()
  const both = Promise.all([cache.get('a'), cache.get('a')])
  ends[0]?.('first')
  expect(await both).toEqual(['first', 'first'])
  expect(await cache.get('a')).toBe('first')
  expect(asked).toEqual(['a'])
  cache.delete('a')
  const again = cache.get('a')
  ends[1]?.('second')
  expect(await again).toBe('second')
  clock = new Date(clock.getTime() + 60_001)
  void cache.get('a')
  expect(asked).toHaveLength(3)
})

it('does not keep an answer that was deleted while it was under way', async () => {
  const { cache, asked, ends } = countedCache()
  const early = cache.get('a')
  cache.clear()
  ends[0]?.('early')
  expect(await early).toBe('early')
  void cache.get('a')
  expect(asked).toEqual(['a', 'a'])
})

it('keeps no failure and nothing that is not worth keeping', async () => {
  const { cache, asked, ends } = countedCache((value) => value !== 'none')
  const first = cache.get('a')
  ends[0]?.('none')
  await first
  void cache.get('a')
  expect(asked).toEqual(['a', 'a'])
  const failing = new QueryCache<string>((key) => Promise.reject(new Error(key)), KEPT)
  await expect(failing.get('x')).rejects.toThrow('x')
  const [one, two] = [failing.get('x'), failing.get('x')]
  expect(one).toBe(two)
  await expect(two).rejects.toThrow('x')
})
