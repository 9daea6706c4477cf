import type { TextTable } from './text'

/** Texts about what the platform tells in sentences, and in whose words. */
export const aiTexts = {
  'written.summary': { en: 'Summary', zh: '概要' },
  'written.week': { en: 'The week in short', zh: '本周要点' },
  'written.opens': { en: '{number}: to what it rests on', zh: '{number}：跳转到依据' },
  'written.empty': { en: 'Too little is known to sum up.', zh: '数据太少，无法概括。' },
  'written.own': {
    en: 'Written from the platform’s figures; each number leads to what it rests on.',
    zh: '由平台数据写成，每个数字可跳转到依据。',
  },
  'written.by_model': {
    en: 'In the words of {model}. Every number, name and direction was checked against the platform’s figures; each number leads to what it rests on.',
    zh: '由 {model} 措辞。每个数字、名称与升降方向均已与平台数据核对，每个数字可跳转到依据。',
  },
  'written.show_own': { en: 'Show the platform’s own words', zh: '查看平台原文' },
  'written.show_model': { en: 'Show the model’s words', zh: '查看模型措辞' },
  'written.under_way': {
    en: 'A language model is at work on its wording.',
    zh: '语言模型正在措辞。',
  },
  'written.refused': {
    en: 'A language model’s words were left out: they did not pass the check of numbers, names and directions.',
    zh: '语言模型的措辞未通过数字、名称与方向核对，未采用。',
  },
  'written.unavailable': { en: 'The language model does not answer right now.', zh: '语言模型暂时没有响应。' },
  'written.bound_reached': {
    en: 'No more texts are put into a language model’s words today.',
    zh: '今日语言模型措辞次数已用完。',
  },
} as const satisfies TextTable
