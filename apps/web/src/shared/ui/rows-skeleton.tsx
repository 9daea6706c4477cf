import { Skeleton } from '@mantine/core'

/** Pixels from one row to the next, and how far the names of rows reach: they differ as names do. */
const ROW = 44
const WIDTHS = ['52%', '38%', '61%', '45%', '33%'] as const

/** Rows to come, in grey: a name at the left and a number at the right of each. */
export function RowsSkeleton({ height }: { readonly height: number }) {
  const rows = Array.from({ length: Math.max(1, Math.round(height / ROW)) }, (_, at) => at)
  return (
    <div style={{ height, overflow: 'hidden' }}>
      {rows.map((at) => (
        <div key={at} style={{ display: 'flex', justifyContent: 'space-between', padding: '15px 0' }}>
          <Skeleton height={14} width={WIDTHS[at % WIDTHS.length] ?? '50%'} />
          <Skeleton height={14} width={64} />
        </div>
      ))}
    </div>
  )
}
