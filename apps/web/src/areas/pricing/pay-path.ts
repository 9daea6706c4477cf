import type { Line } from '@trendee/core/plans/lines'

/** Where a plan of a line is bought. */
export function payPath(line: Line, pid: string): string {
  const area = line === 'trendeesellers' || line === 'trendeegraphics' ? line : 'pricing'
  return `/${area}/pay/${pid}`
}
