// `npm start`: install, build, fill an empty platform with the demo world, serve.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './setup.mjs'

ensureInstalled()
ensureBuilt()

const demo = process.env.TRENDEE_DEMO === '0' ? [] : ['--demo']
const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js'), ...demo], {
  cwd: root,
  stdio: 'inherit',
  // Node reads it once at its start: the embedded engine's queries wait in this pool.
  env: { UV_THREADPOOL_SIZE: '16', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0)
})
