import { expect, it } from 'vitest'
import { rankedNames } from './ranked-names'

it.each([
  ['pattern', 'floral/midi-dress', 'Floral Midi Dress', '花卉中长款连衣裙'],
  ['shape', 'wrap/wrap-dress', 'Wrap Dress', '裹身裙'],
  ['fabric', 'leather/leather-jacket', 'Leather Jacket', '皮夹克'],
  ['color', 'brown/jacket', 'Brown Jacket', '棕色夹克'],
])('a garment of %s %s is called %s', (type, id, name, zh) => {
  expect(rankedNames('garment', type, id, new Map())).toEqual({ name, name_zh: zh })
})
