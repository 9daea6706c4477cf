interface UnreadColumn {
  readonly field: string
  readonly reason: string
  readonly cells: number
  readonly examples: readonly { readonly line: number; readonly text: string }[]
}

/** What of a file could not be read, a line for each column and reason. */
export function unreadLines({ cells_unread: unread }: { readonly cells_unread: readonly UnreadColumn[] }): string[] {
  return unread.map(({ field, reason, cells, examples }) => {
    const found = examples.map(({ line, text }) => `"${text}" in line ${line}`).join(', ')
    const count = `${cells} ${cells === 1 ? 'cell' : 'cells'}`
    return `${field || 'further columns'}: ${count} not read, each ${reason}${found === '' ? '' : `: ${found}`}`
  })
}
