// `npm test`: every gate, one after the other, none stopped by another's failure. Ends with `N passed, N failed`.
import { ensureChromium, chromiumPath } from './checks/chromium.mjs'
import { Tally, script, tool } from './checks/tally.mjs'
import { vitestGate } from './checks/vitest-gate.mjs'

const tally = new Tally()

async function runGates() {
  // Nothing else can run without the dependencies.
  if (!(await tally.gate('install', () => script('scripts/install.mjs')))) return
  await tally.gate('types', () => tool('tsc', ['-b', '--checkers', '1']))
  await tally.gate('lint, boundaries', () => tool('oxlint', ['--type-aware', '--max-warnings', '0']))
  await tally.gate('format', () => tool('oxfmt', ['--check']))
  await tally.gate('unused code', () => tool('knip', ['--no-progress']))
  await tally.gate('file length', async () => {
    const result = await script('scripts/checks/file-length.mjs')
    const asked = result.output.split('\n').filter((line) => /^\s+\d+ {2}/.test(line)).length
    return { ...result, note: asked > 0 ? `${asked} above 200 lines: node scripts/checks/file-length.mjs` : '' }
  })
  await tally.gate('docs', () => script('scripts/checks/docs-files.mjs'))
  const isBuilt = await tally.gate('build', () => script('scripts/build.mjs'))
  if (isBuilt) await tally.gate('bundle budget', () => script('scripts/bundle-budget.mjs'))
  await tally.gate('tests', () => vitestGate([], { said: /(?<=^Store tests run on ).*$/m }))
  const hasBrowser = await tally.gate('chromium', ensureChromium)
  if (!isBuilt || !hasBrowser) return
  await tally.gate('browser tests', () =>
    vitestGate(['--config', 'e2e/vitest.config.ts'], { env: { CHROMIUM: chromiumPath() ?? '' } }),
  )
}

await runGates()
tally.close()
