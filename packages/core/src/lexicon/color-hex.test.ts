import { expect, it } from 'vitest'
import { trendNamed } from '../trend/trend-identity'
import { colorHexOf } from './color-hex'
import { COLOR_KIND_HEXES } from './color-kind-hexes'
import { lexiconKinds } from './kinds'
import { lexiconEntries } from './lexicon'

const KINDS = lexiconKinds().flatMap(({ type, value }) => (type === 'color' ? [value] : []))

it('has a swatch for every colour and every kind of one, but for many colours at once', () => {
  const colors = [...lexiconEntries('color').map(({ value }) => value), ...KINDS]
  expect(colors.filter((value) => !/^#[0-9A-F]{6}$/.test(colorHexOf(value) ?? ''))).toEqual(['multicolour'])
  expect(colors.filter((value) => trendNamed(value).hex !== (colorHexOf(value) ?? ''))).toEqual([])
  expect(colorHexOf('zork')).toBeNull()
})

it('tells a kind of a colour from the colour, and silver from gold', () => {
  expect(trendNamed('mocha').hex).not.toBe(colorHexOf('coffee'))
  const [red, , blue] = [1, 3, 5].map((at) =>
    Number.parseInt((colorHexOf('metallic-silver') ?? '').slice(at, at + 2), 16),
  )
  expect(Math.abs((red ?? 0) - (blue ?? 255))).toBeLessThan(16)
})

it('gives values to kinds of the lexicon alone', () => {
  expect([...COLOR_KIND_HEXES.keys()].filter((value) => !KINDS.includes(value))).toEqual([])
})
