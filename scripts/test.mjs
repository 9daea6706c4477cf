// `npm test`: every gate, none stopped by another's failure. Ends with `N passed, N failed`.
// `npm run test:quick`: the gates that need no build, no engine, no demo world and no browser.
// `npm run test:changed [AREA]`: the tests of files that differ from main, and pages and journeys of an area.
// `npm run test:long`: what is too long for `npm test`: every moment of a kill, each page in its other language.
import { AREAS, changedSince } from './checks/areas.mjs'
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

/** Unit and query tests of what differs from main, by the modules that they import; and all that an area shows. */
async function runChanged(area) {
  const isKnown = area === undefined || Object.hasOwn(AREAS, area)
  const output = `There is no area ${area}: ${Object.keys(AREAS).join(', ')}.\n`
  if (!(await tally.gate('area', async () => ({ isRight: isKnown, output, note: area ?? 'none' })))) return
  const canBrowse = await prepareTests()
  const few = { mayBeEmpty: true }
  const projects = ['unit', 'shared', 'watched'].flatMap((name) => ['--project', name])
  await tally.gate('changed', () => vitestGate(['--changed', changedSince(), ...projects], few))
  if (area === undefined) return
  const { pages, journeys } = AREAS[area]
  await tally.gate('pages', () => vitestGate(['--project', 'pages'], { ...few, files: [pages] }))
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

const RUNS = new Map([
  [undefined, runAll],
  ['--quick', runQuick],
  ['--long', runLong],
  ['--changed', runChanged],
])
const [how, ...rest] = process.argv.slice(2)
const run = RUNS.get(how)

if (run === undefined) {
  const known = [...RUNS.keys()].filter(Boolean).join(', ')
  await tally.gate('what to run', async () => ({
    isRight: false,
    output: `There is no ${how}: ${known}, or nothing for all.\n`,
  }))
}
// Nothing can run without the dependencies.
else if (await tally.gate('install', () => script('scripts/install.mjs'))) await run(...rest)
tally.close()
