import { expect, it } from 'vitest'
import { roleReaches } from './project'
import { type Standing, compareStandings } from './what-changed'

const STANDING: Standing = {
  region: 'US',
  gender: '',
  level: 'none',
  lifecycle: 'stable',
  growth: [null, null, 0.1, 0.2],
  peakWeek: null,
  asOf: '2026-03-01',
  source: 'google',
}
const LATER: Standing = { ...STANDING, level: 'hot', asOf: '2026-03-08' }

it('compares the row that speaks now with the same one of then', () => {
  const men = { ...STANDING, gender: 'men', level: 'breakout' } as const
  expect(compareStandings([men, STANDING], LATER)).toEqual({ before: STANDING, notCompared: null })
})

it.each([
  ['the data does not know the trend any more', [STANDING], null, null, 'unknown_now'],
  ['nothing was known of the gender', [STANDING], { ...LATER, gender: 'men' }, null, 'unknown_then'],
  ['nothing was known of the region', [STANDING], { ...LATER, region: 'GB' }, null, 'unknown_then'],
  ['there is nothing newer', [STANDING], STANDING, STANDING, 'no_newer_data'],
  ['an import was taken back', [STANDING], { ...STANDING, asOf: '2026-02-01' }, STANDING, 'no_newer_data'],
  ['another platform tells it', [STANDING], { ...LATER, source: 'tiktok' }, STANDING, 'other_source'],
] as const)('says that nothing can be compared where %s', (_why, kept, now, before, notCompared) => {
  expect(compareStandings(kept, now)).toEqual({ before, notCompared })
})

it('lets an owner do all, an editor what viewers do', () => {
  expect([roleReaches('owner', 'editor'), roleReaches('editor', 'editor'), roleReaches('editor', 'viewer')]).toEqual([
    true,
    true,
    true,
  ])
  expect([roleReaches('viewer', 'editor'), roleReaches('editor', 'owner')]).toEqual([false, false])
})
