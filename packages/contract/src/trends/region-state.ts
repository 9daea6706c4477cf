import { z } from 'zod'
import { endpoint } from '../endpoint'
import { regionCode, slug } from '../parameters'
import { detailAccess } from './trend-access'

export const regionState = endpoint({
  method: 'GET',
  path: '/api/v2/trends/region/state',
  summary: 'A trend by state within a country, 0–100',
  access: detailAccess,
  limit: { perMinute: 240 },
  input: z.object({ name: slug, country: regionCode.default('US') }),
  output: z.array(z.object({ region: z.string(), place: z.string(), value: z.number().nullable() })),
  example: { name: 'wide-leg-trousers', country: 'US' },
})
