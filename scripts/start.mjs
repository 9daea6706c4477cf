// `npm start`: install, build, fill an empty platform with the demo world, serve.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SHORT_LIVED } from './checks/short-lived.mjs'
import { ensureBuilt, ensureInstalled, root } from './setup.mjs'

ensureInstalled()
ensureBuilt()

// Node reads it once at its start: the embedded engine's queries wait in this pool.
const env = { UV_THREADPOOL_SIZE: '16', ...process.env }
const folder = resolve(root, process.env.TRENDEE_DATA ?? 'data')

/** Runs a program of ours to its end, Node with `flags`; signals meant for us go to it. Resolves to its exit code. */
function child(flags, main, ...args) {
  const program = spawn(process.execPath, [...flags, join(root, main), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, TRENDEE_DATA: folder },
  })
  const forward = (signal) => program.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  return new Promise((ended) => {
    program.on('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward)
      ended(code ?? (signal ? 1 : 0))
    })
  })
}

// In a process of its own: reading half a million rows takes memory that a server at rest need not hold.
const needsDemo = process.env.TRENDEE_DEMO !== '0' && !existsSync(join(folder, 'demo-world.json'))
// With more room for what is young, less of what is soon forgotten is copied first.
const roomy = [...SHORT_LIVED, '--max-semi-space-size=64']
const demoCode = needsDemo ? await child(roomy, 'apps/cli/dist/main.js', 'demo') : 0
process.exitCode = demoCode === 0 ? await child([], 'apps/server/dist/main.js') : demoCode
