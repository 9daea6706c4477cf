/** A table of which the engine could not read a file. */
export interface DamagedTable {
  readonly table: string
  /** The engine's own words, which name the file. */
  readonly reason: string
}

/** Codes of the engine for a file that is gone, cut off or does not match its checksum. */
const DAMAGE = new Set(['33', '40', '107', '117', '246', '271', '432'])
const READ_FROM = /\(while reading from part \S+ in table trendee\.(\w+) /

/** The table whose damaged file made a question fail; null where it failed for another reason. */
export function damagedTable(error: unknown): DamagedTable | null {
  // By shape: the embedded engine throws its own copy of the client's class.
  if (!(error instanceof Error) || !('code' in error) || !DAMAGE.has(String(error.code))) return null
  const [, table] = READ_FROM.exec(error.message) ?? []
  return table === undefined ? null : { table, reason: error.message }
}
