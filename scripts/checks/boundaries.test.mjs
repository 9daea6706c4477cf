import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../setup.mjs'

/** A file of one folder, and what it may not and may import. */
/** @type {[string, string[], string[]][]} */
const PLANTED = [
  [
    'packages/core/src/x.ts',
    ['@trendee/contract/errors', '@trendee/demo/demo-accounts', '@trendee/store/accounts', 'node:fs'],
    ['zod'],
  ],
  [
    'packages/contract/src/x.ts',
    ['@trendee/store/accounts/accounts', 'node:path'],
    ['zod', '@trendee/core/periods/week'],
  ],
  ['packages/feeds/src/x.ts', ['@trendee/analytics/engine/db'], ['@trendee/core/periods/week', 'node:fs']],
  ['packages/vision/src/x.ts', ['@trendee/feeds/records'], ['@trendee/core/lexicon/lexicon']],
  [
    'packages/analytics/src/x.ts',
    ['@trendee/store/accounts', '@trendee/vision/garment/color', '@trendee/demo/demo-accounts'],
    ['@trendee/feeds/feed'],
  ],
  ['packages/analytics/src/engine/x.ts', ['../tables/y', '../derive/y'], ['./y', '@trendee/core/periods/week']],
  ['packages/analytics/src/tables/x.ts', ['../derive/y', '../trends/y', '../testing/y'], ['../engine/db', './y']],
  ['packages/analytics/src/derive/x.ts', ['../trends/y', '../selling/y'], ['../engine/db', '../tables/y', './y']],
  ['packages/analytics/src/ingestion/x.ts', ['../admin/y'], ['../engine/db', '../tables/y']],
  ['packages/analytics/src/trends/x.ts', ['../selling/y', '../admin/y'], ['../tables/y', '../derive/y', './y']],
  ['packages/analytics/src/runway/x.ts', ['../trends/y'], ['../tables/y', './y']],
  ['packages/analytics/src/selling/x.ts', ['../trends/y', '@trendee/store/accounts'], ['../tables/y']],
  [
    'packages/store/src/x.ts',
    ['@trendee/analytics/engine/db', '@trendee/runtime/open-runtime', '@trendee/demo/demo-accounts'],
    ['@trendee/core/plans/p'],
  ],
  ['packages/runtime/src/x.ts', ['@trendee/demo/demo-accounts', '@trendee/server/app'], ['@trendee/store/accounts']],
  ['packages/demo/src/x.ts', ['@trendee/server/app', '@trendee/web/main'], ['@trendee/runtime/open-runtime']],
  [
    'apps/server/src/x.ts',
    ['@trendee/cli/command', '@trendee/web/main', '@trendee/demo/demo-accounts'],
    ['@trendee/store/accounts'],
  ],
  [
    'apps/server/src/api/trends/x.ts',
    [
      '../selling/detail',
      '../handlers',
      '../../app',
      '../../testing/ask',
      '@trendee/cli/command',
      '@trendee/demo/demo-accounts',
    ],
    ['./detail', '../../answers/product', '../../http/handler', '@trendee/store/accounts'],
  ],
  ['apps/server/src/api/user/x.test.ts', ['@trendee/cli/command'], ['@trendee/demo/demo-accounts']],
  ['apps/server/src/testing/x.ts', ['@trendee/cli/command'], ['@trendee/demo/demo-accounts']],
  ['apps/cli/src/x.ts', ['@trendee/server/app', '@trendee/demo/demo-accounts'], ['@trendee/runtime/open-runtime']],
  ['apps/cli/src/commands/demo.ts', ['@trendee/server/app'], ['@trendee/demo/demo-accounts']],
  ['apps/cli/src/bench/x.ts', ['@trendee/server/app'], ['@trendee/demo/demo-accounts']],
  [
    'apps/web/src/app/x.ts',
    ['@trendee/store/accounts', 'node:fs', '../areas/sellers/y', '../areas/sellers/routes/y'],
    ['@trendee/core/periods/week', '../areas/sellers/routes', '../shared/ui/y'],
  ],
  ['apps/web/src/areas/sellers/x.ts', ['../trendee/y', '../../app/y', '@trendee/demo/z'], ['../../shared/ui/y', './y']],
  [
    'apps/web/src/shared/ui/x.ts',
    ['../../areas/sellers/y', '../../app/y'],
    ['../format/format', '@trendee/contract/errors'],
  ],
  [
    'apps/web/src/areas/sellers/x.page.test.tsx',
    ['@trendee/server/app', '@trendee/store/accounts', '@trendee/analytics/engine/db'],
    ['@trendee/server/testing/sign-in-app', '@trendee/contract/errors', '../../testing/open-page'],
  ],
  ['apps/web/src/testing/x.ts', ['@trendee/server/app'], ['@trendee/server/testing/sign-in-app']],
  ['e2e/x.ts', ['@trendee/analytics/engine/db', '@trendee/store/accounts'], ['@trendee/demo/demo-accounts', 'node:fs']],
]

/** The real rules in a folder of our shape: `path:line` of each refused import. */
let folder = ''
const refused = new Set()

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trendee-boundaries-'))
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const [path, forbidden, allowed] of PLANTED) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    const lines = [...forbidden, ...allowed].map((from, index) => `export { a as a${index} } from '${from}'`)
    writeFileSync(join(folder, path), `${lines.join('\n')}\n`)
  }
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  for (const { code, filename, labels } of JSON.parse(stdout).diagnostics) {
    if (code.includes('no-restricted-imports')) refused.add(`${filename}:${labels[0].span.line}`)
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('import boundaries', () => {
  describe.each(PLANTED)('of %s', (path, forbidden, allowed) => {
    it.each(forbidden.map((from, index) => [from, index + 1]))('refuse %s', (_from, line) => {
      expect(refused).toContain(`${path}:${line}`)
    })

    it.each(allowed.map((from, index) => [from, forbidden.length + index + 1]))('let %s pass', (_from, line) => {
      expect(refused).not.toContain(`${path}:${line}`)
    })
  })
})
