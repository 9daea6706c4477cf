import { describe, expect, it } from 'vitest'
import { sparklineShape } from './sparkline-path'

describe('sparklineShape', () => {
  it('scales between the lowest and the highest of measured and forecast values', () => {
    const shape = sparklineShape([0, 10], [20], 104, 24)
    expect(shape.measured).toBe('M2 22L52 12')
    expect(shape.forecast).toBe('M52 12L102 2')
    expect(shape.end).toEqual({ x: 52, y: 12 })
  })
  it('leaves gaps open', () => {
    expect(sparklineShape([0, null, 10], [], 104, 24).measured).toBe('M2 22M102 2')
  })
  it('starts the forecast on its own when the last week is missing', () => {
    expect(sparklineShape([0, null], [10], 104, 24).forecast).toBe('M102 2')
  })
  it('draws nothing from nothing and a flat line in the middle', () => {
    expect(sparklineShape([], [], 100, 20)).toEqual({ measured: '', forecast: '', area: '', end: null })
    expect(sparklineShape([5, 5], [], 104, 24).measured).toBe('M2 12L102 12')
  })
})
