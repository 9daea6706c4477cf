import { expect, it } from 'vitest'
import { reloadForMissingChunk } from './missing-chunk'

it('a missing chunk of the app loads the page anew, but not in circles', () => {
  const events = new EventTarget()
  const stored = new Map<string, string>()
  let now = 1_000_000
  let reloads = 0
  let isScreen = true
  reloadForMissingChunk({
    isScreen: () => isScreen,
    events,
    session: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
    now: () => now,
    reload: () => (reloads += 1),
  })
  const miss = () => events.dispatchEvent(new Event('vite:preloadError'))
  // A screen may be loaded for a link that is only passed over.
  miss()
  expect(reloads).toBe(0)
  isScreen = false
  miss()
  expect(reloads).toBe(1)
  now += 59_000
  miss()
  expect(reloads).toBe(1)
  now += 1_000
  miss()
  expect(reloads).toBe(2)
})
