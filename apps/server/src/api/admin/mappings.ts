import { readingOf, toldByReading } from '@trendee/analytics/ingestion/reading-options'
import type { ReadingOptions } from '@trendee/contract/admin/reading-options'
import type { SavedMappingRow } from '@trendee/contract/admin/saved-mapping'
import { mappedColumns } from '@trendee/core/imports/mappable-fields'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { messageText } from '@trendee/feeds/feed-message'
import { mappingFault } from '@trendee/feeds/mapping/mapping-fault'
import { columnKey } from '@trendee/feeds/table-feed'
import type { StoreDb } from '@trendee/store/engine/open-store'
import {
  type SavedMapping,
  changeMapping,
  deleteMapping,
  savedMapping,
  savedMappings,
} from '@trendee/store/imports/saved-mappings'
import { pageAnswer } from '../../answers/page'
import { audited } from '../../http/audited'
import type { Handler } from '../../http/handler'
import { unixSeconds } from '../../http/unix-seconds'

function mappingView(saved: SavedMapping): SavedMappingRow {
  return {
    mapping_id: saved.mappingId,
    file: saved.file,
    columns: [...saved.columns],
    reading: saved.reading,
    varying: [...saved.varying],
    saved_at: unixSeconds(saved.savedAt),
    used_at: unixSeconds(saved.usedAt),
  }
}

export const mappings: Handler<typeof CONTRACT.admin.mappings> = async (input, { runtime }) =>
  pageAnswer(await savedMappings(runtime.store.db, input), input, mappingView)

/** The mapping as it is saved, or 1002. */
async function mappingNamed(db: StoreDb, mappingId: string): Promise<SavedMapping> {
  const found = await savedMapping(db, mappingId)
  if (found === null) throw new ApiError('not_found', 'No mapping is saved by this id.')
  return found
}

/** Why a mapping cannot be one of these columns; null where it can. */
function faultOf(mapping: ReadingOptions['mapping'], columns: readonly string[]): string | null {
  const fault = mappingFault(mapping ?? {})
  if (fault !== null) return messageText(fault, 'en')
  const known = new Set(columns.map(columnKey))
  const unknown = mappedColumns(mapping ?? {}).find(({ column }) => !known.has(columnKey(column)))
  return unknown === undefined ? null : `the table has no column ${unknown.column}`
}

export const mappingChange: Handler<typeof CONTRACT.admin.mappingChange> = audited({
  action: 'admin.mappingChange',
  subjectOf: ({ mapping_id: id }) => `mapping:${id}`,
  nameOf: (_input, { file }) => file,
  change: async (input, _call, db) => {
    const { mapping_id: id, mapping } = input
    const { columns } = await mappingNamed(db, id)
    const fault = faultOf(mapping, columns)
    if (fault !== null) throw new ApiError('bad_input', `mapping: ${fault}`, { field: 'mapping' })
    const changed = await changeMapping(db, id, readingOf(toldByReading(input)), new Date())
    return mappingView(changed ?? (await mappingNamed(db, id)))
  },
})

export const mappingDelete: Handler<typeof CONTRACT.admin.mappingDelete> = audited({
  action: 'admin.mappingDelete',
  subjectOf: ({ mapping_id: id }) => `mapping:${id}`,
  nameOf: (_input, { file }) => file,
  change: async ({ mapping_id: id }, _call, db) => {
    const { file } = await mappingNamed(db, id)
    await deleteMapping(db, id)
    return { mapping_id: id, file }
  },
})
