import { expect, it, vi } from 'vitest'
import { reloadForMissingChunk } from './missing-chunk'

function page() {
  const events = new EventTarget()
  const stored = new Map<string, string>()
  const state = { now: 1_000_000, reloads: 0, isScreen: false, isAnswering: true }
  const isAnswering = vi.fn<() => Promise<boolean>>(async () => state.isAnswering)
  reloadForMissingChunk({
    isScreen: () => state.isScreen,
    events,
    session: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
    now: () => state.now,
    isAnswering,
    reload: () => (state.reloads += 1),
  })
  const miss = async () => {
    events.dispatchEvent(new Event('vite:preloadError'))
    await Promise.all(isAnswering.mock.results.map(({ value }) => value))
  }
  return { state, miss }
}

it('a missing chunk of the app loads the page anew, but not in circles', async () => {
  const { state, miss } = page()
  // A screen may be loaded for a link that is only passed over.
  state.isScreen = true
  await miss()
  expect(state.reloads).toBe(0)
  state.isScreen = false
  await miss()
  expect(state.reloads).toBe(1)
  state.now += 59_000
  await miss()
  expect(state.reloads).toBe(1)
  state.now += 1_000
  await miss()
  expect(state.reloads).toBe(2)
})

it('a chunk that does not come because the server does not answer leaves the page as it is', async () => {
  const { state, miss } = page()
  state.isAnswering = false
  await miss()
  expect(state.reloads).toBe(0)
  state.isAnswering = true
  await miss()
  expect(state.reloads).toBe(1)
})
