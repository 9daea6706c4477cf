import type { AdoptionWave } from './adoption-wave'
import { driftWaves, pastWave } from './background-waves'
import { CHANGES, type PlantedChange } from './planted-changes'
import { Draws } from './seeded-draws'
import { SEARCH_TERM_ROWS } from './vocabulary/search-terms'

/** The Sunday on which the demo world ends: its newest week is complete. */
export const DEMO_AS_OF = '2026-11-01'

/** Every event of the world counts back from its end; a year of the search history is 52 weeks. */
export const HISTORY_WEEKS = 261

export type PlantedShape =
  /** Follows its season; beside it only the small waves that everything has. */
  | 'season'
  /** No season either. */
  | 'flat'
  /** Half of the rise came within the last quarter. */
  | 'rise'
  /** Has been taken up over a year or more. */
  | 'slow_rise'
  /** Is given up over a year or more. */
  | 'fade'
  /** Rose and died. */
  | 'fad'
  /** Rose, died, and is rising again after years. */
  | 'revival'

/** Where a trend shows, in the order in which it usually passes through them. */
export const CHANNELS = ['runway', 'tiktok', 'instagram', 'search', 'new-arrivals', 'best-sellers'] as const
export type Channel = (typeof CHANNELS)[number]

/** Weeks after the searches in which a channel moves, negative ahead of them; null where the planted change does not come there. */
export type Lags = Readonly<Record<Channel, number | null>>

/** Whom a series is about: children's wear moves apart from women's, men's too. */
export const WEARER_GROUPS = ['women', 'men', 'kids'] as const
export type WearerGroup = (typeof WEARER_GROUPS)[number]

/** What the demo world knows to be true of one search term; tests compare the engine's findings with it. */
export interface PlantedTrend {
  readonly term: string
  /** Keys (`color:butter-yellow`, `family:dress`, `wearer:men`) that a product must all carry to belong to the trend. */
  readonly matches: readonly string[]
  /** Whose trend it is: of a term that names nobody, women's. */
  readonly wearer: WearerGroup
  readonly shape: PlantedShape
  /** ISO week of the yearly peak on the northern half of the world. */
  readonly seasonPeakWeek: number
  /** Height of the peak above the quiet months, natural logarithm. */
  readonly seasonLog: number
  readonly seasonWidthWeeks: number
  /** What was planted, oldest first; none for seasons and flat terms. */
  readonly waves: readonly AdoptionWave[]
  /** The small waves that everything has, planted or not. */
  readonly drift: readonly AdoptionWave[]
  readonly lags: Lags
}

/** Below this height a season is lost in the noise. */
export const SEASON_FLOOR_LOG = 0.15

/** Whose trend a row of the vocabulary is. */
function wearerOf(matches: readonly string[]): WearerGroup {
  const named = matches.find((match) => match.startsWith('wearer:'))?.slice('wearer:'.length)
  return WEARER_GROUPS.find((group) => group === named) ?? 'women'
}

/** Lags of what nobody planted: its small waves pass through the channels too. */
function usualLags(term: string): Lags {
  const draws = new Draws(0, 'lags', term)
  return {
    runway: draws.whole(-40, -18),
    tiktok: draws.whole(-8, -1),
    instagram: draws.whole(-6, 0),
    search: 0,
    'new-arrivals': draws.whole(2, 9),
    'best-sellers': draws.whole(3, 11),
  }
}

function plantedTrends(): PlantedTrend[] {
  const changes: ReadonlyMap<string, PlantedChange> = new Map(CHANGES.map((change) => [change.term, change]))
  return SEARCH_TERM_ROWS.map(([term, matches, peakWeek, seasonLog, width]) => {
    const change = changes.get(term)
    const keys = matches.split(' ')
    return {
      term,
      matches: keys,
      wearer: wearerOf(keys),
      shape: change?.shape ?? (seasonLog >= SEASON_FLOOR_LOG ? 'season' : 'flat'),
      seasonPeakWeek: peakWeek,
      seasonLog,
      seasonWidthWeeks: width ?? 7,
      waves: change?.waves ?? [],
      drift: [...driftWaves(term), ...(change === undefined ? pastWave(term) : [])],
      lags: change?.lags ?? usualLags(term),
    }
  })
}

/** The search terms of the demo world, in the order of the vocabulary. */
export const PLANTED_TRENDS: readonly PlantedTrend[] = plantedTrends()
