// `npm start`: install, build, fill an empty platform with the demo world, serve.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureBuilt, ensureInstalled, root, run } from './setup.mjs'

ensureInstalled()
ensureBuilt()

// Node reads it once at its start: the embedded engine's queries wait in this pool.
const env = { UV_THREADPOOL_SIZE: '16', ...process.env }
const folder = resolve(root, process.env.TRENDEE_DATA ?? 'data')

// In a process of its own: reading half a million rows takes memory that a server at rest need not hold.
if (process.env.TRENDEE_DEMO !== '0' && !existsSync(join(folder, 'demo-world.json'))) {
  run(process.execPath, [join(root, 'apps/cli/dist/main.js'), 'demo'], { env: { ...env, TRENDEE_DATA: folder } })
}
const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...env, TRENDEE_DATA: folder },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0)
})
