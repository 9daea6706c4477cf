import { expect, it } from 'vitest'
import { pauseAfter } from './picture-trouble'

const MINUTE = 60_000

it('what may pass is tried five times, with pauses that grow', () => {
  const pauses = [1, 2, 3, 4, 5].map((tries) => pauseAfter('unreachable', tries))
  expect(pauses).toEqual([10 * MINUTE, 40 * MINUTE, 160 * MINUTE, 640 * MINUTE, null])
})

it('what will not change is given up at once', () => {
  expect(pauseAfter('gone', 1)).toBeNull()
  expect(pauseAfter('not_public', 1)).toBeNull()
  expect(pauseAfter('too_large', 1)).toBeNull()
})
