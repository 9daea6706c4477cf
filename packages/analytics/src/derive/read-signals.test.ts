import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { addRows } from '../testing/trend-world'
import { endOf, newestWeek, readSignals, signalRegions } from './read-signals'

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([])
  const row = (platform: string, trend: string, region: string, week: string, value: number | null, more = {}) => ({
    platform,
    trend_id: trend,
    region,
    gender: '',
    week,
    value,
    evidence: 'relative',
    rounding_step: 0,
    span: 'week',
    products: 0,
    ...more,
  })
  await addRows(world.db, 'trendee.signal_weekly', [
    row('google', 'coat', 'US', '2025-06-23', 40, { rounding_step: 1, evidence: 'measured' }),
    row('google', 'coat', 'US', '2025-06-02', 10, { rounding_step: 1 }),
    row('google', 'coat', 'US', '2025-06-09', null, { rounding_step: 1 }),
    row('google', 'coat', 'GB', '2025-06-02', 5, { span: 'month' }),
    row('temu', 'coat', '', '2025-06-16', 900, { evidence: 'measured' }),
    row('temu', 'dress', '', '2025-06-16', 3, { gender: 'women' }),
    row('shein', 'dress', '', '2025-06-02', 30, { products: 9 }),
    row('shein', 'dress', '', '2025-06-16', 40, { products: 10 }),
    row('shein', 'dress', '', '2025-06-23', 41, { products: 9 }),
    row('shein', 'skirt', '', '2025-06-23', 41, { products: 9 }),
  ])
})
afterAll(() => world.close())

const seen = async (filter: Parameters<typeof readSignals>[1]) =>
  (await readSignals(world.db, filter)).map((signal) => `${signal.platform}/${signal.trendId}/${signal.region}`)

it('reads one dense series a signal, as sure as its least sure week, unmeasured weeks as gaps', async () => {
  expect(await readSignals(world.db, { region: 'US', trendId: 'coat' })).toEqual([
    {
      platform: 'google',
      trendId: 'coat',
      region: 'US',
      gender: '',
      evidence: 'relative',
      roundingStep: 1,
      span: 'week',
      // Nobody measured 16 June, and 9 June was measured as unknown.
      series: { start: '2025-06-02', values: [10, null, null, 40] },
    },
    {
      platform: 'temu',
      trendId: 'coat',
      region: '',
      gender: '',
      evidence: 'measured',
      roundingStep: null,
      span: 'week',
      series: { start: '2025-06-16', values: [900] },
    },
  ])
})
it('knows from which week on enough products are behind a count to score it', async () => {
  const manyOf = async (platform: string) =>
    (await readSignals(world.db, { region: '', platform })).map(({ trendId, manyAt }) => [trendId, manyAt])
  expect(await manyOf('shein')).toEqual([
    ['dress', 2],
    ['skirt', null],
  ])
  expect(await manyOf('temu')).toEqual([
    ['coat', undefined],
    ['dress', undefined],
  ])
})
it('knows what the newest value is of', async () => {
  const [signal] = await readSignals(world.db, { region: 'GB', platform: 'google' })
  expect(signal?.span).toBe('month')
})
it('uses only weeks that are over at the end of the asked day', async () => {
  const cut = async (asOf: string) =>
    (await readSignals(world.db, { region: 'US', platform: 'google', asOf })).map(({ series }) => series)
  expect(await cut('2025-06-28')).toEqual([{ start: '2025-06-02', values: [10, null] }])
  expect(await cut('2025-06-29')).toEqual([{ start: '2025-06-02', values: [10, null, null, 40] }])
  expect(await cut('2025-06-07')).toEqual([])
})
it.each([
  [{}, ['google/coat/GB', 'google/coat/US', 'temu/coat/', 'shein/dress/', 'temu/dress/', 'shein/skirt/']],
  [{ region: 'GB' }, ['google/coat/GB', 'temu/coat/', 'shein/dress/', 'temu/dress/', 'shein/skirt/']],
  [{ region: '' }, ['temu/coat/', 'shein/dress/', 'temu/dress/', 'shein/skirt/']],
  [{ platform: 'temu' }, ['temu/coat/', 'temu/dress/']],
  [{ trendId: 'dress' }, ['shein/dress/', 'temu/dress/']],
  [{ minWeeks: 2 }, ['google/coat/US', 'shein/dress/']],
  [{ region: 'GB', isRegionNamed: true }, ['google/coat/GB']],
  [{ isRegionNamed: true }, ['google/coat/GB', 'google/coat/US']],
])('%o', async (filter, expected) => {
  expect(await seen(filter)).toEqual(expected)
})
it('knows the regions that feeds name, the one with most weeks first', async () => {
  expect(await signalRegions(world.db)).toEqual(['US', 'GB'])
})
it('ends on the Monday after the last week', () => {
  expect(endOf({ start: '2025-06-02', values: [1, null, 3] })).toBe('2025-06-23')
})
it('knows the newest week of signals that are long enough', async () => {
  expect([await newestWeek(world.db, 1), await newestWeek(world.db, 3)]).toEqual(['2025-06-23', '2025-06-23'])
  expect(await newestWeek(world.db, 4)).toBeNull()
})
