import { describe, expect, it } from 'vitest'
import { addDays, addWeeks } from '../periods/week'
import { type ScaledFile, commonScale } from './common-scale'
import type { StitchFile } from './shared-points'
import { stitch } from './stitch'

const START = '2020-01-06'
/** Searches as they are: knits are searched four times as often as boots, boots five times as often as clogs. */
const SEARCHES = {
  knit: (week: number) => 4000 + 2000 * Math.sin(week / 9),
  boot: (week: number) => 1000 + 500 * Math.cos(week / 11),
  clog: (week: number) => 200 + 80 * Math.sin(week / 7),
}
type Term = keyof typeof SEARCHES

interface Export {
  readonly id: string
  readonly first: number
  readonly last: number
  readonly terms: readonly Term[]
}

/** What a file says of its terms: whole numbers, 100 at the highest of all in it. */
function exported({ id, first, last, terms }: Export): { term: Term; file: StitchFile }[] {
  const weeks = Array.from({ length: last - first }, (_, index) => first + index)
  const top = Math.max(...terms.flatMap((term) => weeks.map(SEARCHES[term])))
  return terms.map((term) => ({
    term,
    file: {
      id,
      series: {
        start: addWeeks(START, first),
        values: weeks.map((week) => Math.round((100 * SEARCHES[term](week)) / top)),
      },
      span: 'week',
      newestDay: addDays(addWeeks(START, last - 1), 6),
      roundingStep: 1,
    },
  }))
}

/** The files of each term, joined; and what one unit of its curve is in searches. */
function joined(exports: readonly Export[]): { files: ScaledFile[]; unitOf: (term: Term) => number } {
  const said = exports.flatMap(exported)
  const files: ScaledFile[] = []
  const units = new Map<Term, number>()
  for (const term of new Set(said.map((one) => one.term))) {
    const { parts, series } = stitch(said.filter((one) => one.term === term).map(({ file }) => file))
    const searches = series.values.map((_, week) => SEARCHES[term](week + weekOf(series.start)))
    units.set(term, sum(searches) / sum(series.values.map((value) => value ?? 0)))
    for (const { id, factor, error } of parts) {
      if (factor !== null) files.push({ curve: term, file: id, factor, error: error ?? 0 })
    }
  }
  return { files, unitOf: (term) => units.get(term) ?? 0 }
}

const weekOf = (day: string): number => (Date.parse(day) - Date.parse(START)) / (7 * 86_400_000)
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

describe('commonScale', () => {
  it('knows two terms of one file exactly: they are on its scale', () => {
    const { files } = joined([{ id: 'both', first: 0, last: 104, terms: ['knit', 'boot'] }])
    expect(commonScale(files, ['knit', 'boot'])).toEqual([
      { factor: 1, error: 0 },
      { factor: 1, error: 0 },
    ])
  })

  it('finds the planted factor of terms that never shared a file, by one that both shared, within its error', () => {
    const { files, unitOf } = joined([
      { id: 'knit and boot', first: 0, last: 104, terms: ['knit', 'boot'] },
      { id: 'boot and clog', first: 60, last: 160, terms: ['boot', 'clog'] },
    ])
    const [, , clog] = commonScale(files, ['knit', 'boot', 'clog'])
    if (!clog) throw new Error('not linked')
    const planted = unitOf('clog') / unitOf('knit')
    // On its own scale the small term looks as high as the large one: it is scaled down to about a quarter of that.
    expect(planted).toBeLessThan(0.5)
    expect(clog.error).toBeGreaterThan(0)
    expect(clog.error).toBeLessThan(0.1)
    expect(Math.abs(clog.factor / planted - 1)).toBeLessThan(3 * clog.error)
  })

  it('gives the same whichever of two is first, turned round', () => {
    const { files } = joined([
      { id: 'knit and boot', first: 0, last: 104, terms: ['knit', 'boot'] },
      { id: 'boot and clog', first: 60, last: 160, terms: ['boot', 'clog'] },
    ])
    const there = commonScale(files, ['knit', 'clog'])[1]
    const back = commonScale(files, ['clog', 'knit'])[1]
    expect((there?.factor ?? 0) * (back?.factor ?? 0)).toBeCloseTo(1)
    expect(there?.error).toBeCloseTo(back?.error ?? 0)
  })

  it('says that there is no link where no file and no shared term leads', () => {
    const { files } = joined([
      { id: 'knit', first: 0, last: 104, terms: ['knit'] },
      { id: 'boot and clog', first: 0, last: 104, terms: ['boot', 'clog'] },
    ])
    expect(commonScale(files, ['knit', 'boot', 'clog'])).toEqual([{ factor: 1, error: 0 }, null, null])
    // The two that are linked to each other are not linked to the first; asked first, one is on its own scale.
    expect(commonScale(files, ['boot', 'knit', 'clog'])[2]).toEqual({ factor: 1, error: 0 })
    expect(commonScale([], ['nobody', 'knit'])).toEqual([{ factor: 1, error: 0 }, null])
  })

  it('takes the surest of several ways, and adds up the errors of a way as independent ones', () => {
    const way = (curve: string, file: string, factor: number, error: number) => ({ curve, file, factor, error })
    const sure = [way('a', 'f', 1, 0.03), way('b', 'f', 2, 0.04)]
    const unsure = [way('a', 'g', 1, 0), way('b', 'g', 9, 0.06)]
    const [, found] = commonScale([...unsure, ...sure], ['a', 'b'])
    expect(found?.factor).toBeCloseTo(0.5)
    expect(found?.error).toBeCloseTo(0.05)
  })
})
