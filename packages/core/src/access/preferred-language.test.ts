import { expect, it } from 'vitest'
import { preferredLanguage } from './preferred-language'

it.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['en-GB,en;q=0.9,zh;q=0.8', 'en'],
  ['en;q=0.5, zh-TW;q=0.7', 'zh'],
  ['fr-FR,de;q=0.9,zh;q=0.1', 'zh'],
  ['zh;q=0, en;q=0.1', 'en'],
  ['en, zh', 'en'],
  ['zh;q=nonsense', 'en'],
  ['', 'en'],
  ['*', 'en'],
])('%s: %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
