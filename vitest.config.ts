import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // chDB crashes when its native engine is opened from a worker thread.
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'store',
          include: ['packages/store/src/**/*.test.ts'],
          globalSetup: ['packages/store/src/testing/prepare-engines.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/prepare-world.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'all',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: ['**/node_modules/**', 'packages/store/**', 'apps/server/**'],
        },
      },
    ],
  },
})
