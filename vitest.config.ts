import { availableParallelism } from 'node:os'
import type { ProvidedContext } from 'vitest'
import { defineConfig } from 'vitest/config'
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from './scripts/checks/hang-limits.mjs'
import { longestFirst } from './scripts/checks/longest-first.mjs'

/** A process that is killed and watched meanwhile, with an engine of its own. */
const KILLED = ['packages/runtime/src/killed-upload.test.ts']

/** They watch a library at work, which must be theirs from the first import on: no process is shared with others. */
const WATCHED = ['packages/store/src/accounts/accounts.test.ts']

/** They run programs as people start them: what was built, and servers on ports of this machine. */
const STARTED = ['scripts/checks/{installed-commands,dev-script,killed-command,taken-port,vitest-gate}.test.mjs']

/** What needs neither an engine nor a demo world: `npm run test:quick`. */
const UNIT = [
  'packages/{core,contract,feeds,vision,providers}/src/**/*.test.ts',
  'apps/web/src/**/*.test.{ts,tsx}',
  'scripts/**/*.test.mjs',
]
/** Whole pages in a DOM, which stays installed in its process: no other test sees a window. */
const PAGES = 'apps/web/src/**/*.page.test.tsx'

/** What `npm run test:long` runs. */
const LONG = '**/*.long.test.*'
export const NODE_MODULES = '**/node_modules/**'

export const PREPARATIONS = [
  'packages/store/src/testing/prepare-engines.ts',
  'packages/analytics/src/testing/prepare-facts.ts',
  'apps/server/src/testing/prepare-world.ts',
]

/** What holds for every project, of the long run too. */
export const COMMON = {
  setupFiles: ['scripts/checks/cost-of-file.mjs'],
  // chDB crashes when its native engine is opened from a worker thread.
  pool: 'forks',
  // Left alone it keeps one processor for itself: half of a small machine.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  testTimeout: TEST_LIMIT_MS,
  hookTimeout: TEST_LIMIT_MS,
  teardownTimeout: TEST_LIMIT_MS,
  expect: { poll: { timeout: WAIT_LIMIT_MS } },
} as const

/** The project of the page tests, each in one of the languages that it can be asked in. */
export function pagesIn(pageLanguages: ProvidedContext['pageLanguages']) {
  return {
    extends: true,
    // React as it is shipped: its development build renders twice and keeps a stack for each element.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    test: {
      name: 'pages',
      // A page rendered makes much that is soon garbage: with the small space for it, a seventh of the time goes there.
      execArgv: ['--max-semi-space-size=64'],
      env: { NODE_ENV: 'production' },
      isolate: false,
      include: [PAGES],
      globalSetup: ['packages/store/src/testing/prepare-engines.ts', 'apps/server/src/testing/prepare-world.ts'],
      provide: { waitLimitMs: WAIT_LIMIT_MS, pageLanguages },
    },
  } as const
}

export default defineConfig({
  test: {
    ...COMMON,
    sequence: {
      sequencer: longestFirst([
        'runtime/src/killed-upload',

        'sign-in/guessing',
        'server/src/access-matrix',
        'server/src/',
        'store/src/',
        'acceptance/levels',
        'commands/trends.test',
        'demo/src/write-demo-world',
        'commands/ingest',
        'runtime/src/',
        'core/src/trend/level.test',
      ]),
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: UNIT,
          exclude: [NODE_MODULES, LONG, '**/*.page.test.tsx', ...STARTED],
        },
      },
      { extends: true, test: { name: 'killed', include: KILLED } },
      { extends: true, test: { name: 'started', include: STARTED } },
      {
        extends: true,
        test: {
          name: 'watched',
          include: WATCHED,
          globalSetup: ['packages/store/src/testing/prepare-engines.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          // Each file opens engines and stores of its own and closes them; starting a process, loading the engine's
          // library and reading the modules for each would take longer than most files' tests.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'apps/{cli,server}/src/**/*.test.ts'],
          exclude: [NODE_MODULES, LONG, ...WATCHED, ...KILLED, ...UNIT],
          globalSetup: PREPARATIONS,
          setupFiles: ['apps/server/src/testing/free-engine.ts'],
        },
      },
      pagesIn('by turns'),
    ],
  },
})
