import type { TextTable } from './text'

/** Texts of runway looks and their walls. */
export const runwayTexts = {
  'runway.wall_note': {
    en: 'Looks as they were shown, the newest show first. Category and attribute are asked of one garment.',
    zh: '按发布顺序展示的造型，最新的秀场在前。品类与属性须同属一件单品。',
  },
  'runway.look': { en: 'Look {number}', zh: '造型 {number}' },
  'runway.unnumbered': { en: 'Look', zh: '造型' },
  'runway.search': { en: 'Garment, house or city', zh: '单品、品牌或城市' },
  'runway.unknown': {
    en: 'There is no look of this number here. It may have been withdrawn.',
    zh: '没有这个造型，可能已被撤回。',
  },
  'runway.place': { en: '{place} of {looks}', zh: '第 {place} 套，共 {looks} 套' },
  'runway.place_label': { en: 'In its show', zh: '秀中次序' },
  'runway.garments': { en: 'What is worn, and what said so', zh: '单品与依据' },
  'runway.garments_note': {
    en: 'Each garment in the feed’s words. The words that gave an attribute are underlined; each attribute leads to the looks that have it.',
    zh: '每件单品保留数据原文，下划线为得出属性的文字；点击属性可查看具有该属性的造型。',
  },
  'runway.no_attribute': { en: 'No attribute is named.', zh: '未提及属性。' },
  'runway.neighbours': { en: 'In the same show', zh: '同场造型' },
  'runway.whole_show': { en: 'The whole show', zh: '查看整场' },
  'runway.similar': { en: 'Similar looks of other shows', zh: '其他秀场的相似造型' },
  'runway.similar_note': {
    en: 'Garments of the same category that share most attributes, for the same wearer.',
    zh: '同一对象、同一品类且共有属性最多的造型。',
  },
  'runway.source': { en: 'See it at its source', zh: '查看来源' },
  'runway.shows': { en: 'Shows', zh: '秀场' },
  'runway.shows_that': { en: 'Shows that show it most', zh: '展示最多的秀场' },
  'runway.shows_note': {
    en: 'Looks that show it, of all looks of the show. The arrow: that share against the house’s same season a year before.',
    zh: '展示该内容的造型数与全场造型数；箭头为该占比与同品牌去年同季之比。',
  },
  'runway.newest_note': { en: 'The newest shows, with their looks.', zh: '最新的秀场及其造型数。' },
  'runway.showing': { en: '{showing} of {looks}', zh: '{showing} / {looks}' },
} as const satisfies TextTable
