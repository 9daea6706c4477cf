import { TEXTS } from '@trendee/contract/texts/texts'
import type { ExportFailure, OwnExport, WrittenFile } from '@trendee/store/exports/own-exports'

/** Where an account finds its exports. */
const LINK = '/user/info?section=exports'

const rowsIn = (count: number, locale: string) => new Intl.NumberFormat(locale).format(count)
const dayIn = (day: Date, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day)

/** The message of a file that is there, in both languages. */
export function readySaid({ expiresAt }: OwnExport, { fileName, rows }: WrittenFile) {
  return {
    titleEn: 'Your export is ready',
    titleZh: '您的导出已完成',
    bodyEn: `${fileName}: ${rowsIn(rows, 'en')} rows. The file is kept until ${dayIn(expiresAt, 'en')}.`,
    bodyZh: `${fileName}：共 ${rowsIn(rows, 'zh-CN')} 行。文件保留至 ${dayIn(expiresAt, 'zh-CN')}。`,
    link: LINK,
  }
}

/** The message of one that came to nothing. */
export function failureSaid({ fileName }: OwnExport, failure: ExportFailure) {
  const why = TEXTS[`export.failure_${failure}`]
  return {
    titleEn: 'Your export was not made',
    titleZh: '导出未完成',
    bodyEn: `${fileName}: ${why.en} None of your plan’s rows were used.`,
    bodyZh: `${fileName}：${why.zh}未扣除套餐行数。`,
    link: LINK,
  }
}
