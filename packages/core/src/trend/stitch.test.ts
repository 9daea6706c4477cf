import { describe, expect, it } from 'vitest'
import { addWeeks } from '../periods/week'
import type { WeeklySeries } from '../series/weekly-series'
import { stitch } from './stitch'

/** A smooth truth between 20 and 80, read by each file on its own scale and rounded to whole numbers. */
const truth = (week: number): number => 50 + 30 * Math.sin(week / 9)
function fileOf(first: number, last: number, scale: number): WeeklySeries {
  const values = Array.from({ length: last - first }, (_, week) => Math.round(truth(first + week) * scale))
  return { start: addWeeks('2020-01-06', first), values }
}

describe('stitch', () => {
  it('puts overlapping files on the scale of the newest', () => {
    const { series, parts } = stitch([fileOf(0, 100, 0.5), fileOf(80, 180, 1), fileOf(90, 110, 0.8)])
    expect(series.start).toBe('2020-01-06')
    expect(series.values).toHaveLength(180)
    series.values.forEach((value, week) => expect(Math.abs((value ?? 0) / truth(week) - 1)).toBeLessThan(0.05))
    expect(parts.map((part) => part.outcome)).toEqual(['joined', 'reference', 'joined'])
    expect(parts[0]?.factor).toBeCloseTo(2, 1)
    expect(parts[0]?.overlapWeeks).toBe(20)
    // The newer file's own values stay as they were.
    expect(series.values.slice(80)).toEqual(fileOf(80, 180, 1).values)
  })

  it('is not misled by odd weeks in the overlap, and says how coarse the result is', () => {
    const glitchy = fileOf(0, 100, 0.5)
    const values = glitchy.values.map((value, week) => (week === 90 || week === 95 ? 100 : value))
    const result = stitch([{ start: glitchy.start, values }, fileOf(80, 180, 1)])
    expect(result.parts[0]?.factor).toBeCloseTo(2, 1)
    expect(result.roundingStep).toBeCloseTo(2, 1)
  })

  it('joins a chain whose ends do not touch', () => {
    const { series, parts } = stitch([fileOf(0, 60, 1), fileOf(50, 110, 0.7), fileOf(100, 160, 0.9)])
    expect(parts.every((part) => part.factor !== null)).toBe(true)
    expect(series.values).toHaveLength(160)
    expect((series.values[0] ?? 0) / (truth(0) * 0.9)).toBeCloseTo(1, 1)
  })

  it('does not guess a scale without an overlap: the newer file wins when it is long enough', () => {
    const long = stitch([fileOf(0, 100, 1), fileOf(120, 190, 1)])
    expect(long.series).toEqual(fileOf(120, 190, 1))
    expect(long.parts.map((part) => part.outcome)).toEqual(['no_overlap', 'reference'])
    const short = stitch([fileOf(0, 100, 1), fileOf(120, 150, 1)])
    expect(short.series).toEqual(fileOf(0, 100, 1))
    expect(short.parts[1]).toEqual({ index: 1, factor: null, overlapWeeks: 0, outcome: 'no_overlap' })
  })

  it('does not scale by values that are all rounding', () => {
    const tiny = { start: '2020-01-06', values: Array.from({ length: 100 }, (_, week) => (week % 2 === 0 ? 0.5 : 1)) }
    const { parts } = stitch([tiny, fileOf(80, 180, 1)])
    expect(parts[0]?.outcome).toBe('too_small_to_scale')
  })

  it('keeps a gap that no file filled and copes with nothing', () => {
    const gappy = fileOf(0, 70, 1)
    const values = gappy.values.map((value, week) => (week === 10 ? null : value))
    expect(stitch([{ start: gappy.start, values }]).series.values[10]).toBeNull()
    expect(stitch([]).series.values).toEqual([])
    expect(stitch([{ start: '2020-01-06', values: [null] }]).parts[0]?.outcome).toBe('empty')
  })
})
