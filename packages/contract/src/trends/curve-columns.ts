import { z } from 'zod'
import type { Column } from '../column'
import { day } from '../fields'

/** A week of a trend's curve, as its file says it. */
export const curveWeek = z.object({
  week: day,
  interest: z.number().nullable(),
  adjusted: z.number().nullable(),
  forecast: z.number().nullable(),
  lower: z.number().nullable(),
  upper: z.number().nullable(),
})

export const CURVE_COLUMNS: readonly Column<z.output<typeof curveWeek>>[] = [
  { id: 'week', header: 'column.week', kind: 'day', value: (row) => row.week },
  { id: 'interest', header: 'curve.interest', kind: 'decimal', value: (row) => row.interest },
  { id: 'adjusted', header: 'curve.adjusted', kind: 'decimal', value: (row) => row.adjusted },
  { id: 'forecast', header: 'trend.forecast', kind: 'decimal', value: (row) => row.forecast },
  { id: 'lower', header: 'column.band_lower', kind: 'decimal', value: (row) => row.lower },
  { id: 'upper', header: 'column.band_upper', kind: 'decimal', value: (row) => row.upper },
]
