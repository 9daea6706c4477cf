import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { addDays, addWeeks } from '@trendee/core/periods/week'
import { median } from '@trendee/core/series/robust-statistics'
import { analyseTrend } from '@trendee/core/trend/analyse-trend'
import { MIN_LEVEL_WEEKS } from '@trendee/core/trend/level'
import { describe, expect, it } from 'vitest'
import { againstTheEye } from '../bench/curves-by-eye'
import { isConfirmed } from '../bench/levels-bench'
import { plantAndFind } from '../bench/levels-planted'
import { type RiseTimes, timesOfRises } from '../bench/levels-times'
import { hindsightRise, trueJumps } from '../bench/levels-truth'
import { episodesOf, walkLevels } from '../bench/levels-walk'
import { readSearchSeries } from '../bench/read-search-series'

/** Real search interest lies beside the repository where it may be used; it is not part of the repository. */
const folder = fileURLToPath(new URL('../../../../../shared/data/search', import.meta.url))
const isHere = existsSync(folder)

const reason = isHere ? '' : ' (left out: no shared/data/search beside the repository)'

describe.skipIf(!isHere)(`levels on real search interest${reason}`, async () => {
  const searched = (isHere ? await readSearchSeries(folder) : []).map(({ name, series }) => ({
    name,
    series,
    levels: walkLevels(series),
  }))

  it('call a breakout only what hindsight confirms, and never a seasonal peak', () => {
    for (const { name, series, levels } of searched) {
      levels.forEach((level, week) => {
        // The season as all years together show it, the coming ones too; under two years hindsight has no season.
        const rise = hindsightRise(series.values, week)
        const isFalse = level === 'breakout' && rise !== null && rise < 0.5
        expect(isFalse ? `${name}, week ${week}` : null).toBeNull()
      })
    }
  })

  it('give few levels that hindsight does not confirm', () => {
    let confirmed = 0
    let episodes = 0
    for (const { series, levels } of searched) {
      for (const episode of episodesOf(levels)) {
        const isTrue = isConfirmed(series.values, episode)
        if (isTrue === null) continue
        episodes += 1
        if (isTrue) confirmed += 1
      }
    }
    expect(episodes).toBeGreaterThan(15)
    expect(confirmed / episodes).toBeGreaterThanOrEqual(0.75)
  })

  it('give or refuse a badge as a person does who sees the curve', () => {
    const judged = againstTheEye(searched)
    expect(judged).toHaveLength(24)
    expect(judged.filter(({ agrees }) => agrees).length).toBeGreaterThanOrEqual(22)
  })

  it('find each true jump within four weeks of its start', () => {
    const late: string[] = []
    let jumps = 0
    for (const { name, series, levels } of searched) {
      for (const start of trueJumps(series.values, MIN_LEVEL_WEEKS)) {
        jumps += 1
        if (levels.slice(start, start + 4).every((level) => level === 'none')) late.push(`${name}, week ${start}`)
      }
    }
    expect(jumps).toBeGreaterThan(0)
    expect(late).toEqual([])
  })

  it('come within two weeks of a rise and within four as a breakout, and end within three of its fall', () => {
    const times = timesOfRises(
      searched.map(({ series }) => series),
      29,
    )
    const all = <One>(of: (one: RiseTimes) => readonly One[]): One[] => times.flatMap(of)
    expect(median(all(({ untilBadge }) => untilBadge))).toBeLessThanOrEqual(2)
    expect(median(all(({ untilBreakout }) => untilBreakout))).toBeLessThanOrEqual(4)
    const share = (of: (one: RiseTimes) => number): number =>
      times.reduce((sum, one) => sum + of(one), 0) / times.reduce((sum, one) => sum + one.planted, 0)
    expect(share(({ late }) => late)).toBeLessThanOrEqual(0.02)
    const slow = times.filter(({ rise }) => rise.rampWeeks === 10)
    for (const { whileRising, planted } of slow) expect(whileRising / planted).toBeGreaterThanOrEqual(0.95)
  })

  it('find planted doublings and triplings within four weeks', () => {
    const results = plantAndFind(
      searched.map(({ series }) => series),
      19,
    )
    for (const { shape, planted, atLeast } of results) {
      if (shape.event.factor < 2 || !shape.isJump || shape.event.rampWeeks !== undefined) continue
      expect(planted).toBeGreaterThan(50)
      expect(atLeast[0] / planted).toBeGreaterThanOrEqual(0.95)
    }
  })

  it('answer for a past day as if the future had not been recorded', () => {
    for (const { series } of searched) {
      for (let weeks = 40; weeks < series.values.length; weeks += 37) {
        const asOf = addDays(addWeeks(series.start, weeks - 1), 6)
        const then = { start: series.start, values: series.values.slice(0, weeks) }
        expect(analyseTrend({ series, asOf })).toEqual(analyseTrend({ series: then, asOf }))
      }
    }
  })
})
