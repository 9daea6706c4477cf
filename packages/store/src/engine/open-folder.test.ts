import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DamagedFilesError } from '@trendee/core/storage/damaged-files-error'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from './open-store'

const parent = mkdtempSync(join(tmpdir(), 'trendee-damaged-store-'))
const whole = join(parent, 'whole')
/** The file of the table that tells which migrations have run, in the folder. */
let migrations = ''
beforeAll(async () => {
  const store = await openStore({ folder: whole })
  const { rows } = await sql<{ path: string }>`select pg_relation_filepath('schema_migration') as path`.execute(
    store.db,
  )
  migrations = rows[0]?.path ?? ''
  await store.close()
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const emptied = (path: string) => writeFileSync(path, '')

describe('a damaged folder of the store is told with what, where and the way out, and left as it is', () => {
  it.each([
    ['the control file is empty', (folder: string) => emptied(join(folder, 'global', 'pg_control'))],
    ['the control file is gone', (folder: string) => rmSync(join(folder, 'global', 'pg_control'))],
    [
      'the log of writes is empty',
      (folder: string) => {
        const log = join(folder, 'pg_wal')
        for (const name of readdirSync(log)) if (/^[0-9A-F]{24}$/.test(name)) emptied(join(log, name))
      },
    ],
    ['the version is gone', (folder: string) => rmSync(join(folder, 'PG_VERSION'))],
    ['a table is gone', (folder: string) => rmSync(join(folder, migrations))],
  ])('%s', async (name, damage) => {
    const folder = join(parent, name)
    cpSync(whole, folder, { recursive: true })
    damage(folder)
    const before = readFileSync(join(folder, 'postgresql.conf'))
    const failure = await openStore({ folder }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DamagedFilesError)
    expect(String(failure)).toContain(folder)
    expect(String(failure)).toMatch(/database of accounts[^]*backup[^]*docs\/damaged-files\.md/)
    expect(readFileSync(join(folder, 'postgresql.conf'))).toEqual(before)
  })
})
