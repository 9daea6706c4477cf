import { expect, it } from 'vitest'
import { runPairs, searchWords, singularWord } from './search-words'

it('cuts texts of both languages into what they are found by', () => {
  expect(searchWords("Women's Crème Dresses, x2 – T恤 奶油黄!")).toEqual([
    'women',
    'creme',
    'dress',
    'x2',
    't',
    '恤',
    '奶',
    '油',
    '黄',
    '奶油',
    '油黄',
  ])
  expect(searchWords('ＦＵＬＬ width')).toEqual(['full', 'width'])
  expect(searchWords(' - ')).toEqual([])
})

it('finds plurals by their singular and leaves what only looks like one', () => {
  expect(['dresses', 'bodies', 'jeans', 'boxes', 'dress', 'gas', 'adidas', 'lotus', 'ties'].map(singularWord)).toEqual([
    'dress',
    'body',
    'jean',
    'box',
    'dress',
    'gas',
    'adida',
    'lotus',
    'tie',
  ])
})

it('takes a run apart in pairs', () => {
  expect(runPairs('连衣裙')).toEqual(['连衣', '衣裙'])
  expect(runPairs('裙')).toEqual(['裙'])
})
