import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { addRows } from '../testing/trend-world'
import type { DeriveContext } from './derive-context'
import { type DeriveProgress, deriveStale } from './derive-stale'
import { ForecastCache } from './forecast-cache'
import type { Stage } from './stages'

let world: SellingWorld
let context: DeriveContext
beforeAll(async () => {
  world = await openSellingWorld([])
  context = {
    db: world.db,
    keeper: { of: async () => [], move: async () => {} },
    ledger: {
      freeze: async () => {},
      toScore: async () => [],
      follow: async () => {},
      markWithdrawn: () => Promise.resolve(),
      saveScore: async () => {},
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
})
afterAll(() => world.close())

let ran: string[]
let failing: string | null
const stage = (name: string, scope: Stage['scope'], reads: string[], writes: string[]): Stage => ({
  name,
  title: { en: name, zh: name },
  scope,
  reads,
  writes,
  run: async (_, platform) => {
    if (failing === `${name}/${platform}`) throw new Error('no space left')
    ran.push(`${name}/${platform}`)
  },
})
const STAGES = [
  stage('first', 'platform', ['observation', 'product'], ['a']),
  stage('second', 'platform', ['a', 'post'], ['b']),
  stage('last', 'all', ['b'], ['c']),
]
const derive = async (more: Partial<DeriveContext> = {}, onProgress?: (progress: DeriveProgress) => void) => {
  ran = []
  await deriveStale({ ...context, ...more }, { stages: STAGES, ...(onProgress ? { onProgress } : {}) })
  return ran
}
let rows = 0
const seen = (platform: string) => ({ platform, product_id: 'p', observed_on: '2025-03-01', version: (rows += 1) })
const observe = (platform: string) => addRows(world.db, 'trendee.observation', [seen(platform)])

beforeEach(async () => {
  failing = null
  for (const table of ['observation', 'product', 'post', 'derive_run'])
    await world.db.run(`TRUNCATE TABLE trendee.${table}`)
})

it('runs nothing of nothing, every stage once for what came, and then nothing again', async () => {
  expect(await derive()).toEqual([])
  await observe('shein')
  await observe('temu')
  const seenProgress: DeriveProgress[] = []
  const everything = await derive({}, (progress) => seenProgress.push(progress))
  expect(everything).toEqual(['first/shein', 'first/temu', 'second/shein', 'second/temu', 'last/'])
  expect(seenProgress.map(({ step, steps }) => `${step}/${steps}`)).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5'])
  expect(seenProgress[3]).toMatchObject({ stage: { name: 'second' }, platform: 'temu' })
  expect(await derive()).toEqual([])
})

it('runs again what follows from new rows of a platform, and no more', async () => {
  await observe('shein')
  await observe('temu')
  await derive()
  await observe('temu')
  expect(await derive()).toEqual(['first/temu', 'second/temu', 'last/'])
  await addRows(world.db, 'trendee.post', [{ platform: 'tiktok', post_id: '1', version: 1 }])
  expect(await derive()).toEqual(['second/tiktok', 'last/'])
  await addRows(world.db, 'trendee.product', [{ platform: 'shein', product_id: 'p', version: 1, title: 'a new name' }])
  expect(await derive()).toEqual(['first/shein', 'second/shein', 'last/'])
})

it('runs what depends on the day again in the next week, where there is anything', async () => {
  const weekly = [...STAGES, stage('weekly', 'all', ['b', 'week_of_today'], ['d'])]
  const on = async (today: string) => {
    ran = []
    await deriveStale({ ...context, today: () => Promise.resolve(today) }, { stages: weekly })
    return ran
  }
  expect(await on('2025-06-30')).toEqual([])
  await observe('shein')
  expect(await on('2025-06-30')).toEqual(['first/shein', 'second/shein', 'last/', 'weekly/'])
  expect(await on('2025-07-06')).toEqual([])
  expect(await on('2025-07-07')).toEqual(['weekly/'])
})

it('resumes with the run that failed, and what follows from it', async () => {
  await observe('shein')
  await observe('temu')
  failing = 'second/temu'
  await expect(derive()).rejects.toThrow('no space left')
  expect(ran).toEqual(['first/shein', 'first/temu', 'second/shein'])
  failing = null
  expect(await derive()).toEqual(['second/temu', 'last/'])
})

it('runs what reads nothing of a stage that failed', async () => {
  await observe('shein')
  failing = 'second/shein'
  const beside = stage('beside', 'all', ['a'], ['d'])
  ran = []
  await expect(deriveStale(context, { stages: [...STAGES, beside] })).rejects.toThrow('no space left')
  expect(ran).toEqual(['first/shein', 'beside/'])
})

it('stops between two runs', async () => {
  await observe('shein')
  const stopping = new AbortController()
  const stop = (progress: DeriveProgress) => {
    if (progress.stage.name === 'second') stopping.abort(new Error('shutting down'))
  }
  await expect(derive({ signal: stopping.signal }, stop)).rejects.toThrow('shutting down')
  expect(ran).toEqual(['first/shein', 'second/shein'])
  expect(await derive()).toEqual(['last/'])
})

it('derives everything anew under another schema', async () => {
  await observe('shein')
  await derive()
  await world.db.run('CREATE TABLE trendee.older AS trendee.derive_run')
  await world.db.run('INSERT INTO trendee.older SELECT * REPLACE (schema - 1 AS schema) FROM trendee.derive_run')
  await world.db.run('EXCHANGE TABLES trendee.older AND trendee.derive_run')
  await world.db.run('DROP TABLE trendee.older')
  expect(await derive()).toEqual(['first/shein', 'second/shein', 'last/'])
})
