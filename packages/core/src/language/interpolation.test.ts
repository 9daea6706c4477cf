import { expect, it } from 'vitest'
import { interpolationDifference, interpolationNames } from './interpolation'

it.each([
  ['no names', []],
  ['{count} of { total }, again {count}', ['count', 'total']],
  ['{- word} costs {price, currency}', ['price', 'word']],
  ['{} {broken and {two words}', []],
  ['共 {total, number} 条', ['total']],
])('%s fills in %j', (text, names) => {
  expect(interpolationNames(text)).toEqual(names)
})

it('an edited text fills in what the built-in one does', () => {
  const differs = (edited: string) => interpolationDifference('{a} and {b}', edited, '{b} 和 {a}')
  expect(differs('{b, number}, then { a }')).toBeNull()
  expect(differs('{b} and {c}')).toEqual({ missing: ['a'], unknown: ['c'] })
})

it('an edited text may fill in what the other language does', () => {
  expect(interpolationDifference('the last day', 'the last {count} day', '最近 {count} 天')).toBeNull()
  expect(interpolationDifference('the last day', 'the last {days} day', '最近 {count} 天')?.unknown).toEqual(['days'])
})
