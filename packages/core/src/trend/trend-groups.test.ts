import { describe, expect, it } from 'vitest'
import { weeklySignal } from './testing/weekly-signals'
import { groupsOf } from './trend-groups'

const short = [1, 2]
const long = [1, 2, 3]

describe('who speaks for a trend', () => {
  it.each([
    ['search, however short', ['temu', 'social', 'pinterest', 'google'], 'google'],
    ['else inspiration', ['temu', 'social', 'pinterest'], 'pinterest'],
    ['else people', ['temu', 'social'], 'social'],
    ['else the first by name', ['temu', 'shein'], 'shein'],
  ])('%s', (_, platforms, expected) => {
    const signals = platforms.map((platform) =>
      weeklySignal('coat', platform === 'google' ? short : long, { platform }),
    )
    expect(groupsOf(signals).map(({ primary }) => primary.platform)).toEqual([expected])
  })
  it('is among shops the one with the longest history', () => {
    const signals = [
      weeklySignal('coat', short, { platform: 'shein' }),
      weeklySignal('coat', long, { platform: 'temu' }),
    ]
    expect(groupsOf(signals)[0]?.primary.platform).toBe('temu')
  })
  it('is the platform’s signal of the region, and that of no region is left out, however long', () => {
    const own = weeklySignal('coat', short)
    const [group] = groupsOf([weeklySignal('coat', long, { region: '' }), own])
    expect(group?.primary).toBe(own)
    expect(group?.signals).toEqual([own])
  })
})

it('has one group for everybody, or one for each gender where nobody speaks for all', () => {
  const women = weeklySignal('boot', long, { gender: 'women' })
  const men = weeklySignal('boot', long, { gender: 'men' })
  const all = weeklySignal('coat', long)
  const groups = groupsOf([women, men, all, weeklySignal('coat', long, { gender: 'women', platform: 'temu' })])
  expect(groups.map(({ trendId, gender, signals }) => [trendId, gender, signals])).toEqual([
    ['boot', 'women', [women]],
    ['boot', 'men', [men]],
    ['coat', '', [all]],
  ])
})
