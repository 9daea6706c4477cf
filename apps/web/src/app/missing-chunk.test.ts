import { expect, it } from 'vitest'
import { reloadForMissingChunk } from './missing-chunk'

it('a missing chunk of the app loads the page anew, but not in circles', () => {
  const events = new EventTarget()
  const stored = new Map<string, string>()
  let now = 1_000_000
  let reloads = 0
  reloadForMissingChunk({
    events,
    session: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
    now: () => now,
    reload: () => (reloads += 1),
  })
  const miss = () => events.dispatchEvent(new Event('vite:preloadError'))
  miss()
  expect(reloads).toBe(1)
  now += 59_000
  miss()
  expect(reloads).toBe(1)
  now += 1_000
  miss()
  expect(reloads).toBe(2)
})
