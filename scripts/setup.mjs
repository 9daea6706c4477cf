// What every command needs first: dependencies installed, output built. Both only when something changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs a program in the root and ends this process with its code when it fails. */
function run(program, args, options = {}) {
  const result = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options })
  if (result.error) throw result.error
  if (result.status !== 0) {
    process.stderr.write(`${program} ${args.join(' ')} failed\n`)
    process.exit(result.status ?? 1)
  }
}

function readOr(path, fallback) {
  return existsSync(path) ? readFileSync(path, 'utf8') : fallback
}

/** Installs when the lock file or Node changed since the last time. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    process.stderr.write(`Trendee needs Node.js 20.19 or newer; this is ${process.versions.node}.\n`)
    process.exit(1)
  }
  const stamp = join(root, 'node_modules', '.trendee-install')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.version)
    .digest('hex')
  if (readOr(stamp, '') === wanted) return
  process.stderr.write('Installing dependencies …\n')
  // What npm says goes to standard error: a command's own output must stay machine-readable.
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: ['ignore', 2, 2] })
  writeFileSync(stamp, wanted)
}

const SOURCES = ['apps', 'packages', 'package-lock.json', 'tsconfig.base.json']
const SKIPPED = new Set(['node_modules', 'dist', '.types', 'fixtures', 'coverage'])

function* filesUnder(path) {
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).toSorted()) {
    if (!SKIPPED.has(name)) yield* filesUnder(join(path, name))
  }
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesUnder(join(root, source))) {
      if (/\.test\.tsx?$/.test(file)) continue
      hash.update(relative(root, file)).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

const OUTPUTS = { server: 'apps/server/dist/main.js', cli: 'apps/cli/dist/main.js', web: 'apps/web/dist/index.html' }

/** Builds server, command line and web app when a source changed or an output is missing. */
export function ensureBuilt() {
  const stamp = join(root, 'node_modules', '.trendee-build')
  const wanted = sourcesHash()
  const isThere = Object.values(OUTPUTS).every((output) => existsSync(join(root, output)))
  if (isThere && readOr(stamp, '') === wanted) return
  process.stderr.write('Building …\n')
  for (const app of Object.keys(OUTPUTS)) {
    run('npx', ['--no-install', 'vite', 'build', '--logLevel', 'error'], {
      cwd: join(root, 'apps', app),
      stdio: ['ignore', 2, 2],
      // Where the caller's is another, as in a test, the page would get the libraries' slow builds for development.
      env: { ...process.env, NODE_ENV: 'production' },
    })
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}
