import { describe, expect, it } from 'vitest'
import { ENGINES, useStore } from '../testing/engines'
import { type StyleDay, firstStyleDay, keepStyles, styleDays, styleOfDay, stylesSince } from './style-days'

const NOW = new Date('2026-11-02T12:00:00Z')
const chosen = (day: string, trendId: string): StyleDay => ({
  day,
  region: 'US',
  trendId,
  rise: 0.25,
  riseWeeks: 13,
  weeks: 200,
  level: 'hot',
  rising: 8,
  restDays: 7,
  weight: 0.25,
})

describe.each(ENGINES)('styles of days on $name', (engine) => {
  const db = useStore(engine)

  it('stay as they were chosen', async () => {
    expect(await styleOfDay(db(), undefined)).toBeNull()
    await keepStyles(db(), [], NOW)
    await keepStyles(db(), [chosen('2025-06-28', 'boho'), chosen('2025-06-29', 'preppy')], NOW)
    await keepStyles(db(), [{ ...chosen('2025-06-29', 'y2k'), rise: 9 }, chosen('2025-06-30', 'grunge')], NOW)
    expect(await styleOfDay(db(), '2025-06-29')).toEqual(chosen('2025-06-29', 'preppy'))
    expect(await styleOfDay(db(), undefined)).toEqual(chosen('2025-06-30', 'grunge'))
    expect(await styleOfDay(db(), '2025-06-27')).toBeNull()
    expect(await stylesSince(db(), '2025-06-29')).toEqual([
      { day: '2025-06-29', trendId: 'preppy' },
      { day: '2025-06-30', trendId: 'grunge' },
    ])
    expect(await firstStyleDay(db())).toBe('2025-06-28')
    const page = await styleDays(db(), { page: 1, pageSize: 2 })
    expect(page.list.map(({ day, trendId }) => [day, trendId])).toEqual([
      ['2025-06-30', 'grunge'],
      ['2025-06-29', 'preppy'],
    ])
    expect(page.total).toBe(3)
  })
})
