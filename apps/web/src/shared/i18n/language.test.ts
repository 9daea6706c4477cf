import { describe, expect, it } from 'vitest'
import { chooseLanguage } from './language'

describe('chooseLanguage', () => {
  it.each([
    ['zh', 'en', 'en-US', 'zh'],
    [null, 'zh', 'en-US', 'zh'],
    [null, null, 'zh-TW', 'zh'],
    [null, null, 'ZH', 'zh'],
    [null, null, 'fr-FR', 'en'],
    ['fr', null, 'zh-CN', 'zh'],
    ['fr', 'xx', 'de', 'en'],
  ] as const)('query %s, stored %s, browser %s → %s', (query, stored, browser, expected) => {
    expect(chooseLanguage(query, stored, browser)).toBe(expected)
  })
})
