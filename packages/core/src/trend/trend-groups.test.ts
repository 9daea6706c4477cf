import { describe, expect, it } from 'vitest'
import { addDays, addWeeks } from '../periods/week'
import { weeklySignal } from './testing/weekly-signals'
import type { Signal } from './signal'
import { judgedOn, lastDayOf } from './stale-series'
import * as trendGroups from './trend-groups'

const groupsOf = (signals: readonly Signal[], wearer = '') =>
  trendGroups.groupsOf(signals, () => wearer, judgedOn(signals, undefined))

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

describe('what is stale', () => {
  const search = weeklySignal('coat', long)
  const shop = (weeks: number) =>
    weeklySignal('coat', long, { platform: 'temu', start: addWeeks(search.series.start, weeks) })
  const spoken = (signals: readonly Signal[], day: string) => {
    const [group] = trendGroups.groupsOf(signals, () => '', day)
    return [group?.primary.platform, group?.isStale, group?.signals.length]
  }
  const end = lastDayOf(search)
  it('does not speak beside what is not', () => {
    expect(spoken([search, shop(1)], addWeeks(end, 5))).toEqual(['google', false, 2])
    expect(spoken([search, shop(1)], addDays(addWeeks(end, 5), 1))).toEqual(['temu', false, 2])
    expect(spoken([{ ...search, span: 'month' }, shop(1)], addDays(addWeeks(end, 5), 1))).toEqual(['google', false, 2])
  })
  it('speaks where nothing else does, and is known as stale', () => {
    expect(spoken([search], addDays(addWeeks(end, 5), 1))).toEqual(['google', true, 1])
    expect(spoken([search, shop(5)], addWeeks(end, 40))).toEqual(['google', true, 2])
    expect(spoken([search, shop(6)], addWeeks(end, 40))).toEqual(['temu', true, 2])
  })
})

describe('genders', () => {
  const men = weeklySignal('boot', long, { gender: 'men', platform: 'temu' })
  const women = weeklySignal('boot', long, { gender: 'women', platform: 'temu' })
  const search = weeklySignal('boot', long)
  const shop = weeklySignal('boot', long, { platform: 'temu' })
  const found = (signals: readonly Signal[], wearer = '') =>
    groupsOf(signals, wearer).map(({ gender, primary, signals: own }) => [gender, primary, own])

  it('have a group of what platforms tell of each; what tells none apart is everybody’s alone', () => {
    expect(found([search, shop, women, men])).toEqual([
      ['', search, [search, shop]],
      ['women', women, [women]],
      ['men', men, [men]],
    ])
  })
  it('take in what platforms say of everybody where the trend itself belongs to one', () => {
    expect(found([search], 'women')).toEqual([['women', search, [search]]])
  })
  it('take nothing in from a platform that tells them apart, which counts others among everybody', () => {
    const kids = weeklySignal('boot', long, { gender: 'kids', platform: 'temu' })
    expect(found([search, shop, women, kids], 'women')).toEqual([
      ['women', search, [search, women]],
      ['kids', kids, [kids]],
    ])
    expect(found([shop, kids], 'women')).toEqual([['kids', kids, [kids]]])
  })
})
