import type { FrozenForecast } from '@trendee/core/forecast/frozen-forecast'
import { describe, expect, it } from 'vitest'
import { ENGINES, useStore } from '../testing/engines'
import { dueForecasts, forecastedSeries, openForecasts } from './due-forecasts'
import { freezeForecasts } from './forecast-ledger'

function forecast(trendId: string, origin: string, more: Partial<FrozenForecast> = {}): FrozenForecast {
  const weeks = [1, 2, 3, 4]
  const numbers = { mean: weeks, lower: weeks, upper: weeks }
  const series = { trendId, platform: 'google', region: 'US', gender: '' }
  return { ...series, origin, isBacktest: false, intervalShare: 0.8, knownLevel: null, ...numbers, ...more }
}
const measured = (trendId: string, lastWeek: string | null, newestWeek = '2026-02-02') => ({
  trendId,
  platform: 'google',
  region: 'US',
  gender: '',
  lastWeek,
  newestWeek,
})

describe.each(ENGINES)('due forecasts on $name', (engine) => {
  const db = useStore(engine)

  it('lists each series of a region and of none once, of one platform where it is asked', async () => {
    await freezeForecasts(db(), [
      forecast('linen', '2026-01-05'),
      forecast('linen', '2026-01-12'),
      forecast('linen', '2026-01-05', { region: 'GB' }),
      forecast('lace', '2026-01-05', { region: '', platform: 'tiktok', gender: 'women' }),
    ])
    const lace = { trendId: 'lace', platform: 'tiktok', region: '', gender: 'women' }
    const linen = { trendId: 'linen', platform: 'google', region: 'US', gender: '' }
    expect(await forecastedSeries(db(), { region: 'US', platform: undefined })).toEqual([lace, linen])
    expect(await forecastedSeries(db(), { region: 'US', platform: 'google' })).toEqual([linen])
    expect(await forecastedSeries(db(), { region: 'FR', platform: undefined })).toEqual([lace])
  })

  it('takes the newest whose weeks came, apart for back-tests, and counts the others', async () => {
    await db().deleteFrom('forecast_ledger').execute()
    await freezeForecasts(db(), [
      // With four weeks ahead the last one is that of 26 January, 2 February, 9 February.
      forecast('linen', '2025-12-29'),
      forecast('linen', '2026-01-05'),
      forecast('linen', '2026-01-12'),
      forecast('linen', '2025-12-01', { isBacktest: true }),
      // Measured up to 26 January only, while its platform goes on.
      forecast('lace', '2025-12-29'),
      forecast('lace', '2026-01-05'),
      forecast('lace', '2026-01-19'),
      // Not measured any more.
      forecast('gone', '2025-12-29'),
      // Nobody asks about it.
      forecast('other', '2025-12-29'),
      // Shorter than what is asked.
      forecast('short', '2025-12-29', { mean: [1], lower: [1], upper: [1] }),
    ])
    const series = [
      measured('linen', '2026-02-02'),
      measured('lace', '2026-01-26'),
      measured('gone', null),
      measured('short', '2026-02-02'),
    ]
    const due = await dueForecasts(db(), series, 4)
    expect(due.map(({ trendId, isBacktest, origin, mean }) => [trendId, isBacktest, origin, mean])).toEqual([
      ['lace', false, '2025-12-29', [1, 2, 3, 4]],
      ['linen', false, '2026-01-05', [1, 2, 3, 4]],
      ['linen', true, '2025-12-01', [1, 2, 3, 4]],
    ])
    // Open: linen of 12 January, lace of 19 January; the first ends with Sunday, 15 February.
    expect(await openForecasts(db(), series, 4)).toEqual([
      { isBacktest: false, waiting: 2, firstDue: '2026-02-15', unmeasured: 2 },
      { isBacktest: true, waiting: 0, firstDue: null, unmeasured: 0 },
    ])
    expect(await dueForecasts(db(), [], 4)).toEqual([])
    expect(await openForecasts(db(), [], 4)).toEqual([])
  })
})
