import type { OutputOf } from '@trendee/contract/endpoint'
import type { reports } from '@trendee/contract/reports/reports'
import type { ReportSummary } from '@trendee/store/reports/reports'
import { unixSeconds } from '../http/unix-seconds'

/** A report as lists answer it. */
export function reportAnswer(report: ReportSummary): OutputOf<typeof reports.page>['list'][number] {
  const { id, kind, subject, region, title, teaser, asOf, writtenAt } = report
  return {
    id,
    kind,
    subject,
    region,
    title: title.en,
    title_zh: title.zh,
    teaser: teaser.en,
    teaser_zh: teaser.zh,
    as_of: asOf,
    written_at: unixSeconds(writtenAt),
  }
}
