import { expect, it } from 'vitest'
import type { Gender } from '../lexicon/types'
import { usualWearer } from './brand-wearer'

it.each<[string, [Gender, number][], Gender | null]>([
  ['all of five for women', [['women', 5]], 'women'],
  ['four are too few', [['women', 4]], null],
  [
    'one in five for men',
    [
      ['women', 4],
      ['men', 1],
    ],
    null,
  ],
  [
    'one in twenty for men',
    [
      ['women', 19],
      ['men', 1],
    ],
    'women',
  ],
  [
    'children of both sexes',
    [
      ['girls', 3],
      ['boys', 3],
    ],
    'kids',
  ],
  ['boys alone', [['boys', 6]], 'boys'],
  [
    'women and girls',
    [
      ['women', 6],
      ['girls', 6],
    ],
    null,
  ],
  ['nothing known', [], null],
])('%s', (_, named, expected) => expect(usualWearer(new Map(named))).toBe(expected))
