import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Store, type StoreDb, type StoreOptions, openStore } from '../open-store'

/** What the store's tests run on, each in its turn. */
export interface TestEngine {
  readonly name: 'PGlite' | 'PostgreSQL'
  /** A place of its own without a single table. */
  emptyPlace(): Promise<StoreOptions>
  /** A place of its own whose tables are there and empty. */
  migratedPlace(): Promise<StoreOptions>
}

const folders: string[] = []

function copyOf(snapshot: string): Promise<StoreOptions> {
  const parent = mkdtempSync(join(tmpdir(), 'trendee-store-'))
  folders.push(parent)
  const folder = join(parent, 'store')
  cpSync(snapshot, folder, { recursive: true })
  return Promise.resolve({ folder })
}

const PGLITE: TestEngine = {
  name: 'PGlite',
  emptyPlace: () => copyOf(inject('storeSnapshots').none),
  migratedPlace: () => copyOf(inject('storeSnapshots').migrated),
}

async function newDatabase(): Promise<StoreOptions> {
  const first = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: first })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return { url: `${dirname(first)}/${name}` }
}

const POSTGRES: TestEngine = { name: 'PostgreSQL', emptyPlace: newDatabase, migratedPlace: newDatabase }

/** PGlite always, PostgreSQL where it is installed; the run's first line says which. */
export const ENGINES: readonly TestEngine[] = inject('postgresUrl') === '' ? [PGLITE] : [PGLITE, POSTGRES]

/** Removes what the engines of this test file left on disk. Call after the stores are closed. */
export function removePlaces(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** An open store for the tests around the call, closed after them. */
export function useStore(engine: TestEngine): () => StoreDb {
  let store: Store | null = null
  beforeAll(async () => {
    store = await openStore(await engine.migratedPlace())
  })
  afterAll(async () => {
    await store?.close()
    removePlaces()
  })
  return () => {
    if (!store) throw new Error('the store opens before the first test, not before')
    return store.db
  }
}
