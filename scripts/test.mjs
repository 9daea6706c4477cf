// `npm test`: every gate, none stopped by another's failure. Ends with `N passed, N failed`.
// `npm run test:quick`: the gates that need no build, no engine, no demo world and no browser.
// `npm run test:changed [AREA]`: the tests of files that differ from main, and pages and journeys of their areas, or of AREA.
// `npm run test:long`: what is too long for `npm test`: every moment of a kill, each page in its other language.
import { AREAS, areasOf, changedFiles, changedSince } from './checks/areas.mjs'
import { ensureChromium, chromiumPath } from './checks/chromium.mjs'
import { ensureDemoWorld } from './checks/demo-world.mjs'
import { Tally, script, tool } from './checks/tally.mjs'
import { vitestGate } from './checks/vitest-gate.mjs'

const tally = new Tally()

async function fileLength() {
  const result = await script('scripts/checks/file-length.mjs')
  const asked = result.output.split('\n').filter((line) => /^\s+\d+ {2}/.test(line)).length
  return { ...result, note: asked > 0 ? `${asked} above 200 lines: node scripts/checks/file-length.mjs` : '' }
}

/** What only reads the sources: no test waits for it. */
async function readSources() {
  await tally.gate('types', () => tool('tsc', ['-b', '--checkers', '1']))
  await tally.gate('lint, boundaries', () => tool('oxlint', ['--type-aware', '--max-warnings', '0']))
  await tally.gate('format', () => tool('oxfmt', ['--check']))
  await tally.gate('unused code', () => tool('knip', ['--no-progress']))
  await tally.gate('file length', fileLength)
  await tally.gate('docs', () => script('scripts/checks/docs-files.mjs'))
  await tally.gate('texts of screens', () => script('scripts/checks/screen-texts.mjs'))
}

/** What the tests stand on. True where the browser tests can run. */
async function prepareTests() {
  const looking = tally.gate('chromium', ensureChromium)
  const isBuilt = await tally.gate('build', () => script('scripts/build.mjs'))
  if (isBuilt) await tally.gate('bundle budget', () => script('scripts/bundle-budget.mjs'))
  const hasBrowser = await looking
  await tally.gate('demo world', ensureDemoWorld)
  return isBuilt && hasBrowser
}

const browser = () => ({ CHROMIUM: chromiumPath() ?? '' })

/** Unit, query and API tests, then the journeys in a browser: side by side each would wait too long for the other. */
async function runTests(canBrowse) {
  await tally.gate('tests', () => vitestGate([], { said: /(?<=^Store tests run on ).*$/m }))
  if (!canBrowse) return
  await tally.gate('browser tests', () => vitestGate(['--config', 'e2e/vitest.config.ts'], { env: browser() }))
}

async function runLong() {
  const canBrowse = await prepareTests()
  await tally.gate('long tests', () => vitestGate(['--config', 'vitest.long.config.ts']))
  if (!canBrowse) return
  await tally.gate('long journeys', () => vitestGate(['--config', 'e2e/vitest.long.config.ts'], { env: browser() }))
}

/** The areas whose pages are looked at: the one that is asked for, or those that have a file that differs. */
async function areasToTest(asked) {
  if (asked !== undefined && !Object.hasOwn(AREAS, asked)) {
    return { isRight: false, output: `There is no area ${asked}: ${Object.keys(AREAS).join(', ')}.\n` }
  }
  const areas = asked === undefined ? areasOf(changedFiles()) : [asked]
  return { isRight: true, areas, note: areas.join(', ') || 'no page differs' }
}

/** Unit and query tests of what differs from main, by the modules that they import; and all that its areas show. */
async function runChanged(asked) {
  let areas = []
  const choosing = async () => {
    const chosen = await areasToTest(asked)
    areas = (chosen.areas ?? []).map((name) => AREAS[name])
    return chosen
  }
  if (!(await tally.gate('areas', choosing))) return
  const canBrowse = await prepareTests()
  const few = { mayBeEmpty: true }
  const projects = ['unit', 'shared', 'watched'].flatMap((name) => ['--project', name])
  await tally.gate('changed', () => vitestGate(['--changed', changedSince(), ...projects], few))
  if (areas.length === 0) return
  const pages = areas.map((area) => area.pages)
  await tally.gate('pages', () => vitestGate(['--project', 'pages'], { ...few, files: pages }))
  const journeys = [...new Set(areas.flatMap((area) => area.journeys))]
  if (!canBrowse || journeys.length === 0) return
  await tally.gate('journeys', () =>
    vitestGate(['--config', 'e2e/vitest.config.ts'], { ...few, files: journeys, env: browser() }),
  )
}

async function runQuick() {
  await Promise.all([tally.gate('unit tests', () => vitestGate(['--project', 'unit'])), readSources()])
}

async function runAll() {
  await Promise.all([prepareTests().then(runTests), readSources()])
}

/** By option: what runs, and how many words may follow. */
const RUNS = new Map([
  [undefined, { run: runAll, words: 0 }],
  ['--quick', { run: runQuick, words: 0 }],
  ['--long', { run: runLong, words: 0 }],
  ['--changed', { run: runChanged, words: 1 }],
])
const [how, ...rest] = process.argv.slice(2)
const { run, words } = RUNS.get(how) ?? { words: 0 }
const tooMany = rest.slice(words)

if (run === undefined || tooMany.length > 0) {
  const known = [...RUNS.keys()].filter(Boolean).join(', ')
  const output =
    run === undefined
      ? `There is no ${how}: ${known}, or nothing for all.\n`
      : `${tooMany.join(' ')} means nothing here. One file: npx vitest run PATH.\n`
  await tally.gate('what to run', async () => ({ isRight: false, output }))
}
// Nothing can run without the dependencies.
else if (await tally.gate('install', () => script('scripts/install.mjs'))) await run(...rest)
tally.close()
