import type { MovedSeries } from '@trendee/core/forecast/frozen-forecast'
import { describe, expect, it } from 'vitest'
import { ENGINES, useStore } from '../testing/engines'
import { forecastsOf, freezeForecasts } from './forecast-ledger'
import { followMovedSeries, trendFormerly } from './moved-series'

const FORECAST = { isBacktest: false, intervalShare: 0.8, knownLevel: null, lower: [1], upper: [3] }
const key = (trendId: string, region = 'US', gender = '', platform = 'google') => ({
  trendId,
  platform,
  region,
  gender,
})

function moved(from: string, to: string, region: string, toGender = ''): MovedSeries {
  return { platform: 'google', region, from: { trendId: from, gender: '' }, to: { trendId: to, gender: toGender } }
}

describe.each(ENGINES)('series that moved on $name', (engine) => {
  const db = useStore(engine)
  const meansOf = async (series: ReturnType<typeof key>) =>
    (await forecastsOf(db(), series)).map(({ origin, mean }) => [origin, mean[0]])

  it('take their frozen forecasts along, as these were made', async () => {
    await freezeForecasts(db(), [
      { ...FORECAST, ...key('heels'), origin: '2026-01-05', mean: [2] },
      { ...FORECAST, ...key('heels', 'GB'), origin: '2026-01-05', mean: [4] },
      { ...FORECAST, ...key('heels', 'US', '', 'temu'), origin: '2026-01-05', mean: [6] },
      { ...FORECAST, ...key('vest'), origin: '2026-01-05', mean: [8] },
      { ...FORECAST, ...key('vest', 'GB'), origin: '2026-01-05', mean: [9] },
    ])
    await followMovedSeries(db(), [moved('heels', 'kitten-heel', 'US'), moved('vest', 'puffer-vest', '', 'women')])
    expect(await meansOf(key('kitten-heel'))).toEqual([['2026-01-05', 2]])
    expect(await meansOf(key('heels'))).toEqual([])
    // Another region's series and a shop's products did not move.
    expect(await meansOf(key('heels', 'GB'))).toEqual([['2026-01-05', 4]])
    expect(await meansOf(key('heels', 'US', '', 'temu'))).toEqual([['2026-01-05', 6]])
    // A series of no region speaks in all of them.
    expect(await meansOf(key('puffer-vest', 'US', 'women'))).toEqual([['2026-01-05', 8]])
    expect(await meansOf(key('puffer-vest', 'GB', 'women'))).toEqual([['2026-01-05', 9]])
  })

  it('lose none where the new trend has one of the same week, and moving again changes nothing', async () => {
    await freezeForecasts(db(), [
      { ...FORECAST, ...key('sky-blue'), origin: '2026-01-05', mean: [1] },
      { ...FORECAST, ...key('sky-blue'), origin: '2026-01-12', mean: [2] },
      { ...FORECAST, ...key('powder-blue'), origin: '2026-01-12', mean: [3] },
    ])
    for (let time = 0; time < 2; time++) await followMovedSeries(db(), [moved('sky-blue', 'powder-blue', 'US')])
    expect(await meansOf(key('powder-blue'))).toEqual([
      ['2026-01-12', 3],
      ['2026-01-05', 1],
    ])
    expect(await meansOf(key('sky-blue'))).toEqual([['2026-01-12', 2]])
  })

  it('are found by the id of before', async () => {
    await followMovedSeries(db(), [
      moved('necklace', 'pearl-necklace', 'US'),
      moved('necklace', 'pearl-necklace', 'GB'),
    ])
    expect(await trendFormerly(db(), 'necklace')).toBe('pearl-necklace')
    expect(await trendFormerly(db(), 'pearl-necklace')).toBeNull()
  })
})
