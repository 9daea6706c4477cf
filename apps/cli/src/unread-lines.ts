import type { ImportRun } from '@trendee/contract/admin/import-run'

/** What of a file could not be read, a line for each column and reason. */
export function unreadLines({ cells_unread: unread }: Pick<ImportRun, 'cells_unread'>): string[] {
  return unread.map(({ field, reason, cells, examples }) => {
    const found = examples.map(({ line, text }) => `"${text}" in line ${line}`).join(', ')
    const count = `${cells} ${cells === 1 ? 'cell' : 'cells'}`
    return `${field || 'further columns'}: ${count} not read, each ${reason}${found === '' ? '' : `: ${found}`}`
  })
}
