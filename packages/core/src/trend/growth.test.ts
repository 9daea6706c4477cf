import { describe, expect, it } from 'vitest'
import type { WeeklySeries } from '../series/weekly-series'
import { denominatorFloor, windowGrowth, yoy, ytd } from './growth'

/** 104 weeks from 2023-01-02 (ISO 2023-W01 … 2024-W52): the value is ten times the week's number, doubled in the second year. */
const twoYears: WeeklySeries = {
  start: '2023-01-02',
  values: Array.from({ length: 104 }, (_, week) => (week < 52 ? 10 * (week + 1) : 20 * (week - 52 + 1))),
}

function withGaps(series: WeeklySeries, weeks: readonly number[]): WeeklySeries {
  return { start: series.start, values: series.values.map((value, week) => (weeks.includes(week) ? null : value)) }
}

describe('yoy', () => {
  it('compares the last four weeks with the same ISO weeks a year before', () => {
    const growth = yoy(twoYears, '2024-12-29')
    expect(growth.value).toBe(1)
    expect(growth.recentMean).toBe((980 + 1000 + 1020 + 1040) / 4)
    expect(growth.earlierMean).toBe(505)
    expect(growth.sampleSize).toBe(4)
  })

  it('uses only weeks that were complete on the day', () => {
    // On Saturday 2024-06-15 the week of 10 June is not over: the last four are ISO weeks 20–23.
    expect(yoy(twoYears, '2024-06-15').recentMean).toBe((400 + 420 + 440 + 460) / 4)
    expect(yoy(twoYears, '2024-06-16').recentMean).toBe((420 + 440 + 460 + 480) / 4)
  })

  it('skips the 53rd week of 2020 when it looks back from January 2022', () => {
    const values = Array.from({ length: 60 }, () => 10)
    // 2020-12-14 is week 51, 2020-12-28 is week 53.
    const series = { start: '2020-12-14', values: values.map((value, week) => (week === 2 ? 999 : value)) }
    expect(yoy(series, '2022-01-09').earlierMean).toBe(10)
  })

  it('takes a gap out of both sides and needs three of four pairs', () => {
    const one = yoy(withGaps(twoYears, [103]), '2024-12-29')
    // The newest measured week is then week 51.
    expect(one.recentMean).toBe((960 + 980 + 1000 + 1020) / 4)
    const inside = yoy(withGaps(twoYears, [101]), '2024-12-29')
    expect(inside.sampleSize).toBe(3)
    expect(inside.earlierMean).toBe((490 + 510 + 520) / 3)
    expect(yoy(withGaps(twoYears, [101, 102]), '2024-12-29')).toMatchObject({ value: null, reason: 'too_little_data' })
  })

  it('says too little data under the floor and without a year before, never infinity', () => {
    const rare = {
      start: '2023-01-02',
      values: Array.from({ length: 104 }, (_, week) => (week < 52 ? 0.5 : 40 + (week % 3))),
    }
    expect(yoy(rare, '2024-12-29')).toMatchObject({ value: null, reason: 'too_little_data', floor: 3 })
    const zeros = {
      start: '2023-01-02',
      values: Array.from({ length: 104 }, (_, week) => (week < 52 ? 0 : week * 0.37)),
    }
    expect(yoy(zeros, '2024-12-29').value).toBeNull()
    expect(yoy(twoYears, '2023-10-29').value).toBeNull()
    expect(yoy({ start: '2023-01-02', values: [] }, '2024-12-29').value).toBeNull()
  })
})

describe('ytd', () => {
  it('compares the weeks since 1 January with the same weeks a year before', () => {
    expect(ytd(twoYears, '2024-01-28')).toMatchObject({ value: 1, recentMean: 50, earlierMean: 25, sampleSize: 4 })
  })

  it('has no value before the first week of the year is over', () => {
    expect(ytd(twoYears, '2024-01-06')).toMatchObject({ value: null, reason: 'too_little_data' })
    expect(ytd(twoYears, '2024-01-07').value).toBe(1)
  })
})

describe('windowGrowth', () => {
  const days = { start: '2025-01-01', days: Array.from({ length: 60 }, (_, day) => (day < 30 ? 10 : 15)) }

  it('divides the sum of a window by the one before', () => {
    expect(windowGrowth(days, 30, '2025-03-31').value).toBeCloseTo(0.5, 12)
    expect(windowGrowth(days, 7, '2025-02-03').value).toBeCloseTo((4 * 15 + 3 * 10) / 70 - 1, 12)
    expect(windowGrowth(days, 1, '2025-01-31').value).toBeCloseTo(0.5, 12)
    expect(windowGrowth(days, 90, '2025-03-31')).toMatchObject({ value: null, reason: 'too_little_data' })
  })

  it('does not count a missing day as zero', () => {
    const gappy = { start: days.start, days: days.days.map((value, day) => (day === 40 ? null : value)) }
    expect(windowGrowth(gappy, 30, '2025-03-31')).toMatchObject({ sampleSize: 29 })
    expect(windowGrowth(gappy, 30, '2025-03-31').value).toBeCloseTo(0.5, 12)
  })

  it('needs daily data for short windows and takes 4 and 13 whole weeks for the long ones', () => {
    expect(windowGrowth(twoYears, 7, '2024-12-29')).toMatchObject({ value: null, reason: 'needs_daily_data' })
    expect(windowGrowth(twoYears, 30, '2024-12-29').value).toBeCloseTo(404 / 372 - 1, 12)
    expect(windowGrowth(twoYears, 90, '2024-12-29').sampleSize).toBe(13)
  })
})

describe('denominatorFloor', () => {
  it('is three units of an index, and a hundredth of the usual value otherwise', () => {
    expect(denominatorFloor([0.5, 1, 2, 3, 60])).toBe(3)
    expect(denominatorFloor([0.2001, 0.2517, 0.2003, 0.21])).toBeCloseTo(0.0020515, 6)
  })
})
