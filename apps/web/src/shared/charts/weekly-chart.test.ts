import { describe, expect, it } from 'vitest'
import { hasValues, tableOf } from './chart-model'
import { forecastOnWeeks, onWeeks, weeksOf } from './weekly-chart'

describe('weekly lines on one axis', () => {
  const early = { start: '2025-01-06', values: [1, null, 3] }
  const late = { start: '2025-01-20', values: [7, 8] }

  it('covers all lines', () => {
    expect(weeksOf([late, early, { start: '2020-01-06', values: [] }])).toEqual([
      '2025-01-06',
      '2025-01-13',
      '2025-01-20',
      '2025-01-27',
    ])
    expect(weeksOf([])).toEqual([])
  })
  it('keeps gaps as gaps', () => {
    const weeks = weeksOf([early, late])
    expect(onWeeks(early, weeks)).toEqual([1, null, 3, null])
    expect(onWeeks(late, weeks)).toEqual([null, null, 7, 8])
  })
  it('lets the forecast leave from the last measured week', () => {
    const weeks = ['2025-01-06', '2025-01-13', '2025-01-20']
    const forecast = { start: '2025-01-20', mean: [12], lower: [10], upper: [15] }
    expect(forecastOnWeeks(forecast, [1, 11, null], weeks)).toEqual({
      mean: [null, 11, 12],
      lower: [null, 11, 10],
      upper: [null, 11, 15],
    })
    expect(forecastOnWeeks(forecast, [1, null, null], weeks).mean).toEqual([null, null, 12])
  })
})

describe('the table behind a chart', () => {
  it('has a row for each x and a column for each limit', () => {
    const model = {
      x: ['a', 'b'],
      kind: 'labels' as const,
      series: [{ id: 's', name: 'S', look: 'bar' as const, color: 'accent' as const, values: [1, null] }],
      band: { name: '80%', lower: [0, null], upper: [2, null] },
      fromZero: true,
      write: String,
    }
    expect(tableOf(model)).toEqual({
      header: ['S', '80% ↓', '80% ↑'],
      rows: [
        ['a', 1, 0, 2],
        ['b', null, null, null],
      ],
    })
    expect(hasValues(model)).toBe(true)
    expect(hasValues({ ...model, series: [] })).toBe(false)
  })
})
