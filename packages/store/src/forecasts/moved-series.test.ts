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
  return {
    platform: 'google',
    region,
    from: { trendId: from, gender: '' },
    to: { trendId: to, gender: toGender },
    weeks: 100,
    isNamesake: false,
  }
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

  it('become one trend: of one week the forecast that was scored most goes there, the others stay', async () => {
    const scored = { weeksScored: 1, mase: 1, coverage: 1 }
    await freezeForecasts(db(), [
      { ...FORECAST, ...key('boot-cut'), origin: '2026-01-05', mean: [1] },
      { ...FORECAST, ...key('bootcut'), origin: '2026-01-05', mean: [2], score: scored },
      { ...FORECAST, ...key('bootcut-cut'), origin: '2026-01-05', mean: [3] },
      { ...FORECAST, ...key('boot-cut'), origin: '2026-01-12', mean: [4] },
      { ...FORECAST, ...key('bootcut'), origin: '2026-01-12', mean: [5] },
      { ...FORECAST, ...key('bootcut-cut'), origin: '2026-01-12', mean: [6, 6], lower: [1, 1], upper: [9, 9] },
      { ...FORECAST, ...key('bootcut-cut'), origin: '2026-01-19', mean: [7] },
      { ...FORECAST, ...key('bootcut'), origin: '2026-01-19', mean: [8] },
    ])
    const ids = ['bootcut-cut', 'bootcut', 'boot-cut']
    await followMovedSeries(
      db(),
      ids.map((id) => moved(id, 'bootcut-jeans', 'US')),
    )
    expect(await meansOf(key('bootcut-jeans'))).toEqual([
      ['2026-01-19', 8],
      ['2026-01-12', 6],
      ['2026-01-05', 2],
    ])
    expect(await meansOf(key('boot-cut'))).toEqual([
      ['2026-01-12', 4],
      ['2026-01-05', 1],
    ])
    expect(await meansOf(key('bootcut'))).toEqual([['2026-01-12', 5]])
    expect(await meansOf(key('bootcut-cut'))).toEqual([
      ['2026-01-19', 7],
      ['2026-01-05', 3],
    ])
  })

  it('move once where one goes to the id that another leaves, asked for again too', async () => {
    const origin = '2026-01-05'
    await freezeForecasts(db(), [
      { ...FORECAST, ...key('dot'), origin, mean: [1] },
      { ...FORECAST, ...key('polka-dot'), origin, mean: [2] },
      { ...FORECAST, ...key('dot', 'GB'), origin, mean: [3] },
      { ...FORECAST, ...key('ecru'), origin, mean: [4] },
      { ...FORECAST, ...key('cream'), origin, mean: [5] },
    ])
    const moves = [
      moved('dot', 'polka-dot', ''),
      moved('polka-dot', 'pin-dot', ''),
      moved('ecru', 'cream', 'US'),
      moved('cream', 'ecru', 'US'),
    ]
    for (let time = 0; time < 2; time++) {
      await followMovedSeries(db(), moves)
      expect(await meansOf(key('dot'))).toEqual([])
      expect(await meansOf(key('polka-dot'))).toEqual([[origin, 1]])
      expect(await meansOf(key('polka-dot', 'GB'))).toEqual([[origin, 3]])
      expect(await meansOf(key('pin-dot'))).toEqual([[origin, 2]])
      expect(await meansOf(key('pin-dot', 'GB'))).toEqual([])
      expect(await meansOf(key('cream'))).toEqual([[origin, 4]])
      expect(await meansOf(key('ecru'))).toEqual([[origin, 5]])
    }
    // A later lexicon tells them apart once more.
    await followMovedSeries(db(), [moved('polka-dot', 'spot', '')])
    expect(await meansOf(key('spot'))).toEqual([[origin, 1]])
  })

  it('stay behind one that stays: the id that it would have left is taken', async () => {
    const origin = '2026-01-05'
    await freezeForecasts(db(), [
      { ...FORECAST, ...key('check'), origin, mean: [1] },
      { ...FORECAST, ...key('plaid'), origin, mean: [2] },
      { ...FORECAST, ...key('tartan'), origin, mean: [3] },
    ])
    await followMovedSeries(db(), [moved('check', 'plaid', 'US'), moved('plaid', 'tartan', 'US')])
    expect(await meansOf(key('check'))).toEqual([[origin, 1]])
    expect(await meansOf(key('plaid'))).toEqual([[origin, 2]])
    expect(await meansOf(key('tartan'))).toEqual([[origin, 3]])
  })

  it('are found by the id of before', async () => {
    await followMovedSeries(db(), [
      moved('necklace', 'pearl-necklace', 'US'),
      moved('necklace', 'pearl-necklace', 'GB'),
    ])
    expect(await trendFormerly(db(), 'necklace')).toBe('pearl-necklace')
    expect(await trendFormerly(db(), 'pearl-necklace')).toBeNull()
  })

  it('lead from an id that several had to the one with most forecasts, over all platforms', async () => {
    await freezeForecasts(
      db(),
      ['US', 'GB', 'DE'].map((region) => ({ ...FORECAST, ...key('lace', region), origin: '2026-01-05', mean: [1] })),
    )
    await freezeForecasts(db(), [
      { ...FORECAST, ...key('lace', 'US', '', 'pinterest'), origin: '2026-01-05', mean: [1] },
      { ...FORECAST, ...key('lace', 'GB', '', 'pinterest'), origin: '2026-01-05', mean: [1] },
    ])
    for (let time = 0; time < 2; time++) {
      await followMovedSeries(db(), [
        { ...moved('lace', 'lace-bra', 'DE'), weeks: 900, isNamesake: true },
        moved('lace', 'lace-dress', 'US'),
        moved('lace', 'lace-dress', 'GB'),
      ])
      await followMovedSeries(db(), [
        { ...moved('lace', 'lace-bra', 'US'), platform: 'pinterest' },
        { ...moved('lace', 'a-lace-top', 'GB'), platform: 'pinterest', weeks: 900, isNamesake: true },
      ])
      // Two each: the longer series.
      expect(await trendFormerly(db(), 'lace')).toBe('lace-bra')
    }
    await freezeForecasts(db(), [{ ...FORECAST, ...key('lace', 'FR'), origin: '2026-01-05', mean: [1] }])
    await followMovedSeries(db(), [moved('lace', 'lace-dress', 'FR')])
    await followMovedSeries(db(), [{ ...moved('lace', 'a-lace-top', 'FR'), platform: 'amazon' }])
    expect(await trendFormerly(db(), 'lace')).toBe('lace-dress')
  })

  it('lead to the longest series where no forecast came along, else to the one of the same name', async () => {
    await followMovedSeries(db(), [
      moved('mesh', 'mesh-bag', 'US'),
      moved('mesh', 'mesh-top', 'US'),
      moved('mesh', 'mesh-top', 'GB'),
    ])
    expect(await trendFormerly(db(), 'mesh')).toBe('mesh-top')
    await followMovedSeries(db(), [
      moved('satin', 'satin-bag', 'US'),
      { ...moved('satin', 'satin-fabric', 'US'), isNamesake: true },
    ])
    expect(await trendFormerly(db(), 'satin')).toBe('satin-fabric')
  })

  it('split: the forecasts of an id go to the series that spoke longest', async () => {
    await freezeForecasts(db(), [{ ...FORECAST, ...key('fringe'), origin: '2026-01-05', mean: [1] }])
    await followMovedSeries(db(), [
      moved('fringe', 'fringe-bag', 'US'),
      { ...moved('fringe', 'tassel', 'US'), weeks: 200 },
    ])
    expect(await meansOf(key('tassel'))).toEqual([['2026-01-05', 1]])
    expect(await trendFormerly(db(), 'fringe')).toBe('tassel')
  })
})
