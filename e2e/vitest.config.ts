import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from '../scripts/checks/hang-limits.mjs'
import { longestFirst } from '../scripts/checks/longest-first.mjs'

/** Journeys in the files that the patterns name. */
export const journeys = (include: readonly string[], exclude: readonly string[] = []) =>
  defineConfig({
    root: fileURLToPath(new URL('.', import.meta.url)),
    test: {
      include: [...include],
      exclude: ['**/node_modules/**', ...exclude],
      globalSetup: ['./start-server.ts'],
      setupFiles: ['../scripts/checks/cost-of-file.mjs'],
      pool: 'forks',
      // Journeys keep nothing between files but the browser; a new one, and reading the texts anew, cost seconds.
      isolate: false,
      // A journey waits about as long as it works, for the server and the browser.
      maxWorkers: 3,
      sequence: {
        sequencer: longestFirst(['screens', 'data.e2e', 'boot', 'best-sellers', 'white-label']),
      },
      testTimeout: TEST_LIMIT_MS,
      hookTimeout: TEST_LIMIT_MS,
      teardownTimeout: TEST_LIMIT_MS,
      expect: { poll: { timeout: WAIT_LIMIT_MS } },
      provide: { waitLimitMs: WAIT_LIMIT_MS },
    },
  })

export default journeys(['**/*.e2e.ts'], ['**/*.long.e2e.ts'])
