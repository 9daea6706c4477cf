import { forecastPool } from '@trendee/core/forecast/forecast-pool'
import { addWeeks } from '@trendee/core/periods/week'
import { type JudgedSeason, judgeSeasons } from '@trendee/core/season/judge-seasons'
import { seasonOutlooks } from '@trendee/core/season/season-outlook'
import { MOVED, NEAR, type SeasonVerdictKind } from '@trendee/core/season/season-verdict'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'

const YEAR = 52
/** A forecast takes two years of weeks. */
const LEAST_WEEKS = 104

export interface SeasonScore {
  readonly verdicts: number
  /** Verdicts that claim something about what came, and those that it bears out. */
  readonly claimed: number
  readonly borneOut: number
  /** Those under which at least as much came as a year before. */
  readonly rose: number
  /** Of those that claim something, the ones that the level of a year before, unchanged, would have come as near to. */
  readonly unchanged: number
}

/** What moved much, and how much of it had been told so. */
export interface Moved {
  readonly came: number
  readonly told: number
}

export interface SeasonScores {
  readonly seasons: number
  readonly byVerdict: ReadonlyMap<SeasonVerdictKind, SeasonScore>
  /** Share of the verdicts that are not known, or a guess. */
  readonly unsure: number
  /** Share of the seasons whose level came to lie in the band. */
  readonly inBand: number
  /** Share of them in which the expected level was closer than that of the year before. */
  readonly closer: number
  /** A fifth or more above the year before, told to be ordered or tested. */
  readonly climbed: Moved
  /** A fifth or more below it, told to be left as falling; what was told to be out of season is in neither. */
  readonly dropped: Moved
}

/**
 * Verdicts about the seasons after each origin, by what was known there, against what came.
 * @param series of one market, all starting in one week
 * @param origins number of weeks known
 */
export function scoreSeasons(series: readonly WeeklySeries[], origins: readonly number[], region = 'US'): SeasonScores {
  const told = origins.flatMap((origin) => seasonsAt(series, origin, region))
  const judged = told.filter(({ came }) => came !== null)
  const compared = judged.flatMap(({ came, before, expected }) =>
    came !== null && before !== null && before > 0 && came > 0 ? [{ came, before, expected }] : [],
  )
  const off = (said: number, came: number) => Math.abs(Math.log(said / came))
  const shareOf = <Item>(items: readonly Item[], isSo: (item: Item) => boolean) =>
    items.filter(isSo).length / Math.max(1, items.length)
  const kinds = [...new Set(judged.map(({ kind }) => kind))]
  return {
    seasons: judged.length,
    byVerdict: new Map(kinds.map((kind) => [kind, scoreOf(judged.filter((season) => season.kind === kind))])),
    unsure: shareOf(judged, ({ kind, isGuess }) => kind === 'not_known' || isGuess),
    inBand: shareOf(judged, ({ came, lower, upper }) => came !== null && came >= lower && came <= upper),
    climbed: moved(judged, (share) => share >= 1 + MOVED, ['order', 'test']),
    dropped: moved(judged, (share) => share <= 1 - MOVED, ['leave']),
    closer: shareOf(compared, ({ came, before, expected }) => off(expected, came) < off(before, came)),
  }
}

function scoreOf(seasons: readonly JudgedSeason[]): SeasonScore {
  return {
    verdicts: seasons.length,
    claimed: seasons.filter(({ isBorneOut }) => isBorneOut !== null).length,
    borneOut: seasons.filter(({ isBorneOut }) => isBorneOut === true).length,
    rose: seasons.filter(({ came, before }) => came !== null && before !== null && came >= before).length,
    unchanged: seasons.filter(
      ({ isBorneOut, came, before }) =>
        isBorneOut !== null && came !== null && before !== null && Math.abs(came / before - 1) <= NEAR,
    ).length,
  }
}

function moved(
  seasons: readonly JudgedSeason[],
  isSo: (share: number) => boolean,
  kinds: readonly SeasonVerdictKind[],
): Moved {
  const came = seasons.filter(
    ({ came: level, before, times, reason }) =>
      times !== null && reason !== 'out_of_season' && level !== null && before !== null && isSo(level / before),
  )
  return { came: came.length, told: came.filter(({ kind }) => kinds.includes(kind)).length }
}

/** What was said at an origin; forecasts of one and two years before tell how far off they are. */
function seasonsAt(series: readonly WeeklySeries[], origin: number, region: string): JudgedSeason[] {
  const made = [origin, origin - YEAR, origin - 2 * YEAR]
    .filter((weeks) => weeks >= LEAST_WEEKS)
    .map((weeks) => {
      const known = series.map(({ values }) => values.slice(0, weeks))
      return forecastPool({ series: known }, { horizon: YEAR }).map((forecast, at) => ({
        ...forecast,
        origin: addWeeks(series[at]?.start ?? '', weeks - 1),
        isBacktest: true,
      }))
    })
  const trends = series.map((one, at) => ({
    kind: 'all',
    outlooks: seasonOutlooks(
      one,
      made.flatMap((forecasts) => forecasts[at] ?? []),
      region,
    ),
  }))
  const newest = addWeeks(series[0]?.start ?? '', origin - 1)
  return judgeSeasons(trends).flatMap((seasons) => seasons.filter((season) => season.origin === newest))
}
