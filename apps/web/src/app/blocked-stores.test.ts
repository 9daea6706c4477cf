import { expect, it } from 'vitest'
import { replaceBlockedStores } from './blocked-stores'

it('a page that may keep nothing keeps it as long as it is open; one that may is left alone', () => {
  const allowed = { getItem: () => 'kept before' } as unknown as Storage
  const page = Object.defineProperty({ localStorage: allowed }, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  }) as Pick<Window, 'localStorage' | 'sessionStorage'>
  replaceBlockedStores(page)
  expect(page.localStorage).toBe(allowed)
  const { sessionStorage } = page
  sessionStorage.setItem('a', '1')
  sessionStorage.setItem('b', '2')
  sessionStorage.removeItem('a')
  expect([sessionStorage.length, sessionStorage.key(0), sessionStorage.getItem('b')]).toEqual([1, 'b', '2'])
  sessionStorage.clear()
  expect(sessionStorage.getItem('b')).toBeNull()
})
