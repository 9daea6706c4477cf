import type { TextTable } from './text'

/** Texts of the reports' screens. What a report says is written with it. */
export const reportTexts = {
  'reports.title': { en: 'Reports', zh: '报告' },
  'reports.note': {
    en: 'Written from the data. A report stays as it was written; each of its numbers opens the screen that it comes from.',
    zh: '由数据生成。报告写成后不再改动，其中每个数字都可打开其来源页面。',
  },
  'reports.kind': { en: 'Kind of report', zh: '报告类型' },
  'reports.kind_all': { en: 'All', zh: '全部' },
  'reports.kind_weekly': { en: 'Weekly', zh: '周报' },
  'reports.kind_season': { en: 'Season', zh: '季度' },
  'reports.kind_category': { en: 'Category', zh: '品类' },
  'reports.written': { en: 'Written {when}', zh: '生成于 {when}' },
  'reports.save': { en: 'Save as PDF', zh: '存为 PDF' },
  'reports.none': { en: 'No report of this kind yet.', zh: '暂无此类报告。' },
  'reports.none_yet': {
    en: 'No report yet. One is written once a region has six trends whose searches of a year ago are known, or once shops or networks tell what sells, arrives or is posted more.',
    zh: '暂无报告。某地区至少六个趋势有去年同期搜索数据，或有店铺销量、上新、社媒话题数据后，将自动生成报告。',
  },
  'reports.unknown': { en: 'There is no such report.', zh: '没有这份报告。' },
  'reports.year': { en: 'Searches for {name} over a year, to {day}', zh: '{name} 截至 {day} 的一年搜索走势' },
  'reports.source': { en: 'Source: {source}.', zh: '来源：{source}。' },
  'reports.sold_in': { en: '{units} sold in {days} days', zh: '{days} 天售出 {units} 件' },
  'reports.later': {
    en: 'Written after its time, from searches alone. What shops sold, what came and what was posted stand in reports that are written while their weeks are the newest.',
    zh: '事后补写，仅依据搜索。销量、新品与话题只见于当期写成的报告。',
  },
  'reports.back': { en: 'All reports', zh: '全部报告' },
} as const satisfies TextTable
