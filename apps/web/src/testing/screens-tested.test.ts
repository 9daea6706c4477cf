import { expect, it } from 'vitest'
import { SCREENS } from '../app/route-table'

const PAGE_TESTS = import.meta.glob<string>('../**/*.page.test.tsx', { query: '?raw', import: 'default', eager: true })

/** Paths that page tests look at, each in its language by turns. */
function tested(): Set<string> {
  const calls = Object.values(PAGE_TESTS).flatMap((source) => source.match(/screensByTurns\([^)]*\)/g) ?? [])
  return new Set(calls.flatMap((call) => [...call.matchAll(/'([^']+)'/g)].map(([, path]) => String(path))))
}

it('every screen has a page test, and every page test a screen', () => {
  expect([...tested()].toSorted()).toEqual(SCREENS.map(({ path }) => path).toSorted())
})
