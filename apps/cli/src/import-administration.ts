import { setTimeout as pause } from 'node:timers/promises'
import { importById, imports as importPage } from '@trendee/analytics/admin/imports'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import { CONTRACT } from '@trendee/contract/contract'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { allImports } from './import-list'
import { type RunningServer, orNull } from './running-server'

const POLL_MS = 250

/** Finds imports and takes them back, in this process or through the server. */
export interface ImportAdministration {
  byId(importId: string): Promise<ImportRun | null>
  /** What was imported from files of this content, newest first. */
  ofFile(fileHash: string): Promise<ImportRun[]>
  /** Takes back an import with all attempts at the same file; null where it cannot be. */
  withdraw(importId: string): Promise<ImportRun | null>
  /** Resolves when what is derived has followed. */
  derived(importIds: readonly string[]): Promise<void>
}

export function administrationHere({ analytics, imports }: Runtime): ImportAdministration {
  return {
    byId: (importId) => importById(analytics, importId),
    ofFile: (file_hash) => allImports((page) => importPage(analytics, { ...page, file_hash })),
    withdraw: async (importId) => ((await imports.withdraw(importId)) ? importById(analytics, importId) : null),
    derived: () => imports.idle(),
  }
}

export function administrationThroughServer(server: RunningServer): ImportAdministration {
  const { importDetail, imports, importWithdraw } = CONTRACT.admin
  const byId = (importId: string) =>
    server.ask(importDetail, { import_id: importId }).then(({ import: run }) => run, orNull('not_found'))
  return {
    byId,
    ofFile: (file_hash) => allImports((page) => server.ask(imports, { ...page, file_hash })),
    withdraw: (importId) => server.ask(importWithdraw, { import_id: importId }).catch(orNull('conflict')),
    derived: async (importIds) => {
      for (const id of importIds) while ((await byId(id))?.state === 'deriving') await pause(POLL_MS)
    },
  }
}
