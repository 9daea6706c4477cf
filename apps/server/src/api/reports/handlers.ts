import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import type { ReportSection } from '@trendee/core/reports/report'
import { reportById, reportPage } from '@trendee/store/reports/reports'
import { reportAnswer } from '../../answers/report'
import { trendPictureAddress } from '../../answers/trend'
import type { Handlers } from '../../http/handler'

type Detail = OutputOf<typeof CONTRACT.reports.detail>

function sectionAnswer({ heading, sentences, trends }: ReportSection): Detail['sections'][number] {
  return {
    heading: heading.en,
    heading_zh: heading.zh,
    sentences: sentences.map(({ en, zh }) => ({ en: [...en], zh: [...zh] })),
    trends: trends.map(({ trendId, name, nameZh, type, gender, yoy, year }) => ({
      trend_id: trendId,
      name,
      trend_name_zh: nameZh,
      type,
      gender,
      picture: trendPictureAddress({ trend_id: trendId, gender }, 0),
      yoy,
      year: { start: year.start, values: [...year.values] },
    })),
  }
}

export const reportsHandlers: Handlers<typeof CONTRACT.reports> = {
  page: async ({ kind, page, pageSize }, { runtime }) => {
    const { list, total } = await reportPage(runtime.store.db, kind, { page, pageSize })
    return { list: list.map(reportAnswer), total, page, pageSize }
  },
  detail: async ({ id }, { runtime }) => {
    const report = await reportById(runtime.store.db, id)
    if (report === undefined) throw new ApiError('not_found', 'There is no such report.')
    return { ...reportAnswer(report), sections: report.sections.map(sectionAnswer) }
  },
  front: async ({ quantity }, { runtime }) => {
    const { list } = await reportPage(runtime.store.db, undefined, { page: 1, pageSize: quantity })
    return { list: list.map(reportAnswer) }
  },
}
