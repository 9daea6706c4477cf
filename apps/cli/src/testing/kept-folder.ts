import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { freeEngine } from '@trendee/analytics/testing/kept-engine'
import { type Runtime, openRuntime } from '@trendee/runtime/open-runtime'
import { afterAll, beforeAll } from 'vitest'
import type { Command } from '../command'
import type { FolderOpener } from '../open-folder'
import { type CommandRun, runCommand } from './run-command'

/** A data folder that is open while commands run on it: each would take a second to open and close it. */
export interface KeptFolder {
  runtime(): Runtime
  run(command: Command, argv: readonly string[]): Promise<CommandRun>
  /** What the facts answer. */
  readonly rows: AnalyticsDb['rows']
}

/** Opens the folder before the tests of this `describe`, or file, and closes it after them. */
export function keepFolder(folder: string): KeptFolder {
  let opened: Runtime | null = null
  const runtime = () => {
    if (opened === null) throw new Error('the folder opens before the first test, not earlier')
    return opened
  }
  beforeAll(async () => {
    await freeEngine()
    opened = await openRuntime({ folder })
  })
  afterAll(() => opened?.close())
  const stays = async () => undefined
  const open: FolderOpener = {
    runtime: async () => ({ ...runtime(), close: stays }),
    facts: async () => ({ analytics: runtime().analytics, close: stays }),
  }
  return {
    runtime,
    run: (command, argv) => runCommand(command, argv, folder, open),
    rows: (...asked) => runtime().analytics.rows(...asked),
  }
}
