import { join } from 'node:path'
import { addWeeks } from '@trendee/core/periods/week'
import type { Level } from '@trendee/core/trend/vocabulary'
import { MIN_LEVEL_WEEKS } from '@trendee/core/trend/level'
import { spikyIndex } from '@trendee/core/trend/planted-series'
import { type ByEye, againstTheEye, printByEye } from './curves-by-eye'
import { readFashionWeekly } from './fashion-weekly'
import { writeLevelCharts } from './levels-charts'
import { FIND_WITHIN_WEEKS, plantAndFind, type PlantedResult, syntheticSeasons } from './levels-planted'
import {
  printTimes,
  printUntouched,
  type RiseTimes,
  timesOfRises,
  timesOfUntouched,
  type UntouchedTimes,
} from './levels-times'
import { CONFIRMED_RISE, hindsightRise, trueJumps } from './levels-truth'
import { type Episode, episodesOf, LEVEL_RANK, LEVELS, walkLevels } from './levels-walk'
import { readSearchSeries, type SearchSeries } from './read-search-series'

/** In units of the index. */
const SPIKY_BASES = [0.3, 1, 2, 4, 8, 14, 30] as const
const SPIKY_SEEDS = 12
/** Monday of the first week of the social series. */
const FIRST_SOCIAL_WEEK = '2015-01-05'

/** One real series walked week by week. */
export interface WalkedSeries {
  readonly name: string
  readonly values: readonly (number | null)[]
  readonly levels: readonly Level[]
  readonly weeksAt: Readonly<Record<Level, number>>
  readonly episodes: readonly {
    readonly episode: Episode
    /** Mondays of the first and the last week. */
    readonly start: string
    readonly end: string
    /** Whether hindsight confirms it; `null`: hindsight has too few years. */
    readonly isTrue: boolean | null
  }[]
  /** Starts of true jumps, and the weeks until a level was given (1 is the week of the start); `null`: not within eight. */
  readonly jumps: readonly { readonly start: string; readonly weeksUntilFound: number | null }[]
}

export interface LevelsReport {
  readonly real: readonly WalkedSeries[]
  /** Shares of social posts by crowd and by fashion-forward accounts, on which nothing was chosen; empty where the file is not there. */
  readonly social: readonly WalkedSeries[]
  readonly byEye: readonly ByEye[]
  readonly untouched: UntouchedTimes
  /** When levels come and go with planted rises. */
  readonly times: readonly { readonly into: string; readonly times: readonly RiseTimes[] }[]
  readonly planted: readonly { readonly into: string; readonly results: readonly PlantedResult[] }[]
  /** Levels on synthetic seasons without any event: weeks at each level. */
  readonly seasonsOnly: { readonly series: number; readonly weeksAt: Readonly<Record<Level, number>> }
  /** The same on flat curves with odd weeks. */
  readonly spikesOnly: { readonly series: number; readonly weeksAt: Readonly<Record<Level, number>> }
  readonly millisecondsPerAnalysis: number
}

/**
 * Measures the levels: the real series of `search` in `dataFolder` untouched and with planted jumps (constants were chosen on those with an
 * even number, the odd ones were held out), and synthetic seasons that nothing was chosen on. Prints one table each and returns
 * the numbers; with `charts` it also writes the pictures of `docs/trend-levels.md` into that folder.
 */
export async function benchLevels(dataFolder: string, options: { charts?: string } = {}): Promise<LevelsReport> {
  const searched = await readSearchSeries(join(dataFolder, 'search'))
  const began = performance.now()
  const real = searched.map(walkOne)
  const analyses = searched.reduce((sum, { series }) => sum + series.values.length - MIN_LEVEL_WEEKS + 1, 0)
  const millisecondsPerAnalysis = (performance.now() - began) / analyses
  const chosenOn = searched.filter((_, index) => index % 2 === 0).map(({ series }) => series)
  const heldOut = searched.filter((_, index) => index % 2 === 1).map(({ series }) => series)
  const synthetic = syntheticSeasons(40, 9001)
  const planted = [
    { into: 'real series, held out', results: plantAndFind(heldOut, 7) },
    { into: 'real series, chosen on', results: plantAndFind(chosenOn, 7) },
    { into: 'synthetic seasons', results: plantAndFind(synthetic, 13) },
  ]
  const times = [
    { into: 'real series, held out', times: timesOfRises(heldOut, 13) },
    { into: 'real series, chosen on', times: timesOfRises(chosenOn, 13) },
  ]
  const untouched = timesOfUntouched(real, MIN_LEVEL_WEEKS)
  const weeksAt = countLevels(synthetic.flatMap((series) => walkLevels(series).slice(MIN_LEVEL_WEEKS - 1)))
  const spiky = SPIKY_BASES.flatMap((base) =>
    Array.from({ length: SPIKY_SEEDS }, (_, seed) => spikyIndex(base, seed + 1)),
  )
  const report = {
    real,
    social: socialSeries(dataFolder).map(walkOne),
    byEye: againstTheEye(searched),
    untouched,
    times,
    planted,
    seasonsOnly: { series: synthetic.length, weeksAt },
    spikesOnly: {
      series: spiky.length,
      weeksAt: countLevels(spiky.flatMap((series) => walkLevels(series).slice(MIN_LEVEL_WEEKS - 1))),
    },
    millisecondsPerAnalysis,
  }
  printReport(report)
  if (options.charts !== undefined) await writeLevelCharts(options.charts, planted)
  return report
}

function socialSeries(dataFolder: string): SearchSeries[] {
  const weekly = readFashionWeekly(dataFolder)
  if (weekly === null) return []
  return [...weekly.series, ...weekly.influencers].map((values, index) => ({
    name: weekly.names[index % weekly.names.length] ?? '',
    series: { start: FIRST_SOCIAL_WEEK, values },
  }))
}

function walkOne({ name, series }: SearchSeries): WalkedSeries {
  const { start, values } = series
  const levels = walkLevels(series)
  const episodes = episodesOf(levels).map((episode) => {
    const [begin, end] = [addWeeks(start, episode.from), addWeeks(start, episode.to)]
    return { episode, start: begin, end, isTrue: isConfirmed(values, episode) }
  })
  const jumps = trueJumps(values, MIN_LEVEL_WEEKS).map((week) => {
    const after = levels.slice(week, week + 8).findIndex((level) => level !== 'none')
    return { start: addWeeks(start, week), weeksUntilFound: after < 0 ? null : after + 1 }
  })
  return { name, values, levels, weeksAt: countLevels(levels.slice(MIN_LEVEL_WEEKS - 1)), episodes, jumps }
}

/** In hindsight the rise that the episode's level claims was there, at some week of it. `null`: hindsight has too few years. */
export function isConfirmed(values: readonly (number | null)[], episode: Episode): boolean | null {
  if (episode.highest === 'none') return null
  const needed = CONFIRMED_RISE[episode.highest]
  let highest: number | null = null
  for (let week = episode.from; week <= episode.to; week += 1) {
    const rise = hindsightRise(values, week)
    if (rise !== null) highest = Math.max(highest ?? rise, rise)
  }
  return highest === null ? null : highest >= needed
}

function countLevels(levels: readonly Level[]): Record<Level, number> {
  const counts: Record<Level, number> = { none: 0, hot: 0, very_hot: 0, breakout: 0 }
  for (const level of levels) counts[level] += 1
  return counts
}

/** Episodes of at least the given level: all, and those that hindsight confirms. */
export function precisionOf(real: readonly WalkedSeries[], level: Level): { episodes: number; confirmed: number } {
  const all = real
    .flatMap(({ episodes }) => episodes)
    .filter(({ episode, isTrue }) => LEVEL_RANK[episode.highest] >= LEVEL_RANK[level] && isTrue !== null)
  return { episodes: all.length, confirmed: all.filter(({ isTrue }) => isTrue === true).length }
}

function printReport({
  real,
  social,
  byEye,
  untouched,
  times,
  planted,
  seasonsOnly,
  spikesOnly,
  millisecondsPerAnalysis,
}: LevelsReport): void {
  console.log('\nReal series, untouched, walked week by week')
  for (const { name, weeksAt, episodes, jumps } of real) {
    console.log(
      `${name.padEnd(20)} weeks hot ${weeksAt.hot}, very hot ${weeksAt.very_hot}, breakout ${weeksAt.breakout}`,
    )
    for (const { episode, start, end, isTrue } of episodes) {
      const verdict = isTrue === null ? 'no hindsight' : isTrue ? 'confirmed' : 'not confirmed'
      console.log(`    ${start} – ${end}  ${episode.highest.padEnd(9)} ${verdict}`)
    }
    for (const { start, weeksUntilFound } of jumps) {
      console.log(
        `    true jump ${start}: ${weeksUntilFound === null ? 'not found' : `found in week ${weeksUntilFound}`}`,
      )
    }
  }
  for (const level of LEVELS) {
    const { episodes, confirmed } = precisionOf(real, level)
    console.log(`precision of ${level} and above: ${confirmed} of ${episodes} episodes`)
  }
  for (const level of social.length === 0 ? [] : LEVELS) {
    const { episodes, confirmed } = precisionOf(social, level)
    console.log(`the same of ${social.length} social series: ${level} and above ${confirmed} of ${episodes}`)
  }
  printByEye(byEye)
  printUntouched(untouched)
  for (const each of times) printTimes(each.into, each.times)
  for (const { into, results } of planted) {
    console.log(`\nPlanted into ${into}: share found within ${FIND_WITHIN_WEEKS} weeks`)
    console.log(`${''.padEnd(20)} cases    hot+  very hot+  breakout  mean delay (weeks)`)
    for (const result of results) console.log(plantedLine(result))
  }
  console.log(`\nSynthetic seasons without an event: ${levelShares(seasonsOnly)}`)
  console.log(`Flat curves with odd weeks: ${levelShares(spikesOnly)}`)
  console.log(`one analysis: ${millisecondsPerAnalysis.toFixed(2)} ms`)
}

function levelShares({ series, weeksAt }: LevelsReport['seasonsOnly']): string {
  const weeks = Object.values(weeksAt).reduce((sum, count) => sum + count, 0)
  const shares = LEVELS.map((level) => `${level} ${percent(weeksAt[level] / weeks)}`).join(', ')
  return `${series} series, ${weeks} weeks: ${shares}`
}

function plantedLine({ shape, planted, atLeast, foundInWeek }: PlantedResult): string {
  const shares = atLeast.map((count) => percent(count / planted).padStart(8)).join('  ')
  return `${shape.name.padEnd(20)} ${String(planted).padStart(5)} ${shares}  ${meanDelay(foundInWeek)?.toFixed(1) ?? '–'}`
}

/** Mean weeks until found, of those found within eight; 1 is the week of the start. */
function meanDelay(foundInWeek: readonly number[]): number | null {
  const found = foundInWeek.reduce((sum, count) => sum + count, 0)
  return found === 0 ? null : foundInWeek.reduce((sum, count, week) => sum + count * (week + 1), 0) / found
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}
