// A copy of what a release consists of, installed beside nothing of the repository, for tests that run its commands.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { root } from '../setup.mjs'
import { RunningProgram } from './running-program.mjs'

/** What a release consists of; no path of the repository leads out of it. */
const RELEASED = [
  'apps/cli/bin',
  'apps/cli/dist',
  'apps/cli/package.json',
  'apps/server/dist',
  'apps/server/package.json',
  'apps/web/dist',
]

function weeklyMatrix() {
  const weeks = Array.from({ length: 156 }, (_, week) => {
    const monday = new Date(Date.UTC(2022, 0, 3 + 7 * week)).toISOString().slice(0, 10)
    return `${monday},${(50 + 20 * Math.sin((2 * Math.PI * week) / 52)).toFixed(3)}`
  })
  return `week,coat\n${weeks.join('\n')}\n`
}

/** Makes the copy in an empty folder, with files to read in `work`. */
function install(folder) {
  // `npm test` has just built it.
  if (!existsSync(join(root, 'apps/cli/dist'))) {
    execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'pipe' })
  }
  for (const path of RELEASED) cpSync(join(root, path), join(folder, path), { recursive: true })
  // Packages of the registry only: ours are inside the bundles, or the copy does not run.
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.') || name === '@trendee') continue
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  for (const name of ['bin', 'work', 'work/incoming']) mkdirSync(join(folder, name))
  symlinkSync('../apps/cli/bin/trendee.mjs', join(folder, 'bin/trendee'))
  cpSync(join(root, 'packages/feeds/fixtures/google-trends-timeline.csv'), join(folder, 'work/timeline.csv'))
  writeFileSync(join(folder, 'work/series.csv'), weeklyMatrix())
  writeFileSync(
    join(folder, 'work/undated.csv'),
    'Product_ID,Product_Name,Product_Brand,Gender,Price\n9,Wrap Dress,Fen,Women,10\n',
  )
  writeFileSync(join(folder, 'work/words.csv'), 'just,some\nwords,here\n')
  writeFileSync(join(folder, 'work/archive.zip'), 'PK\u0003\u0004 packed')
  writeFileSync(join(folder, 'work/titles.csv'), 'name\nRed linen midi dress\n')
}

/**
 * The copy, for the tests of a file. `start` runs `trendee` by its link, as npm makes one, and gives the program; `run`
 * waits for its end; `dropFile` puts a copy of a file of the working folder into the watched one.
 */
export function installedCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-installed-'))
  /** @type {RunningProgram[]} */
  const started = []
  beforeAll(() => install(folder))
  afterAll(async () => {
    // A test that failed leaves its program behind.
    await Promise.all(started.map((program) => program.stop()))
    rmSync(folder, { recursive: true, force: true })
  })

  const start = (argv, data = 'data') => {
    const program = new RunningProgram(join(folder, 'bin/trendee'), argv, {
      cwd: join(folder, 'work'),
      env: { TRENDEE_DATA: join(folder, data) },
    })
    started.push(program)
    return program
  }
  const run = async (...argv) => {
    const program = start(argv)
    const code = await program.exit
    return { code, output: program.output, printed: program.printed }
  }
  const dropFile = (name) => {
    const incoming = join(folder, 'work/incoming')
    mkdirSync(incoming, { recursive: true })
    cpSync(join(folder, 'work', name), join(incoming, name))
  }
  return { folder, start, run, dropFile }
}
