#!/usr/bin/env node
// In a clone, what is missing is installed and built before the command runs; an installed copy has no sources.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

if (existsSync(here('../src/main.ts'))) {
  const { ensureBuilt, ensureInstalled } = await import('../../../scripts/setup.mjs')
  ensureInstalled()
  ensureBuilt()
}

const command = spawn(process.execPath, [here('../dist/main.js'), ...process.argv.slice(2)], {
  // The fourth ends with this process, however that ends: then the command ends too.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { UV_THREADPOOL_SIZE: '16', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => command.kill(signal))
command.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0)
})
