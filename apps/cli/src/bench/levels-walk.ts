import { addDays, addWeeks } from '@trendee/core/periods/week'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import { analyseTrend } from '@trendee/core/trend/analyse-trend'
import type { Level } from '@trendee/core/trend/vocabulary'
import { MIN_LEVEL_WEEKS } from '@trendee/core/trend/level'

export const LEVELS = ['hot', 'very_hot', 'breakout'] as const
export const LEVEL_RANK: Readonly<Record<Level, number>> = { none: 0, hot: 1, very_hot: 2, breakout: 3 }

/** A run of weeks with any level; `from` and `to` count weeks of the series, both included. */
export interface Episode {
  readonly from: number
  readonly to: number
  readonly highest: Level
}

/** What was said at the end of week `week` (0 is the first of the series), by someone who knew nothing newer. */
export function levelAt(series: WeeklySeries, week: number): Level {
  return analyseTrend({ series, asOf: addDays(addWeeks(series.start, week), 6) }).level
}

/** Walks `asOf` week by week from the 60th week on; weeks before that are `none`. */
export function walkLevels(series: WeeklySeries): Level[] {
  return series.values.map((_, week) => (week + 1 < MIN_LEVEL_WEEKS ? 'none' : levelAt(series, week)))
}

/** Weeks with a level that follow each other within four weeks are one episode. */
export function episodesOf(levels: readonly Level[]): Episode[] {
  const episodes: Episode[] = []
  levels.forEach((level, week) => {
    if (level === 'none') return
    const last = episodes.at(-1)
    if (last === undefined || week - last.to > 4) episodes.push({ from: week, to: week, highest: level })
    else {
      const highest = LEVEL_RANK[level] > LEVEL_RANK[last.highest] ? level : last.highest
      episodes[episodes.length - 1] = { from: last.from, to: week, highest }
    }
  })
  return episodes
}
