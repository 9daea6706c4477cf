import { expect, it } from 'vitest'
import { interpolationDifference, interpolationNames } from './interpolation'

it.each([
  ['no names', []],
  ['{{count}} of {{ total }}, again {{count}}', ['count', 'total']],
  ['{{- html}} costs {{price, currency}}', ['html', 'price']],
  ['{name} {{}} {{broken}', []],
  ['共 {{total}} 条', ['total']],
])('%s fills in %j', (text, names) => {
  expect(interpolationNames(text)).toEqual(names)
})

it('an edited text fills in what the built-in one does', () => {
  expect(interpolationDifference('{{a}} and {{b}}', '{{b}}, then {{ a }}')).toBeNull()
  expect(interpolationDifference('{{a}} and {{b}}', '{{b}} and {{c}}')).toEqual({ missing: ['a'], unknown: ['c'] })
})
