import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Command } from '../command'

/** The server is an application of its own; the command starts it in this process's place. */
const SERVER = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

export const serve: Command = {
  usage: '',
  summary: 'Serve the platform on PORT (default 4000)',
  run({ env }) {
    const child = spawn(process.execPath, [SERVER], {
      stdio: 'inherit',
      // Read once when Node starts: the embedded engine's queries wait in this pool.
      env: { ...env, UV_THREADPOOL_SIZE: '16' },
    })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
    return new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('exit', (code) => resolve(code ?? 1))
    })
  },
}
