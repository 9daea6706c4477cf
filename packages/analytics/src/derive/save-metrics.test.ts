import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { SellingWorld } from '../testing/selling-world'
import { WORLD_DAY, openTrendWorld, publishTrends, worldMetric, worldPlatform } from '../testing/trend-world'
import { MetricWriter, prepareMetrics } from './save-metrics'

let world: SellingWorld
beforeAll(async () => {
  world = await openTrendWorld([
    { trendId: 'old', platforms: [worldPlatform({ platform: 'google' })] },
    { trendId: 'kept', platforms: [] },
  ])
})
afterAll(() => world.close())

const NAME = z.object({ name: z.string() })
const read = async (sql: string) => (await world.db.rows(NAME, sql)).map((row) => row.name)
const trends = () => read('SELECT trend_id AS name FROM trendee.trend_metric ORDER BY name')
const parts = () =>
  read(
    "SELECT concat(trend_id, '/', JSONExtractString(platforms, 1, 'platform')) AS name FROM trendee.trend_metric ORDER BY name",
  )

it('shows the trends of a refresh in one step, when it is published', async () => {
  const writer = new MetricWriter(world.db)
  await writer.begin()
  await writer.add(prepareMetrics([worldMetric({ trendId: 'new', platforms: [worldPlatform({ platform: 'temu' })] })]))
  await writer.add(prepareMetrics([worldMetric({ trendId: 'kept' })]))
  await writer.add(prepareMetrics([]))
  expect(await parts()).toEqual(['kept/', 'old/google'])
  await writer.publish(WORLD_DAY)
  expect(await parts()).toEqual(['kept/', 'new/temu'])
})
it('forgets a refresh that was given up', async () => {
  const abandoned = new MetricWriter(world.db)
  await abandoned.begin()
  await abandoned.add(prepareMetrics([worldMetric({ trendId: 'half' })]))
  await publishTrends(world.db, [{ trendId: 'whole' }])
  expect(await trends()).toEqual(['whole'])
})
it('gives what is stale no share of a country, unless nothing of it reaches the day', async () => {
  const line = [1, 1, 1]
  const beside = ['a', 'b', 'c', 'd'].map((trendId) => ({ trendId, line }))
  await publishTrends(world.db, [
    ...beside,
    ...beside.map((trend) => ({ ...trend, region: 'FR', asOf: '2025-05-18' })),
    { trendId: 'now', line },
    { trendId: 'old', line, asOf: '2025-05-18' },
    { trendId: 'old', line, region: 'FR', asOf: '2025-05-18' },
  ])
  expect(
    await read(
      "SELECT concat(trend_id, '/', region, ' ', toString(share)) AS name FROM trendee.trend_share WHERE trend_id IN ('now', 'old') ORDER BY name",
    ),
  ).toEqual(['now/US 0.2', 'old/FR 0.2'])
})
it('leaves no tables behind', async () => {
  expect(
    await read("SELECT name FROM system.tables WHERE database = 'trendee' AND startsWith(name, 'stage_')"),
  ).toEqual([])
})
