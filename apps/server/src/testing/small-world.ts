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
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_ACCOUNTS } from '@trendee/demo/demo-accounts'
import { writeDemoWorld } from '@trendee/demo/write-demo-world'
import { openPlatform } from '@trendee/pipeline/open-platform'
import { ensureAccount } from '@trendee/store/accounts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const cache = join(root, 'node_modules/.cache/trendee-small-world')
/** What the world's data depends on. */
const SOURCES = ['core', 'feeds', 'analytics', 'store', 'pipeline', 'demo'].map((name) => join(root, 'packages', name))
const SCALE = 0.04
const KEPT_MS = 3_600_000
/** Search interest of two countries instead of eight: most of a world's making is spent on its series. */
const LEFT_OUT = /google-trends\/(?!us\/|gb\/|maps\/|related\/)/

function hashOfSources(): string {
  const hash = createHash('sha256').update(`${SCALE}${LEFT_OUT.source}`)
  for (const folder of SOURCES) {
    for (const part of ['src', 'migrations']) {
      const path = join(folder, part)
      const files = existsSync(path) ? readdirSync(path, { recursive: true, encoding: 'utf8' }).sort() : []
      for (const file of files) {
        if (!/\.(ts|sql)$/.test(file) || /\.test\.ts$|\btesting\b/.test(file)) continue
        hash.update(file).update(readFileSync(join(path, file)))
      }
    }
  }
  return hash.digest('hex').slice(0, 20)
}

async function build(folder: string): Promise<void> {
  const feeds = mkdtempSync(join(tmpdir(), 'trendee-feeds-'))
  const platform = await openPlatform({ folder })
  try {
    const { files } = await writeDemoWorld(feeds, { scale: SCALE })
    const kept = files.filter(({ path }) => !LEFT_OUT.test(path))
    // All at once: one after the other, what follows from a file would be computed before the next one is read.
    await Promise.all(
      kept.map(({ path, capturedOn, options }) => platform.work.ingest(path, { ...options, capturedOn })),
    )
    await platform.work.idle()
    for (const account of DEMO_ACCOUNTS) await ensureAccount(platform.store.db, account)
  } finally {
    await platform.close()
    rmSync(feeds, { recursive: true, force: true })
  }
}

/** Worlds of older code, and drafts of killed runs; what another run may be using right now is younger. */
function removeOld(): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true })
  }
}

/**
 * A data folder with the demo world in small, for tests: made once and kept until the code that makes it changes.
 * Nobody may write into it; tests work on a copy.
 */
export async function smallWorld(): Promise<string> {
  const folder = join(cache, hashOfSources())
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  removeOld()
  const draft = mkdtempSync(join(cache, 'draft-'))
  await build(draft)
  // Another run may have been first with the same world.
  if (existsSync(folder)) rmSync(draft, { recursive: true, force: true })
  else renameSync(draft, folder)
  return folder
}

/** A copy of a data folder in a temporary folder of its own. */
export function copyOfWorld(source: string): { folder: string; remove(): void } {
  const parent = mkdtempSync(join(tmpdir(), 'trendee-world-'))
  const folder = join(parent, 'data')
  cpSync(source, folder, { recursive: true })
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) }
}
