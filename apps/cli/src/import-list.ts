import type { ImportRun } from '@trendee/contract/admin/import-run'

export const IMPORT_COLUMNS = ['id', 'file', 'feed', 'state', 'captured_on', 'rows', 'started']
const PAGE = 100

/** An import as commands print it. */
export function importLine(run: ImportRun) {
  return {
    id: run.import_id,
    file: run.file,
    feed: run.feed,
    state: run.state,
    captured_on: run.captured_on,
    rows: run.rows_loaded,
    started: new Date(run.started_at * 1000).toISOString().replace('.000Z', 'Z'),
  }
}

/** Asks for a page of imports after the other. */
export async function allImports(
  ask: (page: { page: number; pageSize: number }) => Promise<{ list: readonly ImportRun[]; total: number }>,
): Promise<ImportRun[]> {
  const all: ImportRun[] = []
  for (let page = 1; ; page += 1) {
    const { list, total } = await ask({ page, pageSize: PAGE })
    all.push(...list)
    if (list.length === 0 || all.length >= total) return all
  }
}
