import type { TextTable } from './text'

/** Texts of the reports' screens. What a report says is written with it. */
export const reportTexts = {
  'reports.title': { en: 'Reports', zh: '报告' },
  'reports.note': {
    en: 'Written from the data. A report stays as it was written; each of its numbers opens the screen that shows it.',
    zh: '由数据生成。报告写成后不再改动，其中每个数字都可打开对应页面。',
  },
  'reports.kind': { en: 'Kind of report', zh: '报告类型' },
  'reports.kind_all': { en: 'All', zh: '全部' },
  'reports.kind_weekly': { en: 'Weekly', zh: '周报' },
  'reports.kind_season': { en: 'Season', zh: '季度' },
  'reports.kind_category': { en: 'Category', zh: '品类' },
  'reports.written': { en: 'Written {when}', zh: '生成于 {when}' },
  'reports.save': { en: 'Save as PDF', zh: '存为 PDF' },
  'reports.none': { en: 'No report of this kind yet.', zh: '暂无此类报告。' },
  'reports.unknown': { en: 'There is no such report.', zh: '没有这份报告。' },
  'reports.year': { en: 'Searches for {name} over a year, to {day}', zh: '{name} 截至 {day} 的一年搜索走势' },
  'reports.back': { en: 'All reports', zh: '全部报告' },
} as const satisfies TextTable
