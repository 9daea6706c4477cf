import { z } from 'zod'
import { endpoint } from '../endpoint'
import { wholeNumber } from '../parameters'

export const picture = endpoint({
  method: 'GET',
  path: '/api/v1/common/picture/:kind/:id',
  summary: 'The drawing of a product, trend, post, look or swatch of cloth, as SVG or a raster of the asked width',
  access: 'public',
  limit: { perMinute: 3000 },
  input: z.object({
    kind: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/),
    id: z.string().min(1).max(160),
    format: z.enum(['svg', 'png', 'webp']).default('svg'),
    width: wholeNumber(16, 2000).default(480),
  }),
  output: z.string(),
  example: { kind: 'shein', id: '10000001' },
  answer: 'picture',
})
