import { rejectsOf } from '@trendee/analytics/admin/imports'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { RunningServer } from './running-server'

const REASONS_TOLD = 5
const FIRST_PAGE = { page: 1, pageSize: 1 }

type Reason = OutputOf<typeof CONTRACT.admin.importDetail>['reasons'][number]

/** Why rows of an import were rejected, the commonest reason first. */
export type ReasonsOf = (run: ImportRun) => Promise<readonly Reason[]>

export function reasonsHere(db: AnalyticsDb): ReasonsOf {
  return async ({ import_id: id }) => (await rejectsOf(db, id, FIRST_PAGE)).reasons
}

export function reasonsThroughServer(server: RunningServer): ReasonsOf {
  return async ({ import_id }) => (await server.ask(CONTRACT.admin.importDetail, { import_id, ...FIRST_PAGE })).reasons
}

/** The commonest reasons for which rows were rejected, each with its first lines. */
export async function rejectLines(run: ImportRun, reasonsOf: ReasonsOf): Promise<string[]> {
  if (run.rows_rejected === 0) return []
  const reasons = (await reasonsOf(run)).slice(0, REASONS_TOLD)
  return reasons.map(({ field, reason, rows, lines }) => {
    const count = `${rows} ${rows === 1 ? 'row' : 'rows'} rejected`
    const found = `line ${lines.join(', ')}${rows > lines.length ? ' …' : ''}`
    return `${count}, ${field === '' ? '' : `${field} `}${reason}: ${found}`
  })
}
