import type { TextTable } from './text'

/** Texts of the administration's jobs. */
export const jobTexts = {
  'jobs.note': {
    en: 'What the server does by schedule. A failed job is tried again by itself a few times. Imports and what follows from them are under Data.',
    zh: '服务器按计划执行的工作。失败的任务会自动重试若干次。导入及其后续计算请见“数据”。',
  },
  'jobs.count_one': { en: '{count, number} job', zh: '{count, number} 个任务' },
  'jobs.count_other': { en: '{count, number} jobs', zh: '{count, number} 个任务' },
  'jobs.none': { en: 'No job has run in the last days.', zh: '最近没有执行过任务。' },
  'jobs.name': { en: 'Job', zh: '任务' },
  'jobs.job_housekeeping': { en: 'Housekeeping', zh: '清理过期数据' },
  'jobs.job_pictures': { en: 'Pictures of feeds', zh: '获取商品图片' },
  'jobs.state': { en: 'State', zh: '状态' },
  'jobs.is_created': { en: 'Waiting', zh: '等待中' },
  'jobs.is_retry': { en: 'Waiting for its next try', zh: '等待重试' },
  'jobs.is_active': { en: 'Running', zh: '执行中' },
  'jobs.is_completed': { en: 'Done', zh: '完成' },
  'jobs.is_cancelled': { en: 'Cancelled', zh: '已取消' },
  'jobs.is_failed': { en: 'Failed', zh: '失败' },
  'jobs.tries': { en: 'Tries', zh: '次数' },
  'jobs.starts_after': { en: 'Due', zh: '计划时间' },
  'jobs.started_at': { en: 'Started', zh: '开始时间' },
  'jobs.ended_at': { en: 'Ended', zh: '结束时间' },
  'jobs.failure': { en: 'Failure', zh: '失败原因' },
  'jobs.change': { en: 'Change', zh: '操作' },
  'jobs.retry': { en: 'Try again', zh: '再试一次' },
  'jobs.cancel': { en: 'Cancel', zh: '取消' },
} as const satisfies TextTable
