// `npm run dev`: the server and the web app from their sources. The page takes over a change at once, the server starts anew.
import { join } from 'node:path'
import { exitOf, hasDemoWorld, startProgram } from './run-program.mjs'
import { ensureInstalled, root } from './setup.mjs'

ensureInstalled()
// Vite is there only after the installation.
const { build, createServer } = await import('vite')

const HOST = '127.0.0.1'
const port = Number(process.env.PORT ?? '4000')
const webPort = Number(process.env.WEB_PORT ?? '5173')
/** Not the folder of the release, which `npm start` serves; below node_modules, where the program finds its packages. */
const SERVER_OUTPUT = join(root, 'node_modules/.cache/trendee-dev-server')

/** The running server; null before the first build, and after it ended by itself. */
let server = null
let isEnding = false

const say = (line) => process.stdout.write(`${line}\n`)

async function stopServer() {
  const running = server
  server = null
  if (running === null) return
  running.program.kill('SIGTERM')
  await running.exit
}

let isFirst = true

async function restartServer() {
  await stopServer()
  if (isEnding) return
  const wasFirst = isFirst
  isFirst = false
  const program = startProgram(join(SERVER_OUTPUT, 'main.js'))
  const started = { program, exit: exitOf(program) }
  server = started
  void started.exit.then((code) => {
    if (server !== started) return
    server = null
    // A server that never ran has a reason that no change of a source takes away, such as a port in use.
    if (wasFirst) void end(code || 1)
    else say(`The server ended with ${code}; it starts again after the next change.`)
  })
}

const web = await createServer({
  root: join(root, 'apps/web'),
  logLevel: 'warn',
  server: {
    host: HOST,
    port: webPort,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/samples'].map((path) => [path, `http://${HOST}:${port}`])),
  },
})

const watcher = await build({
  root: join(root, 'apps/server'),
  logLevel: 'warn',
  build: { outDir: SERVER_OUTPUT, emptyOutDir: true, watch: {} },
})

async function end(code) {
  if (isEnding) return
  isEnding = true
  await Promise.all([stopServer(), web.close(), watcher.close()])
  process.exit(code)
}

/** Restarts follow one another: two servers cannot hold one data folder. */
let restarting = Promise.resolve()
watcher.on('event', (event) => {
  if (event.code === 'END') restarting = restarting.then(restartServer)
  if (event.code === 'ERROR') say(`The server keeps running as it was: ${event.error.message}`)
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(0))

try {
  await web.listen()
  say(`The page is at http://localhost:${webPort}, the server at http://localhost:${port}; both follow the sources.`)
  if (!hasDemoWorld()) say('The data folder has no demo world; `npm start` makes it.')
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  await end(1)
}
