import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { fillNewFolder } from '../engine/new-folder'
import { openStore } from '../engine/open-store'
import { type PostgresCluster, startPostgres } from './postgres-cluster'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folders to be copied: `none`, an embedded engine without a table, and `migrated`, a store without a row. */
    storeSnapshots: { readonly none: string; readonly migrated: string }
    /** Address of the cluster's first database, or empty where PostgreSQL is not installed. */
    postgresUrl: string
  }
}

/** Database of the cluster that others are copied from: a store without a row. */
export const MIGRATED_DATABASE = 'migrated'

interface Engines {
  readonly snapshots: ProvidedContext['storeSnapshots']
  readonly cluster: PostgresCluster | null
  remove(): Promise<void>
}

/** Vitest reads this file anew for every project of a run, one after the other; all of them use the same engines. */
const run: typeof globalThis & { storeEngines?: Engines; storeEngineUsers?: number } = globalThis

/** Once for all test files of the store: PGlite's first start takes seconds, a copy of its folder a fraction. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engines = (run.storeEngines ??= await prepareEngines())
  run.storeEngineUsers = (run.storeEngineUsers ?? 0) + 1
  project.provide('storeSnapshots', engines.snapshots)
  project.provide('postgresUrl', engines.cluster?.url('postgres') ?? '')
  return async () => {
    run.storeEngineUsers = (run.storeEngineUsers ?? 0) - 1
    if (run.storeEngineUsers > 0) return
    delete run.storeEngines
    await engines.remove()
  }
}

async function prepareEngines(): Promise<Engines> {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-store-'))
  const snapshots = { none: join(folder, 'none'), migrated: join(folder, 'migrated') }
  const [cluster] = await Promise.all([startMigratedPostgres(), writeSnapshots(snapshots)])
  const names = cluster ? `PGlite and PostgreSQL ${cluster.version}` : 'PGlite; PostgreSQL is not installed'
  process.stdout.write(`Store tests run on ${names}\n`)
  const remove = async () => {
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { snapshots, cluster, remove }
}

async function startMigratedPostgres(): Promise<PostgresCluster | null> {
  const cluster = await startPostgres()
  if (!cluster) return null
  const client = new Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  await client.query(`create database ${MIGRATED_DATABASE}`)
  await client.end()
  const store = await openStore({ url: cluster.url(MIGRATED_DATABASE) })
  await store.close()
  return cluster
}

async function writeSnapshots({ none, migrated }: { none: string; migrated: string }): Promise<void> {
  await fillNewFolder(none)
  cpSync(none, migrated, { recursive: true })
  const store = await openStore({ folder: migrated })
  await store.close()
}
