import type { TextTable } from './text'

/** Texts of the administrators' list of names that mark print keywords. */
export const protectedTexts = {
  'protected.note': {
    en: 'Names of brands and characters. A print keyword that holds one, in whole words, is marked, and can be left out of lists.',
    zh: '品牌与角色名称。印花关键词若完整包含其中之一即被标记，并可从列表中排除。',
  },
  'protected.name': { en: 'Name', zh: '名称' },
  'protected.hint': { en: 'A brand or a character', zh: '品牌或角色' },
  'protected.kind': { en: 'Kind', zh: '类型' },
  'protected.is_brand': { en: 'Brand', zh: '品牌' },
  'protected.is_character': { en: 'Character', zh: '角色' },
  'protected.keywords': { en: 'Marks keywords', zh: '标记关键词' },
  'protected.keywords_mean': {
    en: 'Print keywords of all shops and searches that hold the name.',
    zh: '所有店铺与搜索中包含该名称的印花关键词。',
  },
  'protected.change': { en: 'Change', zh: '更改' },
  'protected.take_off': { en: 'Take off', zh: '移除' },
  'protected.take_off_of': { en: 'Take {term} off the list', zh: '将 {term} 从名单移除' },
  'protected.add': { en: 'Add name', zh: '添加名称' },
  'protected.count_one': { en: '{count, number} name', zh: '{count, number} 个名称' },
  'protected.count_other': { en: '{count, number} names', zh: '{count, number} 个名称' },
  'protected.none': { en: 'No name fits.', zh: '没有符合条件的名称。' },
} as const satisfies TextTable
