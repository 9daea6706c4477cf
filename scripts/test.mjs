// `npm test`: every gate, none stopped by another's failure. Ends with `N passed, N failed`.
// `npm run test:quick`: the gates that need no build, no engine, no demo world and no browser.
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

/** Unit, query and API tests, then the journeys in a browser: side by side each would wait too long for the other. */
async function runTests(canBrowse) {
  await tally.gate('tests', () => vitestGate([], { said: /(?<=^Store tests run on ).*$/m }))
  if (!canBrowse) return
  const env = { CHROMIUM: chromiumPath() ?? '' }
  await tally.gate('browser tests', () => vitestGate(['--config', 'e2e/vitest.config.ts'], { env }))
}

async function runGates() {
  // Nothing else can run without the dependencies.
  if (!(await tally.gate('install', () => script('scripts/install.mjs')))) return
  if (process.argv.includes('--quick')) {
    await Promise.all([tally.gate('unit tests', () => vitestGate(['--project', 'unit'])), readSources()])
    return
  }
  await Promise.all([prepareTests().then(runTests), readSources()])
}

const began = performance.now()
await runGates()
process.stdout.write(`${''.padEnd(18)}${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s in all\n`)
tally.close()
