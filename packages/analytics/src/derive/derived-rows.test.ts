import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { deriveStale } from './derive-stale'
import { ForecastCache } from './forecast-cache'
import { forgetRunsOf } from './recorded-runs'
import { STAGES } from './stages'

const NAMES = new Set(['products', 'product-counts', 'products-by-kind'])
const stages = STAGES.filter(({ name }) => NAMES.has(name))
let world: SellingWorld
beforeAll(async () => {
  const captures = [{ day: '2025-06-30', units: 100 }]
  world = await openSellingWorld([
    { platform: 'temu', id: 'a', captures },
    { platform: 'shein', id: 'b', captures },
  ])
  await derive()
})
afterAll(() => world.close())

async function derive(): Promise<string[]> {
  const ran: string[] = []
  const context = {
    db: world.db,
    keeper: { of: async () => [], move: async () => {} },
    ledger: {
      freeze: async () => {},
      toScore: async () => [],
      follow: async () => {},
      saveScore: async () => {},
      markWithdrawn: async () => {},
    },
    reports: { lastDays: async () => new Map(), keep: async () => {} },
    styles: { shownSince: async () => [], keep: async () => {} },
    openAnalysis: () => {
      throw new Error('no stage of this test analyses')
    },
    forecasts: new ForecastCache(),
    today: () => Promise.resolve('2025-07-01'),
    signal: new AbortController().signal,
  }
  await deriveStale(context, { stages, onProgress: ({ stage, platform }) => ran.push(`${stage.name}/${platform}`) })
  return ran
}

it('have a table derived anew when rows of it are lost, for the platform that lost them, and what follows from it', async () => {
  expect(await derive()).toEqual([])
  // What the engine does with a file that it cannot read at its start.
  await world.db.run("ALTER TABLE trendee.product_current DETACH PARTITION 'shein'")
  expect(await derive()).toEqual(['products/shein', 'product-counts/shein', 'products-by-kind/'])
  expect(await derive()).toEqual([])
})

it('are counted of tables without platforms too', async () => {
  await world.db.run('TRUNCATE TABLE trendee.product_by_kind')
  expect(await derive()).toEqual(['products-by-kind/'])
  expect(await derive()).toEqual([])
})

it('are derived anew where a stage is told to be forgotten', async () => {
  await forgetRunsOf(
    world.db,
    stages.filter(({ name }) => name === 'product-counts'),
  )
  expect((await derive()).toSorted()).toEqual(['product-counts/shein', 'product-counts/temu'])
  expect(await derive()).toEqual([])
})
