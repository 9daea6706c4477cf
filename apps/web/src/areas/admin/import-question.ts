import type { admin } from '@trendee/contract/admin/admin'
import type { InputOf, OutputOf } from '@trendee/contract/endpoint'

export type ImportPreview = OutputOf<typeof admin.importPreview>
export type ImportMove = ImportPreview['moves'][number]

/** What is asked of a held file, and told when it is loaded: its day where one was given. */
export function importQuestion(importId: string, day: string | null): InputOf<typeof admin.importPreview> {
  return { import_id: importId, ...(day === null ? {} : { captured_on: day }) }
}

/** Whether nothing is in the way of loading a file. */
export function isReadyToLoad(preview: ImportPreview | undefined, day: string | null): boolean {
  if (preview === undefined || !preview.is_ready || preview.import.feed === '') return false
  // Of some files nothing is taken: the checks say why.
  if (preview.moves.length === 0 || preview.checks.some(({ stops }) => stops)) return false
  return !preview.needs_day || day !== null
}
