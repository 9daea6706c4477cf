// The small demo world that the server's and the browser tests copy.
import { join } from 'node:path'
import { root } from '../setup.mjs'
import { captured } from './tally.mjs'

const SMALL_WORLD = join(root, 'apps/server/src/testing/small-world.ts')
const LAUNCH = `
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(${JSON.stringify(SMALL_WORLD)}, { configFile: false, logLevel: 'error' })
  await module.smallWorld()`

/** A gate: the world is there, or is made: half a minute's work, better done beside other gates than before all tests. */
export function ensureDemoWorld() {
  return captured(process.execPath, ['--input-type=module', '-e', LAUNCH], { UV_THREADPOOL_SIZE: '16' })
}
