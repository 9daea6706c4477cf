import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { paging, slug, wholeNumber } from '../parameters'
import { REPORT_COLUMNS } from './report-columns'
import { reportKind, reportSection, reportSummary } from './report-fields'

const reportAccess = { who: 'line', line: 'trendee', feature: 'reports' } as const

export const reports = {
  page: endpoint({
    method: 'GET',
    path: '/api/v1/report/page',
    summary: 'Reports written from the data, newest first: weekly, by season, by category',
    access: reportAccess,
    limit: { perMinute: 240 },
    input: z.object({ kind: reportKind.optional(), ...paging }),
    output: listOf(reportSummary),
    example: {},
    exported: { what: 'reports', columns: REPORT_COLUMNS },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/v1/report/page/detail',
    summary: 'One report as it was written, each number with the screen that shows it',
    access: { ...reportAccess, hides: [{ feature: 'forecast', field: 'forecast_orders' }] },
    limit: { perMinute: 240 },
    input: z.object({ id: slug }),
    output: reportSummary.extend({
      sections: z.array(reportSection),
      /** By which day to order what, from the forecasts; `null` where nothing is to be ordered soon. */
      forecast_orders: reportSection.nullable(),
      /** Whether it was written while its weeks were the newest: one that was not tells of searches alone. */
      is_in_time: z.boolean(),
    }),
    example: { id: 'weekly-us-2026-11-01' },
  }),
  front: endpoint({
    method: 'GET',
    path: '/api/v1/front/report',
    summary: 'The newest reports with their first words',
    access: 'public',
    limit: { perMinute: 60 },
    input: z.object({ quantity: wholeNumber(1, 12).default(4) }),
    output: z.object({ list: z.array(reportSummary) }),
    example: {},
  }),
}
