#!/usr/bin/env node
// Works on a fresh clone: what is missing is installed and built before the command runs.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureBuilt, ensureInstalled } from '../../../scripts/setup.mjs'

ensureInstalled()
ensureBuilt()

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const result = spawnSync(process.execPath, [main, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { UV_THREADPOOL_SIZE: '16', ...process.env },
})
process.exitCode = result.status ?? 1
