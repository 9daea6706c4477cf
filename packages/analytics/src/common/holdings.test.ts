import { afterEach, expect, it } from 'vitest'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { saveSignals } from '../testing/save-signals'
import { WORLD_DAY, addRows, publishTrends } from '../testing/trend-world'
import { holdings } from './holdings'

let world: SellingWorld | null = null
afterEach(async () => {
  await world?.close()
  world = null
})

it('holds nothing at first', async () => {
  world = await openSellingWorld([])
  expect(await holdings(world.db, WORLD_DAY)).toEqual({ held: [], trends: 0, levelled: 0 })
})

it('counts products by shop with its captures, terms with their weeks, posts, looks, advertised topics and trends', async () => {
  world = await openSellingWorld([
    { platform: 'temu', id: '1', captures: [{ day: '2025-06-23' }, { day: '2025-06-30' }] },
    { platform: 'temu', id: '2', captures: [{ day: '2025-06-30' }] },
    { platform: 'etsy', id: '1', captures: [{ day: '2025-05-01' }] },
  ])
  const { db } = world
  const signal = {
    platform: 'google',
    region: 'US',
    gender: '',
    evidence: 'relative',
    roundingStep: 1,
    span: 'week',
  } as const
  await saveSignals(db, [
    // A week that the file leaves out is none that was measured.
    { ...signal, trendId: 'boho', series: { start: '2025-06-02', values: [40, null, 60] } },
    { ...signal, trendId: 'satin', series: { start: '2025-06-09', values: [10, 20, 30] } },
    // What posts say of a trend is no search interest.
    { ...signal, platform: 'tiktok', trendId: 'satin', series: { start: '2024-01-01', values: [1, 2, 3, 4] } },
  ] as Parameters<typeof saveSignals>[1])
  await addRows(db, 'trendee.post_current', [
    { platform: 'instagram', post_id: 'a', posted_at: '2025-06-01 08:00:00' },
    { platform: 'instagram', post_id: 'b', posted_at: '2025-06-01 23:00:00' },
  ])
  await addRows(db, 'trendee.look_current', [{ look_id: 'l', shown_on: '2025-02-25' }])
  await addRows(
    db,
    'trendee.ad_topic_current',
    ['lace', 'linen'].map((topic) => ({ platform: 'tiktok', kind: 'keyword', topic, as_of: '2025-06-20' })),
  )
  await publishTrends(db, [
    { trendId: 'boho', level: 'hot' },
    { trendId: 'satin', level: 'none' },
  ])
  expect(await holdings(db, WORLD_DAY)).toEqual({
    held: [
      { kind: 'ads', platform: 'tiktok', count: 2, from: '2025-06-20', to: '2025-06-20', days: 1 },
      { kind: 'looks', platform: 'runway', count: 1, from: '2025-02-25', to: '2025-02-25', days: 1 },
      { kind: 'posts', platform: 'instagram', count: 2, from: '2025-06-01', to: '2025-06-01', days: 1 },
      { kind: 'products', platform: 'etsy', count: 1, from: '2025-05-01', to: '2025-05-01', days: 1 },
      { kind: 'products', platform: 'temu', count: 2, from: '2025-06-23', to: '2025-06-30', days: 2 },
      { kind: 'search', platform: 'google', count: 2, from: '2025-06-02', to: '2025-06-23', days: 3 },
    ],
    trends: 2,
    levelled: 1,
  })
})
