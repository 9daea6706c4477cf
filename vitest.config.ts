import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/checks/longest-first.mjs'

/** Nothing native, no engine, no state that outlives a test: their files may share a process. */
const PLAIN = [
  'packages/{contract,core,feeds,vision}/src/**/*.test.ts',
  'apps/web/src/**/*.test.{ts,tsx}',
  'scripts/**/*.test.mjs',
]

/** Processes that are killed and watched meanwhile, each with an engine of its own. */
const KILLED = ['packages/pipeline/src/killed-import.test.ts']

/** They watch a library at work, which must be theirs from the first import on: no process is shared with others. */
const WATCHED = ['packages/store/src/accounts.test.ts']

export default defineConfig({
  test: {
    sequence: {
      sequencer: longestFirst([
        'pipeline/src/killed-import',
        'acceptance/main-job',
        'sign-in/guessing',
        'server/src/access-matrix',
        'server/src/',
        'store/src/',
        'acceptance/levels',
        'commands/trends.test',
        'demo/src/write-demo-world',
        'commands/ingest',
        'pipeline/src/',
        'core/src/trend/level.test',
      ]),
    },
    // chDB crashes when its native engine is opened from a worker thread.
    pool: 'forks',
    // Left alone it keeps one processor for itself: half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'store',
          // Each file opens stores of its own and closes them; starting a process and reading the modules for each would
          // take longer than its tests.
          isolate: false,
          include: ['packages/store/src/**/*.test.ts'],
          exclude: WATCHED,
          globalSetup: ['packages/store/src/testing/prepare-engines.ts'],
        },
      },
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
          name: 'server',
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/prepare-world.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'plain', include: PLAIN, isolate: false },
      },
      { extends: true, test: { name: 'killed', include: KILLED } },
      {
        extends: true,
        test: {
          name: 'engine',
          // Loading the engine's library takes longer than most files' tests: each opens folders of its own in it.
          isolate: false,
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'packages/store/**', 'apps/server/**', ...PLAIN, ...KILLED],
        },
      },
    ],
  },
})
