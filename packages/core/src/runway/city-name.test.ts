import { expect, it } from 'vitest'
import { cityName } from './city-name'

it.each([
  ['New York', { en: 'New York', zh: '纽约' }],
  ['PARIS ', { en: 'PARIS ', zh: '巴黎' }],
  ['Oslo', { en: 'Oslo', zh: 'Oslo' }],
  ['constructor', { en: 'constructor', zh: 'constructor' }],
])('names %j', (city, names) => {
  expect(cityName(city)).toEqual(names)
})
