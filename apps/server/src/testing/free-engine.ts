import { freeEngine } from '@trendee/analytics/testing/kept-engine'
import { expect } from 'vitest'

// Before each test file: the server's own keep an engine open for each other, over the folder of the demo world.
// oxlint-disable-next-line vitest/no-standalone-expect -- asks which file it is
if (expect.getState().testPath?.includes('/apps/server/src/') !== true) await freeEngine()
