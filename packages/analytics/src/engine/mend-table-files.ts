import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DamagedFilesError } from '@trendee/core/storage/damaged-files-error'
import { isRemade } from './remade-tables'

/** The one database of ours. */
const DATABASE = 'trendee'
const DEFINITION = /^ATTACH (?:TABLE|DATABASE) _ UUID '([0-9a-f-]{36})'[^\0]*\nENGINE = [^\0]*\n$/
/** What the engine keeps beside definitions; anything else in their folder stops it. */
const DEFINITION_FILES = /\.sql(\.tmp|\.detached|\.tmp_drop)?$/

/** Where a definition's table has its rows; null when the file is cut off, empty or full of zeros. */
function definedId(path: string): string | null {
  return existsSync(path) ? (DEFINITION.exec(readFileSync(path, 'utf8'))?.[1] ?? null) : null
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [join(folder, entry.name)] : [],
  )
}

/**
 * Makes the files of the embedded engine such that it opens, before it does: a disk that is full lets it write empty
 * files and report success, and with one of them it never opens again. Returns what was done, in sentences for the log.
 * What can be made again from the facts is removed, for `migrateAnalytics` and deriving to make it; a definition of facts
 * that is not whole is told by DamagedFilesError, and nothing is changed.
 */
export function mendTableFiles(engineFolder: string): string[] {
  const folders = foldersIn(join(engineFolder, 'store')).flatMap(foldersIn)
  const databases = folders.filter((folder) => readdirSync(folder).some((name) => name.endsWith('.sql')))
  const torn = databases.flatMap(tornDefinitions)
  const lost = torn.filter((path) => !isRemade(tableOf(path)))
  if (lost.length > 0 && databases.some(hasMigrated)) {
    throw new DamagedFilesError(
      'The definitions of these tables are damaged, and without them their rows cannot be read:',
      lost,
      engineFolder,
    )
  }
  return [
    ...mendDatabase(engineFolder, databases),
    ...torn.map(removeTorn),
    ...databases.flatMap((folder) => setStraysAside(engineFolder, folder)),
    ...folders.flatMap(removeTornNotes),
  ]
}

const tableOf = (path: string): string => basename(path, '.sql')

function tornDefinitions(database: string): string[] {
  return readdirSync(database, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.sql'))
    .map(({ name }) => join(database, name))
    .filter((path) => definedId(path) === null)
}

/** Whether a migration was ever recorded: before, no import can have brought anything. */
function hasMigrated(database: string): boolean {
  const notes = join(database, 'schema_migration.sql')
  const id = definedId(notes)
  if (id === null) return existsSync(notes)
  return foldersIn(join(dirname(dirname(database)), id.slice(0, 3), id)).some((part) =>
    basename(part).startsWith('all_'),
  )
}

function removeTorn(path: string): string {
  rmSync(path)
  return `The definition of the table ${tableOf(path)} was damaged: ${path}. The table is made again.`
}

/** Without the database's own definition its folder would be taken for nobody's, and a new and empty one made. */
function mendDatabase(engineFolder: string, databases: readonly string[]): string[] {
  const path = join(engineFolder, 'metadata', `${DATABASE}.sql`)
  if (definedId(path) !== null) return []
  const [folder, ...others] = databases
  if (folder === undefined) {
    if (!existsSync(path)) return []
    rmSync(path)
    return [`The definition of the database was damaged: ${path}. The database was empty and is made again.`]
  }
  if (others.length > 0) {
    throw new DamagedFilesError('The definition of the database is damaged:', [path], engineFolder)
  }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `ATTACH DATABASE _ UUID '${basename(folder)}'\nENGINE = Atomic\n`)
  return [`The definition of the database was damaged or gone: ${path}. It was written again.`]
}

function setStraysAside(engineFolder: string, database: string): string[] {
  const strays = readdirSync(database, { withFileTypes: true }).filter(
    (entry) => !entry.isFile() || !DEFINITION_FILES.test(entry.name),
  )
  return strays.map(({ name }) => {
    const aside = join(engineFolder, 'not-ours')
    mkdirSync(aside, { recursive: true })
    const to = join(aside, `${Date.now()}-${name}`)
    renameSync(join(database, name), to)
    return `${join(database, name)} is not ours and would keep the engine from opening: it is now ${to}.`
  })
}

/**
 * Small files of a table that it can do without, where they are not whole: the version of its format, which is always
 * the same, and a change of rows that had only been asked for; every change that we ask for is asked again.
 */
function removeTornNotes(table: string): string[] {
  const torn = readdirSync(table).filter((name) => {
    const path = join(table, name)
    if (name === 'format_version.txt') return statSync(path).size === 0
    return /^mutation_\d+\.txt$/.test(name) && !/^format version: 1\n[^\0]*\n$/.test(readFileSync(path, 'utf8'))
  })
  return torn.map((name) => {
    rmSync(join(table, name))
    return `${join(table, name)} was damaged and not needed: it was removed.`
  })
}
