import { z } from 'zod'
import { LANGUAGES } from '@trendee/core/language/languages'
import { endpoint } from '../endpoint'
import { forecastIn, peakNeed, productSummary, trendSummary } from '../fields'
import { wholeNumber } from '../parameters'
import { SELLING_PLATFORMS } from '../selling/platforms'

export const exportList = endpoint({
  method: 'GET',
  path: '/api/v1/common/export',
  summary: 'A list as CSV, with the filters of its screen and a chosen quantity',
  access: {
    who: 'line',
    line: 'trendee',
    feature: 'export_rows',
    amount: 'quantity',
    lineBy: {
      field: 'what',
      lines: Object.fromEntries(Object.keys(SELLING_PLATFORMS).map((path) => [path, 'trendeesellers' as const])),
    },
    needs: [peakNeed],
    hides: forecastIn(''),
  },
  limit: { perMinute: 20 },
  input: z.looseObject({
    what: z.enum(['trends', ...(Object.keys(SELLING_PLATFORMS) as (keyof typeof SELLING_PLATFORMS)[])]),
    quantity: wholeNumber(1, 10_000).default(100),
    language: z.enum(LANGUAGES).default('en'),
  }),
  output: z.string(),
  example: { what: 'trends', quantity: 10 },
  answer: 'csv',
  row: z.union([trendSummary, productSummary]),
})
