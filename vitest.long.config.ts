import { defineConfig } from 'vitest/config'
import { COMMON, NODE_MODULES, PREPARATIONS, pagesIn } from './vitest.config.ts'

/** `npm run test:long`: every moment of a kill and of a full disk, floods, soaks, and each page in its other language. */
export default defineConfig({
  test: {
    ...COMMON,
    projects: [
      {
        extends: true,
        test: {
          name: 'long',
          include: ['{packages,apps}/*/src/**/*.long.test.ts', 'scripts/**/*.long.test.mjs'],
          exclude: [NODE_MODULES],
          globalSetup: PREPARATIONS,
        },
      },
      pagesIn('the other'),
    ],
  },
})
