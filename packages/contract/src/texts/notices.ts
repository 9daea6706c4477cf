import type { TextTable } from './text'

/** Texts of what is said after an action. */
export const noticeTexts = {
  'notice.done': { en: 'Operate Successfully!', zh: '操作成功！' },
  'notice.failed': { en: 'Operate Failure!', zh: '操作失败！' },
  'suggest.button': { en: 'Submit request for new trend', zh: '提交新趋势请求' },
  'suggest.noted': {
    en: 'It is noted as a request: there is nothing to show of it until data that names it is imported.',
    zh: '已记为请求：在导入含有该趋势的数据之前，尚无内容可供显示。',
  },
  'suggest.done': {
    en: 'Added Successfully! We will update this trend regularly.',
    zh: '添加成功！我们将定期更新该趋势。',
  },
} as const satisfies TextTable
