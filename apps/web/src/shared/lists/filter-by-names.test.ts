import { expect, it } from 'vitest'
import { filterByNames } from './filter-by-names'

it('finds a choice by its name in either language', () => {
  const options = [
    { value: 'linen', label: 'Linen' },
    { value: 'lilac', label: 'Lilac' },
    { value: 'red', label: 'Red' },
  ]
  const filter = filterByNames(new Map([['linen', 'linen 亚麻']]))
  const found = (search: string, limit = 9) =>
    filter({ options, search, limit }).map((one) => 'value' in one && one.value)
  expect([found('亚'), found('LI'), found('li', 1), found('zz')]).toEqual([
    ['linen'],
    ['linen', 'lilac'],
    ['linen'],
    [],
  ])
})
