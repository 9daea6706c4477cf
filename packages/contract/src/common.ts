import { z } from 'zod'
import { endpoint } from './endpoint'
import { forecastIn, peakNeed, productSummary, trendSummary } from './fields'
import { SELLING_PLATFORMS } from './selling'
import { wholeNumber } from './parameters'

export const common = {
  language: endpoint({
    method: 'GET',
    path: '/api/v1/common/language',
    summary: 'Every text of the interface in English and Chinese',
    access: 'public',
    limit: { perMinute: 120 },
    input: z.object({}),
    output: z.array(z.object({ key: z.string(), en: z.string(), zh: z.string() })),
    example: {},
    isValidated: true,
  }),
  export: endpoint({
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
      language: z.enum(['en', 'zh']).default('en'),
    }),
    output: z.string(),
    example: { what: 'trends', quantity: 10 },
    answer: 'csv',
    row: z.union([trendSummary, productSummary]),
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/v1/common/picture/:kind/:id',
    summary: 'The drawing of a product, trend, post or look, as SVG or a raster of the asked width',
    access: 'public',
    limit: { perMinute: 3000 },
    input: z.object({
      kind: z.string().regex(/^[a-z-]{2,20}$/),
      id: z.string().min(1).max(160),
      format: z.enum(['svg', 'png', 'webp']).default('svg'),
      width: wholeNumber(16, 2000).default(480),
    }),
    output: z.string(),
    example: { kind: 'shein', id: '10000001' },
    answer: 'picture',
  }),
}
