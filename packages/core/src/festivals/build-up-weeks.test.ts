import { expect, it } from 'vitest'
import { buildUpDays } from './build-up-weeks'

it('has whole weeks up to the eve of the festival, and as many before them', () => {
  // Black Friday, over the end of October.
  expect(buildUpDays('2026-11-27', 2)).toEqual({
    from: '2026-11-13',
    to: '2026-11-26',
    beforeFrom: '2026-10-30',
    beforeTo: '2026-11-12',
  })
})
