import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['**/*.e2e.ts'],
    globalSetup: ['./start-browser.ts', './start-platform.ts'],
    pool: 'forks',
    // Two files at a time are what a small machine bears beside the server and the browser.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
