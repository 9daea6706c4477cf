import { describe, expect, it } from 'vitest'
import { type TrendMovement, changesOf, correlationOf, movesByRegion } from './movement'

/** Sixty weeks that do not repeat themselves. */
const wave = (speed: number) => Float64Array.from({ length: 60 }, (_, week) => Math.sin((week * week) / speed))

const movement = (trendId: string, more: Partial<TrendMovement> = {}): TrendMovement => ({
  trendId,
  region: 'US',
  gender: '',
  level: 'none',
  score: null,
  platform: 'google',
  lastWeek: '2025-06-23',
  changes: wave(9),
  ...more,
})

describe('changes', () => {
  it('are over four weeks on a log scale, unknown where either week is', () => {
    const e = Math.E - 1
    expect([...changesOf([0, 1, null, 3, e, null, 5, 3])]).toEqual([1, Number.NaN, Number.NaN, 0])
    expect(changesOf([1, 2, 3])).toHaveLength(0)
  })
  it('are of the last two years', () => {
    expect(changesOf(Array.from({ length: 300 }, () => 1))).toHaveLength(100)
  })
})

describe('correlation', () => {
  it('is 1 for the same, −1 for the opposite, whatever the strength', () => {
    const same = movement('b', { changes: wave(9).map((value) => 3 * value + 2) })
    expect(correlationOf(movement('a'), same)).toBeCloseTo(1, 12)
    expect(correlationOf(movement('a'), { ...same, changes: wave(9).map((value) => -value) })).toBeCloseTo(-1, 12)
  })
  it('aligns lines of different length at their common end', () => {
    expect(correlationOf(movement('a'), movement('b', { changes: wave(9).slice(5) }))).toBeCloseTo(1, 12)
  })
  it('is unknown on fewer than 52 common weeks and for a line that does not move', () => {
    const gaps = wave(9).map((value, week) => (week < 9 ? Number.NaN : value))
    expect(correlationOf(movement('a'), movement('b', { changes: gaps }))).toBeNull()
    expect(correlationOf(movement('a'), movement('b', { changes: new Float64Array(60) }))).toBeNull()
  })
})

describe('moves by region', () => {
  const of = (all: readonly TrendMovement[], asked = '') =>
    new Map(
      [...movesByRegion(all)]
        .flat()
        .filter(({ gender }) => gender === asked)
        .map(({ region, trendId, others }) => [`${region}/${trendId}`, others] as const),
    )
  it('takes the row of the region, else that of no region, and of genders the strongest', () => {
    const found = of([
      movement('a'),
      movement('everywhere', { region: '' }),
      movement('both', { region: '' }),
      // Its own row moves otherwise.
      movement('both', { changes: wave(13) }),
      movement('two', { gender: 'women', changes: wave(13) }),
      movement('two', { gender: 'men', score: 3 }),
    ])
    expect(found.get('US/a')?.toSorted()).toEqual(['everywhere', 'two'])
    expect(found.get('/everywhere')).toEqual(['both'])
    expect(found.get('US/both')).toEqual([])
  })
  it('compares the trends of a gender among themselves', () => {
    const all = [movement('a'), movement('two', { changes: wave(13) }), movement('two', { gender: 'women' })]
    expect(of(all).get('US/a')).toEqual([])
    expect(of(all, 'women').has('US/a')).toBe(false)
    const women = of([...all, movement('a', { gender: 'women' })], 'women')
    expect(women.get('US/a')).toEqual(['two'])
  })
  it('keeps the most alike, best first', () => {
    const noisy = (share: number) => wave(9).map((value, week) => value + share * Math.cos(week * 7))
    const found = of([
      movement('a'),
      movement('near', { changes: noisy(0.5) }),
      movement('nearer', { changes: noisy(0.1) }),
    ])
    expect(found.get('US/a')).toEqual(['nearer', 'near'])
  })
})

it('compares movements with and without gaps alike', () => {
  const noisy = (seed: number, isWhole: boolean) =>
    Float64Array.from({ length: 60 }, (_, week) =>
      !isWhole && week === 7 ? Number.NaN : Math.sin(week / 5) + Math.sin(week * week * seed) / 2,
    )
  const all = [1, 2, 3, 4].map((seed) => movement(`t${seed}`, { changes: noisy(seed, seed < 3) }))
  const moves = [...movesByRegion(all)].find(([first]) => first?.region === 'US')
  expect(moves).toHaveLength(4)
  for (const { trendId, others, correlations } of moves ?? []) {
    const own = all.find((candidate) => candidate.trendId === trendId)
    expect(others).toHaveLength(3)
    others.forEach((other, place) => {
      const found = all.find((candidate) => candidate.trendId === other)
      expect(correlations[place]).toBeCloseTo((own && found && correlationOf(own, found)) ?? Number.NaN, 12)
    })
  }
})
