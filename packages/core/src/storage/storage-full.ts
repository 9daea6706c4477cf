/** Linux: 28 is ENOSPC, 122 is EDQUOT. ClickHouse writes the number into the text of its own error codes. */
const WORDS = /\b(?:ENOSPC|EDQUOT|NOT_ENOUGH_SPACE|errno: (?:28|122)\b)|no space left on device|disk quota exceeded/i
const CODES = new Set([
  'ENOSPC',
  'EDQUOT',
  // PostgreSQL: disk_full
  '53100',
  // ClickHouse: NOT_ENOUGH_SPACE
  '243',
])

/** Whether an error of the file system or of one of the engines says that there is no room left to write. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return CODES.has(String(code)) || WORDS.test(error.message) || isStorageFull(error.cause)
}
