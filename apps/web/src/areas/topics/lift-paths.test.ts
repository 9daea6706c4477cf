import { expect, it } from 'vitest'
import { liftPaths } from './lift-paths'

it('draws lines on one scale, the highest value at the top, a gap as a gap', () => {
  expect(
    liftPaths(
      [
        [0, 10, null, 5],
        [5, 5, 5, 5],
      ],
      30,
      20,
    ),
  ).toEqual(['M0 20L10 0M30 10', 'M0 10L10 10L20 10L30 10'])
})

it('draws what never changes in the middle', () => {
  expect(liftPaths([[3, 3]], 10, 20)).toEqual(['M0 10L10 10'])
})
