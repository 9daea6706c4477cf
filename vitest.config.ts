import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // chDB crashes when its native engine is opened from a worker thread.
    pool: 'forks',
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
