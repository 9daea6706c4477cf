import { expect, it } from 'vitest'
import { outfitGarments } from './outfit-garments'

it.each([
  ['Boxy linen blazer, pleated shorts', ['Boxy linen blazer', 'pleated shorts']],
  ['Bias-cut slip dress, butter yellow, suede boots', ['Bias-cut slip dress, butter yellow', 'suede boots']],
  ['Satin dress with boat neck, long sleeve, ruffles', ['Satin dress with boat neck, long sleeve, ruffles']],
  ['Trench coat over slip dress', ['Trench coat', 'slip dress']],
  ['Printed all over dress', ['Printed all over dress']],
  ['Ivory shirt paired with wide leg trousers', ['Ivory shirt', 'wide leg trousers']],
  ['Wool coat; ribbed; knit skirt', ['Wool coat', 'ribbed', 'knit skirt']],
  ['羊毛大衣，百褶裙', ['羊毛大衣', '百褶裙']],
  ['Butter yellow', ['Butter yellow']],
  ['', []],
])('finds the garments of %j', (description, garments) => {
  expect(outfitGarments(description)).toEqual(garments)
})
