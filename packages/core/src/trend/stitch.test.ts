import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addWeeks, weeksBetween } from '../periods/week'
import { plantSeries, seasonalWorld, seededRandom } from './planted-series'
import type { StitchFile } from './shared-points'
import { stitch } from './stitch'

const START = '2020-01-06'

/** A smooth truth between 20 and 80, read by each file on its own scale and rounded to whole numbers. */
const truth = (week: number): number => 50 + 30 * Math.sin(week / 9)

function fileOf(first: number, values: readonly (number | null)[], more: Partial<StitchFile> = {}): StitchFile {
  const last = values.findLastIndex((value) => value !== null)
  return {
    id: `from ${first}`,
    series: { start: addWeeks(START, first), values },
    span: 'week',
    newestDay: addDays(addWeeks(START, first + last), 6),
    roundingStep: 1,
    ...more,
  }
}

function readBy(first: number, last: number, scale: number, more: Partial<StitchFile> = {}): StitchFile {
  const values = Array.from({ length: last - first }, (_, week) => Math.round(truth(first + week) * scale))
  return fileOf(first, values, more)
}

describe('stitch', () => {
  it('extends the newest file backwards on its own scale', () => {
    const newest = readBy(80, 180, 1)
    const { series, parts } = stitch([readBy(0, 100, 0.5), newest])
    expect(series.start).toBe(START)
    expect(series.values).toHaveLength(180)
    series.values.forEach((value, week) => expect(Math.abs((value ?? 0) / truth(week) - 1)).toBeLessThan(0.05))
    expect(series.values.slice(80)).toEqual(newest.series.values)
    expect(parts).toEqual([
      {
        id: 'from 80',
        outcome: 'reference',
        factor: 1,
        error: null,
        shared: 0,
        sharedBy: 'week',
        weeks: 100,
        used: 100,
        replaced: 0,
      },
      {
        id: 'from 0',
        outcome: 'joined',
        factor: expect.closeTo(2, 1),
        error: expect.any(Number),
        shared: 20,
        sharedBy: 'week',
        weeks: 100,
        used: 80,
        replaced: 0,
      },
    ])
  })

  it('extends an old file forwards by a short newer one, whose scale holds', () => {
    const { series, parts } = stitch([readBy(0, 200, 1), readBy(190, 203, 2)])
    expect(series.values).toHaveLength(203)
    expect(parts.map(({ outcome, used }) => [outcome, used])).toEqual([
      ['reference', 13],
      ['joined', 190],
    ])
    series.values.forEach((value, week) => expect(Math.abs((value ?? 0) / (2 * truth(week)) - 1)).toBeLessThan(0.06))
  })

  it('lets the newest capture stand where the two disagree, and counts where they do', () => {
    const newest = readBy(80, 180, 1)
    const values = readBy(0, 100, 0.5).series.values.map((value, week) => (week === 85 || week === 90 ? 100 : value))
    const result = stitch([fileOf(0, values), newest])
    expect(result.series.values.slice(80)).toEqual(newest.series.values)
    expect(result.parts[1]).toMatchObject({ outcome: 'joined', replaced: 2, factor: expect.closeTo(2, 1) })
    // Whole numbers of the older file are steps of two here.
    expect(result.roundingStep).toBeCloseTo(2, 1)
  })

  it('fills the middle of a file that measured nothing there', () => {
    const hole = readBy(0, 120, 1).series.values.map((value, week) => (week >= 50 && week < 60 ? null : value))
    const { series, parts } = stitch([fileOf(0, hole), readBy(30, 90, 0.5)])
    expect(series.values.every((value, week) => Math.abs((value ?? 0) / truth(week) - 1) < 0.06)).toBe(true)
    expect(parts[1]).toMatchObject({ outcome: 'joined', used: 10 })
  })

  it('joins a chain whose ends do not touch', () => {
    const { series, parts } = stitch([readBy(0, 60, 1), readBy(50, 110, 0.7), readBy(100, 160, 0.9)])
    expect(parts.map(({ outcome }) => outcome)).toEqual(['reference', 'joined', 'joined'])
    expect(series.values).toHaveLength(160)
    expect((series.values[0] ?? 0) / (truth(0) * 0.9)).toBeCloseTo(1, 1)
  })

  it('keeps weeks before months, whichever is newer, and joins months before and after them', () => {
    // A month bears its mean: here four weeks each, which is what the calendar comes to for the comparison.
    const monthOf = (week: number) => addDays(addWeeks(START, week), 3).slice(0, 7)
    const weeks = Array.from({ length: 220 }, (_, week) => week)
    const mean = (week: number) => {
      const same = weeks.filter((other) => monthOf(other) === monthOf(week)).map(truth)
      return same.reduce((sum, value) => sum + value, 0) / same.length
    }
    const months = fileOf(
      0,
      weeks.map((week) => Math.round(mean(week) * 0.8)),
      { span: 'month', id: 'months' },
    )
    const { series, parts } = stitch([months, readBy(60, 160, 1)])
    expect(parts).toMatchObject([
      { id: 'months', outcome: 'reference', used: 120 },
      { id: 'from 60', outcome: 'joined', sharedBy: 'month', used: 100, factor: expect.closeTo(0.8, 1) },
    ])
    expect(Math.abs((series.values[100] ?? 0) / (truth(100) * 0.8) - 1)).toBeLessThan(0.03)
    expect(Math.abs((series.values[10] ?? 0) / (mean(10) * 0.8) - 1)).toBeLessThan(0.03)
  })

  it('does not guess a scale without an overlap: the newer file wins when it is long enough', () => {
    const long = stitch([readBy(0, 100, 1), readBy(120, 190, 1)])
    expect(long.series).toEqual(readBy(120, 190, 1).series)
    expect(long.parts.map(({ outcome, used }) => [outcome, used])).toEqual([
      ['reference', 70],
      ['no_overlap', 0],
    ])
    const short = stitch([readBy(0, 100, 1), readBy(98, 150, 1)])
    expect(short.series).toEqual(readBy(0, 100, 1).series)
    expect(short.parts[0]).toMatchObject({ id: 'from 98', factor: null, shared: 2, used: 0, outcome: 'no_overlap' })
  })

  it('does not join two files that measured different things', () => {
    const random = seededRandom(7)
    const other = fileOf(
      0,
      Array.from({ length: 170 }, () => 10 + Math.round(90 * random())),
    )
    const { series, parts } = stitch([other, readBy(60, 180, 1)])
    expect(series).toEqual(readBy(60, 180, 1).series)
    expect(parts[1]).toMatchObject({ outcome: 'disagrees', shared: 110, used: 0, factor: null })
  })

  it('does not join curves that rise and fall at different times, however near they stay', () => {
    const flat = (shift: number) => (_: unknown, week: number) => Math.round(50 + 6 * Math.sin((week + shift) / 12))
    const apart = fileOf(0, Array.from({ length: 170 }, flat(0)))
    const newest = fileOf(60, Array.from({ length: 120 }, flat(60 + 38)))
    expect(stitch([apart, newest]).parts[1]).toMatchObject({ outcome: 'disagrees', used: 0 })
  })

  it('scales by the weeks next to the joint, where a file has drifted away since', () => {
    // The newer file counts a fifth more from week 200 on, as when the search engine changes how it counts.
    const newest = readBy(80, 300, 1).series.values.map((value, week) => (week < 120 ? value : (value ?? 0) * 1.2))
    const { series, parts } = stitch([readBy(0, 260, 0.5), fileOf(80, newest)])
    expect(parts[1]).toMatchObject({ outcome: 'joined', shared: 52, factor: expect.closeTo(2, 1) })
    series.values
      .slice(0, 200)
      .forEach((value, week) => expect(Math.abs((value ?? 0) / truth(week) - 1)).toBeLessThan(0.05))
  })

  it('does not scale by values that are all rounding', () => {
    const tiny = Array.from({ length: 100 }, (_, week) => (week % 2 === 0 ? 0.5 : 1))
    expect(stitch([fileOf(0, tiny), readBy(80, 180, 1)]).parts[1]?.outcome).toBe('too_small_to_scale')
    // 2 against 2 may be 1.5 against 2.5, however often it comes.
    const flat = (first: number) => fileOf(first, Array<number>(100).fill(2))
    expect(stitch([flat(0), flat(50)]).parts[1]?.outcome).toBe('too_small_to_scale')
    const nothing = fileOf(0, Array<number>(100).fill(0))
    expect(stitch([nothing, readBy(80, 180, 1)]).parts[1]?.outcome).toBe('too_small_to_scale')
  })

  it('of two captures that end on one day takes the one whose hash is larger', () => {
    const one = readBy(0, 100, 0.5, { id: 'a' })
    const other = readBy(0, 100, 1, { id: 'b' })
    expect(stitch([one, other]).series).toEqual(other.series)
    expect(stitch([other, one]).parts.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('keeps a gap that no file filled and copes with nothing', () => {
    const values = readBy(0, 70, 1).series.values.map((value, week) => (week === 10 ? null : value))
    expect(stitch([fileOf(0, values)]).series.values[10]).toBeNull()
    expect(stitch([]).series.values).toEqual([])
    expect(stitch([fileOf(0, [null])]).parts[0]?.outcome).toBe('empty')
  })
})

/** As Google exports the weeks of a true series: sampled, the highest at 100, whole numbers, `<1` as a half. */
function exported(values: readonly number[], first: number, last: number, noise: number, seed: number) {
  const random = seededRandom(seed)
  const sampled = values.slice(first, last).map((value) => value * (1 + noise * (2 * random() - 1)))
  const scale = 100 / Math.max(...sampled)
  const rounded = sampled.map((value) => (value * scale < 0.5 ? 0.5 : Math.round(value * scale)))
  return { first, scale, values: rounded }
}

const CUTS = fc.record({
  seed: fc.integer({ min: 1, max: 100_000 }),
  noise: fc.double({ min: 0, max: 0.05, noNaN: true }),
  /** Where each file begins and how long it is; some overlap, some do not. */
  pieces: fc.array(fc.record({ first: fc.nat(180), weeks: fc.integer({ min: 2, max: 140 }) }), {
    minLength: 1,
    maxLength: 5,
  }),
  /** A week of the first file that is far off, and one that says nothing. */
  odd: fc.nat(139),
  missing: fc.nat(139),
})

function filesOf({ seed, noise, pieces, odd, missing }: typeof CUTS extends fc.Arbitrary<infer T> ? T : never) {
  const { values } = plantSeries({ ...seasonalWorld(seed, 320), roundTo: 0 })
  const real = values.map((value) => value ?? 0)
  const made = pieces.map(({ first, weeks }, index) => exported(real, first, first + weeks, noise, seed + index))
  const files = made.map(({ first, values: rounded }, index) => {
    const shown = rounded.map((value, week) => {
      if (index > 0 || rounded.length < 30) return value
      if (week === missing % rounded.length) return null
      return week === odd % rounded.length ? 100 : value
    })
    return fileOf(first, shown, { id: `file ${index}` })
  })
  return { real, files, scaleOf: new Map(made.map(({ scale }, index) => [`file ${index}`, scale])) }
}

describe('stitch, of random cuts of random series', () => {
  it('gives the same whichever file comes first', () => {
    fc.assert(
      fc.property(CUTS, fc.infiniteStream(fc.nat()), (cut, order) => {
        const { files } = filesOf(cut)
        const ranks = new Map(files.map((file) => [file, order.next().value]))
        const shuffled = files.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))
        expect(stitch(shuffled)).toEqual(stitch(files))
        expect(stitch(files.toReversed())).toEqual(stitch(files))
      }),
      { numRuns: 200 },
    )
  })

  it('scales by no more than its own error off the truth, and keeps every week of the newest file', () => {
    fc.assert(
      fc.property(CUTS, (cut) => {
        const { files, scaleOf } = filesOf(cut)
        const { series, parts } = stitch(files)
        const newest = parts.find(({ outcome }) => outcome === 'reference')
        const file = files.find(({ id }) => id === newest?.id)
        const own = file?.series.values ?? []
        const from = file ? weeksBetween(series.start, file.series.start) : 0
        const kept = own.filter((value, week) => value === null || series.values[from + week] === value)
        expect(kept).toEqual(own)
        for (const { id, factor, error } of parts) {
          if (factor === null || error === null) continue
          const right = (scaleOf.get(newest?.id ?? '') ?? 0) / (scaleOf.get(id) ?? 1)
          // A chain adds up the errors of its links.
          expect(Math.abs(factor / right - 1)).toBeLessThan(
            0.02 + 4 * parts.reduce((sum, one) => sum + (one.error ?? 0), 0),
          )
        }
        const counted = parts.reduce((sum, { used }) => sum + used, 0)
        expect(counted).toBe(series.values.filter((value) => value !== null).length)
      }),
      { numRuns: 300 },
    )
  })

  it('draws no step where two files meet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 12, max: 100 }), (seed, overlap) => {
        // Interest that does not change: whatever the joined curve does at the joint, the joining did.
        const random = seededRandom(seed)
        const level = 15 + 60 * random()
        const capture = (scale: number) => Math.round(level * scale * (1 + 0.1 * (random() - 0.5)))
        const older = fileOf(
          0,
          Array.from({ length: 100 + overlap }, () => capture(1)),
        )
        const newer = fileOf(
          100,
          Array.from({ length: 120 }, () => capture(1.3)),
        )
        const { series, parts } = stitch([older, newer])
        expect(parts.map(({ outcome }) => outcome)).toEqual(['reference', 'joined'])
        const sum = (from: number, to: number) =>
          series.values.slice(from, to).reduce((all: number, one) => all + (one ?? 0), 0)
        expect(Math.abs(sum(60, 100) / sum(100, 140) - 1)).toBeLessThan(0.05)
      }),
      { numRuns: 200 },
    )
  })
})
