import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { reportSummary } from '../reports/report-fields'
import { LIST, REPORTS } from './followed-fields'

export const clientReports = endpoint({
  ...LIST,
  path: '/api/v1/dashboard/client_reports',
  summary: 'Reports for you: those about trends that you follow and their categories first, each part the newest first',
  access: REPORTS,
  output: listOf(
    reportSummary.extend({
      /** It is about a followed trend, about one that a keyword means, or about the category of one. */
      is_followed: z.boolean(),
    }),
  ),
})
