import { fileHash } from '@trendee/analytics/ingestion/file-hash'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import { type Runtime, runtimeOptions } from '@trendee/runtime/open-runtime'
import { type Command, UsageError } from '../command'
import { type ImportAdministration, administrationHere, administrationThroughServer } from '../import-administration'
import { IMPORT_COLUMNS, importLine } from '../import-list'
import { OPENS_ITSELF } from '../open-folder'
import { parseOptions } from '../options'
import { runningServer } from '../running-server'
import { rowsAsText } from '../table'

const OPTIONS = {
  format: { choices: ['table', 'csv', 'json', 'ndjson'], text: 'How what was taken back is listed' },
} as const

/** Nothing was taken back; the message says why. */
class NothingWithdrawnError extends Error {
  override readonly name = 'NothingWithdrawnError'
}

/** The imports that a person means by an id, or by a file with the content that was imported. */
async function meant(administration: ImportAdministration, name: string): Promise<ImportRun[]> {
  const byId = name.length > 80 ? null : await administration.byId(name)
  if (byId) return [byId]
  const hash = await fileHash(name).catch(() => null)
  if (hash === null) throw new NothingWithdrawnError(`${name} is neither an import nor a file that can be read`)
  const found = await administration.ofFile(hash)
  if (found.length === 0) throw new NothingWithdrawnError(`${name}: no file of this content was imported`)
  return found
}

const IS_OVER = new Set<ImportRun['state']>(['held', 'withdrawn'])

/** Takes back what is meant and waits until the trends have followed. Gives what was taken back. */
async function takeBack(administration: ImportAdministration, name: string): Promise<ImportRun[]> {
  const runs = await meant(administration, name)
  const standing = runs.filter(({ state }) => !IS_OVER.has(state))
  if (standing.length === 0)
    throw new NothingWithdrawnError(`${name}: nothing of it stands (it is ${runs[0]?.state ?? ''})`)
  const taken: ImportRun[] = []
  for (const { import_id: id } of standing) {
    const run = await administration.withdraw(id)
    if (!run) throw new NothingWithdrawnError(`${id} cannot be withdrawn while the file is being read`)
    taken.push(run)
  }
  const ids = taken.map(({ import_id }) => import_id)
  await administration.derived(ids)
  const after = await Promise.all(ids.map((id) => administration.byId(id)))
  return after.filter((run) => run !== null)
}

export const withdraw: Command = {
  operands: 'IMPORT|FILE',
  summary: 'Take back all that an import said, by its id or its file, and derive the trends anew',
  notes: [
    'Every attempt at the same file under the same day goes with it, and the file can be imported again.',
    'Frozen forecasts stay and are marked.',
  ],
  options: OPTIONS,
  example: 'best-sellers.csv',
  async run({ argv, env, print, open = OPENS_ITSELF }) {
    const { files, options } = parseOptions(argv, OPTIONS)
    const [name] = files
    if (name === undefined || files.length > 1) throw new UsageError('withdraw takes one import or file')
    const place = runtimeOptions(env)
    const server = runningServer(place.folder)
    const taken = server
      ? await takeBack(administrationThroughServer(server), name)
      : await takeBackHere(await open.runtime(place), name)
    for (const text of rowsAsText(taken.map(importLine), IMPORT_COLUMNS, options.format)) print(text)
    return 0
  },
}

async function takeBackHere(runtime: Runtime, name: string): Promise<ImportRun[]> {
  try {
    return await takeBack(administrationHere(runtime), name)
  } finally {
    await runtime.close()
  }
}
