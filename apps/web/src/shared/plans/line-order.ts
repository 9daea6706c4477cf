import type { Line } from '@trendee/core/plans/lines'

/** Lines as people meet them: what they look at, then what they build with and recommend. */
export const LINE_ORDER: readonly Line[] = [
  'trendee',
  'trendeesellers',
  'trendeegraphics',
  'trendeeapi',
  'trendeepartners',
]
