import { SEARCH_TERM_ROWS } from './vocabulary/search-terms'

/** The Sunday on which the demo world ends: its newest week is complete. */
export const DEMO_AS_OF = '2026-11-01'

/** Every event of the world counts back from its end; a year of the search history is 52 weeks. */
export const HISTORY_WEEKS = 261

export type PlantedShape =
  /** Follows its season and nothing else. */
  | 'season'
  /** Neither season nor change. */
  | 'flat'
  /** Rose within a week or two, a few weeks before the end, and stayed up. */
  | 'jump'
  /** A jump on top of a season. */
  | 'seasonal_jump'
  /** Has grown steadily for months or for over a year and still does. */
  | 'ramp'
  /** Has shrunk slowly for over a year. */
  | 'fade'
  /** Rose and fell again, more than a year ago: history, not news. */
  | 'past_burst'

/** What the demo world knows to be true of one search term; tests compare the engine's findings with it. */
export interface PlantedTrend {
  readonly term: string
  /** Keys (`color:butter-yellow`, `family:dress`) that a product must all carry to belong to the trend. */
  readonly matches: readonly string[]
  readonly shape: PlantedShape
  /** ISO week of the yearly peak on the northern half of the world. */
  readonly seasonPeakWeek: number
  /** Height of the peak above the quiet months, natural logarithm. */
  readonly seasonLog: number
  readonly seasonWidthWeeks: number
  /** Whole weeks before the end in which the change began; the newest complete week is 1. Null without a change. */
  readonly startedWeeksAgo: number | null
  /** What the change multiplies interest by once it is complete; null without a change. */
  readonly factor: number | null
  /** Weeks over which the change builds up. */
  readonly rampWeeks: number | null
  /** Weeks after which the change is over, null while it lasts. */
  readonly lastsWeeks: number | null
  /** Weeks by which posts run ahead of searches. */
  readonly socialLeadWeeks: number
}

type Change = Pick<PlantedTrend, 'startedWeeksAgo' | 'factor' | 'rampWeeks' | 'lastsWeeks' | 'socialLeadWeeks'>

/** term, weeks ago, factor, weeks posts are ahead */
const JUMPS: readonly (readonly [string, number, number, number])[] = [
  ['butter yellow', 5, 2.8, 3],
  ['barrel jeans', 7, 2.5, 4],
  ['suede bag', 4, 2.7, 2],
  ['chore jacket', 6, 2.6, 3],
  ['leopard print skirt', 6, 2.9, 2],
  ['cherry red', 2, 3.4, 2],
  ['polka dot top', 3, 2.8, 3],
  ['bubble skirt', 8, 3.2, 4],
]

/** term, weeks it has been growing, factor reached at the end, weeks posts are ahead */
const RAMPS: readonly (readonly [string, number, number, number])[] = [
  ['wide leg trousers', 70, 1.9, 2],
  ['chocolate brown', 40, 1.75, 3],
  ['boho dress', 70, 2.2, 2],
  ['ballet flats', 30, 1.45, 3],
  ['mary janes', 70, 1.9, 2],
  ['baggy jeans', 70, 1.8, 0],
  ['fisherman sandals', 70, 2.3, 4],
  ['mocha', 28, 1.7, 3],
  ['burgundy', 70, 1.8, 2],
  ['suede jacket', 30, 1.4, 2],
  ['lace trim camisole', 34, 1.65, 4],
  ['polka dot dress', 70, 2, 2],
  ['drop waist dress', 70, 2.2, 3],
  ['kitten heels', 30, 1.35, 0],
  ['silk scarf', 70, 2, 2],
  ['half zip sweatshirt', 70, 1.8, 0],
  ['boat shoes', 36, 1.5, 3],
  ['mohair cardigan', 70, 1.9, 2],
  ['office siren', 24, 1.6, 4],
  ['powder blue', 70, 1.9, 2],
]

/** term, factor reached at the end */
const FADES: readonly (readonly [string, number])[] = [
  ['cargo pants', 0.5],
  ['skinny jeans', 0.55],
  ['cold shoulder top', 0.4],
  ['tie dye', 0.45],
  ['bucket hat', 0.5],
  ['chunky sneakers', 0.5],
  ['biker shorts', 0.5],
  ['cottagecore', 0.4],
  ['belt bag', 0.5],
  ['jeggings', 0.45],
  ['lime green', 0.4],
  ['lavender', 0.5],
  ['puff sleeve top', 0.5],
  ['corset top', 0.5],
  ['y2k fashion', 0.45],
  ['mom jeans', 0.5],
  ['platform sandals', 0.55],
  ['hot pink', 0.45],
  ['claw clip', 0.55],
  ['checkerboard', 0.35],
  ['cut out dress', 0.45],
  ['ripped jeans', 0.5],
  ['cow print', 0.4],
  ['cargo skirt', 0.4],
  ['sage green', 0.6],
]

/** term, weeks ago, factor, weeks it lasted */
const PAST_BURSTS: readonly (readonly [string, number, number, number])[] = [
  ['barbiecore', 170, 5, 22],
  ['mermaidcore', 180, 3.5, 20],
  ['coquette', 130, 3, 26],
  ['balletcore', 150, 2.6, 24],
  ['cobalt blue', 190, 2.2, 30],
]

const FADE_WEEKS = 90

function changes(): Map<string, { shape: PlantedShape; change: Change }> {
  const found = new Map<string, { shape: PlantedShape; change: Change }>()
  for (const [term, startedWeeksAgo, factor, socialLeadWeeks] of JUMPS) {
    found.set(term, {
      shape: 'jump',
      change: { startedWeeksAgo, factor, rampWeeks: 2, lastsWeeks: null, socialLeadWeeks },
    })
  }
  for (const [term, rampWeeks, factor, socialLeadWeeks] of RAMPS) {
    const change = { startedWeeksAgo: rampWeeks, factor, rampWeeks, lastsWeeks: null, socialLeadWeeks }
    found.set(term, { shape: 'ramp', change })
  }
  for (const [term, factor] of FADES) {
    const change = { startedWeeksAgo: FADE_WEEKS, factor, rampWeeks: FADE_WEEKS, lastsWeeks: null, socialLeadWeeks: 0 }
    found.set(term, { shape: 'fade', change })
  }
  for (const [term, startedWeeksAgo, factor, lastsWeeks] of PAST_BURSTS) {
    const change = { startedWeeksAgo, factor, rampWeeks: 4, lastsWeeks, socialLeadWeeks: 2 }
    found.set(term, { shape: 'past_burst', change })
  }
  return found
}

const NO_CHANGE: Change = { startedWeeksAgo: null, factor: null, rampWeeks: null, lastsWeeks: null, socialLeadWeeks: 0 }

/** Below this height a season is lost in the noise. */
const SEASON_FLOOR_LOG = 0.15

function plantedTrends(): PlantedTrend[] {
  const changed = changes()
  return SEARCH_TERM_ROWS.map(([term, matches, peakWeek, seasonLog, width]) => {
    const isSeasonal = seasonLog >= SEASON_FLOOR_LOG
    const found = changed.get(term)
    const shape = found?.shape ?? (isSeasonal ? 'season' : 'flat')
    const trend: Omit<PlantedTrend, keyof Change> = {
      term,
      matches: matches.split(' '),
      shape: shape === 'jump' && isSeasonal ? 'seasonal_jump' : shape,
      seasonPeakWeek: peakWeek,
      seasonLog,
      seasonWidthWeeks: width ?? 7,
    }
    return Object.assign(trend, found?.change ?? NO_CHANGE)
  })
}

/** The search terms of the demo world, in the order of the vocabulary. */
export const PLANTED_TRENDS: readonly PlantedTrend[] = plantedTrends()
