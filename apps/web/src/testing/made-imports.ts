import type { ImportRun } from '@trendee/contract/admin/import-run'
import { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { type Answerer, type MadeRequest, answer } from './fetch-in-process'

const { admin } = CONTRACT
type Preview = OutputOf<typeof admin.importPreview>
type Move = Preview['moves'][number]

/** An import that waits to be looked at. */
export const run = (part: Partial<ImportRun>): ImportRun => ({
  import_id: 'one',
  feed: 'shein',
  file: 'shein-products.csv',
  bytes: 2000,
  bytes_read: 2000,
  state: 'held',
  message: '',
  message_zh: '',
  rows_read: 950,
  rows_loaded: 0,
  rows_duplicate: 0,
  rows_rejected: 4,
  rows_left_out: 6,
  left_out: [],
  cells_unread: [],
  notes: [],
  seconds: 0.04,
  captured_on: null,
  is_day_given: false,
  coverage: [],
  names: [],
  reading: {},
  started_at: 1_795_000_000,
  ...part,
})

export const move = (part: Partial<Move>): Move => ({
  platform: 'shein',
  shop: '',
  kind: 'product',
  rows: 940,
  rows_known: 0,
  from: '2026-11-22',
  to: '2026-11-22',
  newest_day: '2026-11-01',
  newest_day_after: '2026-11-22',
  comparability: 'comparable',
  products: { total: 940, new: 20, changed: 31, vanished: 12 },
  ...part,
})

export const preview = (part: Partial<Preview>): Preview => ({
  import: run({}),
  is_ready: true,
  needs_day: false,
  asks: [],
  table: null,
  open: { decimal_mark: null, day_order: null, unnamed_column: null },
  checks: [],
  moves: [move({})],
  overlaps: [],
  ...part,
})

/** Answers for these imports and previews in the server's place. */
export function importing(runs: readonly ImportRun[], previewOf: (asked: MadeRequest) => Preview): Answerer {
  return (asked) => {
    const of = runs.find(({ import_id: id }) => id === asked.query.get('import_id')) ?? runs[0]
    switch (asked.path) {
      case admin.imports.path: {
        const state = asked.query.get('state')
        const list = runs.filter((one) => state === null || one.state === state)
        return answer({ list, total: list.length, page: 1, pageSize: 20 })
      }
      case admin.importDetail.path:
        return answer({
          import: of,
          rejects: { list: [], total: 0, page: 1, pageSize: 50 },
          reasons: [],
          joins: { list: [], total: 0 },
        })
      case admin.importPreview.path:
        return answer(previewOf(asked))
      case admin.importRead.path:
      case admin.importLoad.path:
      case admin.importDiscard.path:
      case admin.importWithdraw.path:
        return answer(of)
      default:
        return null
    }
  }
}
