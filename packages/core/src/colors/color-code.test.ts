import { expect, it } from 'vitest'
import { lexiconEntries } from '../lexicon/lexicon'
import { colorCode, colorOfCode, labOfCode } from './color-code'
import { labDistance, labOf, lchOf } from './lab'

const COLORS = lexiconEntries('color').flatMap(({ value, hex }) => (hex === null ? [] : [{ value, hex }]))

it('brings sRGB to CIELAB under D65', () => {
  // As published for sRGB primaries (D65, 2°).
  const published = [
    ['#FFFFFF', 100, 0, 0],
    ['#000000', 0, 0, 0],
    ['#FF0000', 53.24, 80.09, 67.2],
    ['#00FF00', 87.73, -86.18, 83.18],
    ['#0000FF', 32.3, 79.19, -107.86],
    ['#808080', 53.59, 0, 0],
  ] as const
  for (const [hex, l, a, b] of published) {
    expect(labDistance(labOf(hex), { l, a, b })).toBeLessThan(0.03)
  }
  expect(() => labOf('red')).toThrow(RangeError)
})

it('names colours by hue, lightness and chroma', () => {
  expect(colorCode('#FFFFFF')).toBe('NN-100-00')
  expect(colorCode('#808080')).toBe('NN-54-00')
  expect(colorCode('#FF0000')).toBe('RO-53-105')
  expect(colorCode('#FFFF00')).toBe('YY-97-97')
  expect(colorCode('#00FF00')).toBe('GG-88-120')
  expect(colorCode('#ff0000')).toBe(colorCode('#FF0000'))
})

it('the middle of a cell has the code of its cell, and lies near the colour', () => {
  for (const { hex } of COLORS) {
    const lab = labOf(hex)
    const middle = labOfCode(colorCode(hex))
    if (middle === null) throw new Error(`no middle for ${hex}`)
    expect(Math.abs(middle.l - lab.l)).toBeLessThanOrEqual(0.5)
    // An eighth of the widest way between two hues on each side, at its chroma, and half a step.
    const { c } = lchOf(lab)
    expect(labDistance(middle, lab)).toBeLessThan(c < 4 ? 4.1 : 2 * c * Math.sin((17 * Math.PI) / 360) + 1)
  }
})

it('a code of any colour of the lexicon leads back to it, but where two share a cell', () => {
  const codes = COLORS.map(({ hex }) => colorCode(hex))
  const shared = codes.filter((code, place) => codes.indexOf(code) !== place)
  expect(shared).toEqual([])
  for (const { hex, value } of COLORS) expect(colorOfCode(colorCode(hex), COLORS)?.value).toBe(value)
})

it('knows what is no code', () => {
  for (const text of ['', 'RR', 'RR-10', 'XX-10-10', 'RG-50-50', 'RR-101-10', 'RR-5-5']) {
    expect([text, labOfCode(text), colorOfCode(text, COLORS)]).toEqual([text, null, null])
  }
})
