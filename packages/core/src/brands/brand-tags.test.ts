import { expect, it } from 'vitest'
import { brandAccounts, brandTags } from './brand-tags'

it('names a brand by its tag, known anyway or from feeds, and by no word', () => {
  const tags = brandTags(['Quillette Row', 'Olive', 'Ém.Bélle', 'OEM'])
  expect(tags.get('quilletterow')).toBe('quilletterow')
  expect(tags.get('émbélle')).toBe('embelle')
  expect(tags.get('gucci')).toBe('gucci')
  for (const word of ['olive', 'gap', 'next', 'oem', 'dress']) expect(tags.get(word)).toBeUndefined()
})

it('knows a marketplace’s brand by its account, unless its name is short or words for clothes', () => {
  const accounts = brandAccounts(['Thistlane', 'Emma', 'Denim Dress', 'OEM', 'Inkwell Row'])
  expect([...accounts]).toEqual([
    ['thistlane', 'thistlane'],
    ['inkwellrow', 'inkwellrow'],
  ])
})
