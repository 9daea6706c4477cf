import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Store, type StoreDb, type StoreOptions, openStore } from '../engine/open-store'
import { giveBack, takeStore } from './kept-store'
import { MIGRATED_DATABASE } from './prepare-engines'

/** What the store's tests run on, each in its turn. */
export interface TestEngine {
  readonly name: 'PGlite' | 'PostgreSQL'
  /** A place of its own without a single table. */
  emptyPlace(): Promise<StoreOptions>
  /** A place of its own whose tables are there and empty. */
  migratedPlace(): Promise<StoreOptions>
  /** An open store whose tables are there and empty, and what is to be called after the last test. */
  freshStore(): Promise<{ readonly store: Store; end(): Promise<void> }>
}

const folders: string[] = []

/** Where it lies, the run's end removes it. */
export function copyOf(snapshot: string): string {
  const folder = join(mkdtempSync(join(dirname(snapshot), 'copy-')), 'store')
  cpSync(snapshot, folder, { recursive: true })
  return folder
}

function ownCopyOf(snapshot: string): Promise<StoreOptions> {
  const folder = copyOf(snapshot)
  folders.push(folder)
  return Promise.resolve({ folder })
}

const PGLITE: TestEngine = {
  name: 'PGlite',
  emptyPlace: () => ownCopyOf(inject('storeSnapshots').none),
  migratedPlace: () => ownCopyOf(inject('storeSnapshots').migrated),
  freshStore: async () => {
    const taken = await takeStore(() => copyOf(inject('storeSnapshots').migrated))
    return { store: taken.store, end: () => giveBack(taken) }
  },
}

async function newDatabase(template: string): Promise<StoreOptions> {
  const first = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: first })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return { url: `${dirname(first)}/${name}` }
}

const POSTGRES: TestEngine = {
  name: 'PostgreSQL',
  emptyPlace: () => newDatabase('template1'),
  migratedPlace: () => newDatabase(MIGRATED_DATABASE),
  freshStore: async () => {
    const store = await openStore(await newDatabase(MIGRATED_DATABASE))
    return { store, end: () => store.close() }
  },
}

/** PGlite always, PostgreSQL where it is installed; the run's first line says which. */
export const ENGINES: readonly TestEngine[] = inject('postgresUrl') === '' ? [PGLITE] : [PGLITE, POSTGRES]

/** Removes what the engines of this test file left on disk. Call after the stores are closed. */
export function removePlaces(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

function freshStoreOf(engine: TestEngine): () => Store {
  let fresh: Awaited<ReturnType<TestEngine['freshStore']>> | null = null
  beforeAll(async () => {
    fresh = await engine.freshStore()
  })
  afterAll(() => fresh?.end())
  return () => {
    if (!fresh) throw new Error('the store opens before the first test, not before')
    return fresh.store
  }
}

/** An open store for the tests around the call. */
export function useStore(engine: TestEngine): () => StoreDb {
  const store = freshStoreOf(engine)
  return () => store().db
}

/** The same for tests to which the engine does not matter: the embedded one. */
export function embeddedStore(): () => Store {
  return freshStoreOf(PGLITE)
}
