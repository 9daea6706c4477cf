import { expect, it } from 'vitest'
import { addDays } from '../periods/week'
import { FIRST_WEEK, seasonal } from '../trend/testing/weekly-signals'
import { type RisingStyle, type ShownStyle, STYLE_REST_DAYS, chooseStyle, risingStyle } from './style-of-the-day'

const style = (trendId: string, rise: number): RisingStyle => ({
  trendId,
  rise,
  riseWeeks: 13,
  weeks: 200,
  level: 'none',
})

/** Four years of a season, of which the last quarter stands half higher. */
const risen = { start: FIRST_WEEK, values: seasonal(208).map((value, week) => (week < 195 ? value : value * 1.5)) }
const plain = { start: FIRST_WEEK, values: seasonal(208) }
/** The last day of week 208. */
const LAST_DAY = addDays(FIRST_WEEK, 208 * 7 - 1)

it('a style rises by what its season leaves, and one that only follows its season does not', () => {
  const found = risingStyle('boho', risen, LAST_DAY)
  expect(found).toMatchObject({ trendId: 'boho', riseWeeks: 13, weeks: 208 })
  expect(found?.rise).toBeGreaterThan(0.15)
  expect(found?.rise).toBeLessThan(0.5)
  expect(risingStyle('boho', plain, LAST_DAY)).toBeNull()
})

it('a day in the past knows nothing of what came later', () => {
  const before = addDays(FIRST_WEEK, 194 * 7 - 1)
  expect(risingStyle('boho', risen, before)).toBeNull()
  const then = { ...risen, values: risen.values.slice(0, 205) }
  const day = addDays(FIRST_WEEK, 205 * 7 - 1)
  expect(risingStyle('boho', risen, day)).toEqual(risingStyle('boho', then, day))
})

it('under two years tell no season, and data that ended tells nothing of a day', () => {
  expect(risingStyle('boho', { start: FIRST_WEEK, values: risen.values.slice(110) }, LAST_DAY)).toBeNull()
  expect(risingStyle('boho', risen, addDays(LAST_DAY, 70))).toBeNull()
  expect(risingStyle('boho', { start: FIRST_WEEK, values: [] }, LAST_DAY)).toBeNull()
})

it('the strongest is chosen, and rests before it is chosen again', () => {
  const styles = Array.from({ length: 20 }, (_, place) => style(`s${String(place).padStart(2, '0')}`, 1 - place / 100))
  const shown: ShownStyle[] = []
  for (let place = 0; place < 60; place += 1) {
    const day = addDays('2025-01-01', place)
    const choice = chooseStyle(day, styles, shown)
    if (choice === null) throw new Error('a day without a style')
    shown.push({ day, trendId: choice.trendId })
  }
  expect(shown[0]?.trendId).toBe('s00')
  for (const [place, { trendId }] of shown.entries()) {
    const since = shown.slice(Math.max(0, place - STYLE_REST_DAYS), place)
    expect(since.map((each) => each.trendId)).not.toContain(trendId)
  }
  // Of those that have rested, one that was never shown weighs most.
  expect(shown[STYLE_REST_DAYS + 1]?.trendId).toBe(`s${STYLE_REST_DAYS + 1}`)
})

it('few styles rest less, so that each day has one; a single one is shown each day', () => {
  const three = [style('a', 0.3), style('b', 0.2), style('c', 0.1)]
  const shown: ShownStyle[] = []
  for (let place = 0; place < 6; place += 1) {
    const day = addDays('2025-01-01', place)
    shown.push({ day, trendId: chooseStyle(day, three, shown)?.trendId ?? '' })
  }
  expect(shown.map(({ trendId }) => trendId)).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
  expect(chooseStyle('2025-01-02', [style('a', 1)], [{ day: '2025-01-01', trendId: 'a' }])).toMatchObject({
    trendId: 'a',
    rising: 1,
    restDays: 0,
    weight: 1 / 56,
  })
  expect(chooseStyle('2025-01-01', [], [])).toBeNull()
})

it('of equals the first by id, whatever their order', () => {
  const equal = [style('b', 0.5), style('a', 0.5)]
  expect(chooseStyle('2025-01-01', equal, [])?.trendId).toBe('a')
  expect(chooseStyle('2025-01-01', equal.toReversed(), [])?.trendId).toBe('a')
})
