import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureDemoPeople } from '@trendee/demo/demo-people'
import { writeDemoWorld } from '@trendee/demo/write-demo-world'
import { openRuntime } from '@trendee/runtime/open-runtime'
import { openStore } from '@trendee/store/engine/open-store'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const cache = join(root, 'node_modules/.cache/trendee-small-world')
/** What the facts depend on, which take long to make… */
const FACT_SOURCES = [
  'core/src',
  'feeds/src',
  'analytics/src',
  'analytics/migrations',
  'runtime/src',
  'demo/src',
  'store/migrations',
  'store/src/forecasts',
]
/** …but for these, which are about people: they go with the second, quick step. */
const PEOPLE_SOURCES = /core\/src\/(access|plans)\/|demo\/src\/demo-(accounts|people|messages|promotions|partners)/
const SCALE = 0.04
const KEPT_MS = 24 * 3_600_000
/** Search interest of one country and a third of another's instead of eight: most of a world's making is its series. */
const LEFT_OUT = /google-trends\/(?!us\/|gb\/\D+\d*[147]\.csv|maps\/|related\/)/

/** Files of a source; one that is not there would leave a world standing that its code no longer makes. */
function filesOf(source: string): string[] {
  const path = join(root, 'packages', source)
  if (statSync(path).isFile()) return [path]
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()
  return inside
    .filter((file) => /\.(ts|sql)$/.test(file) && !/\.test\.ts$|\btesting\b/.test(file))
    .map((file) => join(path, file))
}

function hashOf(files: readonly string[], start: string): string {
  const hash = createHash('sha256').update(start)
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 20)
}

async function buildFacts(folder: string): Promise<void> {
  const feeds = mkdtempSync(join(tmpdir(), 'trendee-feeds-'))
  const runtime = await openRuntime({ folder })
  try {
    const { files } = await writeDemoWorld(feeds, { scale: SCALE })
    const kept = files.filter(({ path }) => !LEFT_OUT.test(path))
    // All at once: one after the other, what follows from a file would be computed before the next one is read.
    await Promise.all(
      kept.map(({ path, capturedOn, options }) => runtime.imports.ingest(path, { ...options, capturedOn })),
    )
    await runtime.imports.idle()
  } finally {
    await runtime.close()
    rmSync(feeds, { recursive: true, force: true })
  }
}

/** Adds the people. The store is opened alone: the facts stay as they are. */
async function buildPeople(facts: string, folder: string): Promise<void> {
  cpSync(facts, folder, { recursive: true })
  const store = await openStore({ folder: join(folder, 'store') })
  try {
    await ensureDemoPeople(store.db)
  } finally {
    await store.close()
  }
}

/** Worlds of older code, and drafts of killed runs; what a run of other code may be using right now is younger. */
function removeOld(current: readonly string[]): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    if (current.includes(path)) continue
    if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true })
  }
}

/**
 * A data folder with the demo world in small, for tests: made once and kept until the code that makes it changes.
 * Nobody may write into it; tests work on a copy.
 */
export async function smallWorld(): Promise<string> {
  const sources = FACT_SOURCES.flatMap(filesOf)
  const factFiles = sources.filter((file) => !PEOPLE_SOURCES.test(file))
  const facts = join(cache, `facts-${hashOf(factFiles, `${SCALE}${LEFT_OUT.source}`)}`)
  const people = [
    ...sources.filter((file) => PEOPLE_SOURCES.test(file)),
    ...filesOf('store/src'),
    ...filesOf('contract/src'),
  ]
  const folder = join(cache, `world-${hashOf(people, facts)}`)
  mkdirSync(cache, { recursive: true })
  removeOld([facts, folder])
  await makeOnce(facts, buildFacts)
  await makeOnce(folder, (draft) => buildPeople(facts, draft))
  return folder
}

async function makeOnce(folder: string, make: (draft: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date())
    return
  }
  const draft = mkdtempSync(join(cache, 'draft-'))
  await make(draft)
  // Another run may have been first with the same world.
  if (existsSync(folder)) rmSync(draft, { recursive: true, force: true })
  else renameSync(draft, folder)
}

/** A copy of a data folder in a temporary folder of its own, inside `where`. */
export function copyOfWorld(source: string, where = tmpdir()): { folder: string; remove(): void } {
  const parent = mkdtempSync(join(where, 'trendee-world-'))
  const folder = join(parent, 'data')
  cpSync(source, folder, { recursive: true })
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) }
}
