import { z } from 'zod'
import type { Column } from '../column'

/** The lists on the page of a trend. */
const TREND_PARTS = ['product', 'post', 'look', 'brand', 'named_brand', 'creator', 'attribute', 'country'] as const

export const foundRow = z.object({
  trend_part: z.enum(TREND_PARTS),
  rank: z.int().positive(),
  id: z.string(),
  name: z.string(),
  name_zh: z.string(),
  platform: z.string(),
  number: z.number().nullable(),
  /** What `number` counts; a country's is its interest against the mean of all. */
  trend_number: z.enum(['units', 'reviews', 'favorites', 'likes', 'products', 'posts', 'times_mean']).nullable(),
  /** Of the trend's products. */
  share: z.number().nullable(),
})
export type FoundRow = z.output<typeof foundRow>

export const FOUND_COLUMNS: readonly Column<FoundRow>[] = [
  { id: 'trend_part', header: 'column.trend_part', kind: 'trend_part', value: (row) => row.trend_part },
  { id: 'rank', header: 'column.place', kind: 'count', value: (row) => row.rank },
  { id: 'id', header: 'column.id', kind: 'text', value: (row) => row.id },
  {
    id: 'name',
    header: 'column.name',
    kind: 'text',
    value: (row, language) => (language === 'zh' ? row.name_zh : row.name),
  },
  { id: 'platform', header: 'column.source', kind: 'text', value: (row) => row.platform || null },
  { id: 'number', header: 'column.number', kind: 'decimal', value: (row) => row.number },
  { id: 'trend_number', header: 'column.number_of', kind: 'trend_number', value: (row) => row.trend_number },
  { id: 'share', header: 'column.share_of_products', kind: 'share', value: (row) => row.share },
]
