import { PGlite } from '@electric-sql/pglite'
import type { ParserOptions } from '@electric-sql/pglite'
import { DamagedFilesError } from '@trendee/core/storage/damaged-files-error'

/** Codes of PostgreSQL for files that are gone or hold what they should not. */
const DAMAGE = new Set(['58030', '58P01', 'XX001', 'XX002'])

/** Opens the embedded engine on a folder that holds a database. It gives no reason where it does not open. */
export async function openFolder(folder: string, parsers: ParserOptions): Promise<PGlite> {
  try {
    return await PGlite.create(folder, { parsers })
  } catch (error) {
    throw damaged(folder, error)
  }
}

/** What was thrown by the first questions to the engine; a damaged file by its name. */
export function asDamage(folder: string, error: unknown): unknown {
  return DAMAGE.has(String((error as { code?: unknown }).code)) ? damaged(folder, error) : error
}

function damaged(folder: string, error: unknown): DamagedFilesError {
  const why = (error instanceof Error ? error.message : String(error)).replace(
    ' Build with -sASSERTIONS for more info.',
    '',
  )
  return new DamagedFilesError(
    `The database of accounts does not open its folder; files in it are damaged or gone (${why}):`,
    [folder],
    folder,
    { cause: error },
  )
}
