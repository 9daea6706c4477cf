import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../scripts/checks/longest-first.mjs'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['**/*.e2e.ts'],
    globalSetup: ['./start-server.ts'],
    pool: 'forks',
    // Journeys keep nothing between files but the browser; a new one, and reading the texts anew, cost seconds.
    isolate: false,
    // A journey waits about as long as it works, for the server and the browser.
    maxWorkers: 3,
    sequence: {
      sequencer: longestFirst(['screens', 'data.e2e', 'boot', 'best-sellers', 'white-label']),
    },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
