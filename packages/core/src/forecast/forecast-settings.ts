/**
 * Every setting of the forecast. Those of slow seasons were chosen by walking through origins whose 52 target weeks ended
 * before the year the method is judged on, those of the newest weeks on weekly series of many kinds. There they lie on a
 * plateau: a moderate change of any one moves the error by less than half a percent. See `docs/forecast.md`.
 */

/** Weeks in a mean year. The season has this period, so that it does not drift by a day a year. */
export const WEEKS_A_YEAR = 365.25 / 7

/** Forecasts are combined, tested on their own past and scored over one year. */
export const YEAR = 52

/** Farthest week ahead that may be asked for. */
export const LONGEST_HORIZON = 104

/** How fast the level follows the newest week, one member of the combination for each. */
export const LEVEL_RATES = [0.04, 0.08, 0.16] as const

/** Number of sine and cosine pairs of the season, one member of the combination for each; ascending. */
export const HARMONICS = [3, 6, 12, 20] as const

/** Weight of a week against the next one when the season is fitted: two years back still count for a third. */
export const SEASON_MEMORY = 0.99

/** Penalty of harmonic k is this × k²: between these two on a logarithmic scale as the history grows. */
export const SEASON_PENALTY = { short: 3, long: 0.03, shortWeeks: 46, longWeeks: 104 } as const

/** Below this many weeks a season cannot be told from a rise or fall; only the members without one are used. */
export const FEWEST_SEASON_WEEKS = 40

/**
 * Rates of the members that follow the newest season-adjusted weeks closely: 1 repeats the last one. They win in the
 * first weeks after the origin, and longer where the level has moved.
 */
export const FOLLOWING_RATES = [0.35, 0.7, 1] as const

/** Seasons that are taken out before the newest weeks are followed: a plain one and a detailed one. */
export const FOLLOWING_HARMONICS = [3, 12] as const

/** Level and slope smoothed, the slope losing a tenth of itself each week: a careful one and one that believes the newest weeks. */
export const DAMPED_TRENDS = [
  { levelRate: 0.3, slopeRate: 0.1, damping: 0.9 },
  { levelRate: 0.8, slopeRate: 0.3, damping: 0.9 },
] as const

/** Season-adjusted weeks that are followed: three years, of which the first have faded by the end. */
export const FOLLOWED_WEEKS = 3 * YEAR

/** Rates of the members without a season: they win where there is none. */
export const SEASONLESS_RATES = [0.04, 0.3, 1] as const

/** Trust in every member that is no slow season, against 1 for each of those. */
export const SIMPLE_MEMBER_TRUST = 0.5

/** Members are judged apart for the weeks ahead between two of these ends: who knows next week may not know next year. */
export const TESTED_SPANS = [
  [0, 1],
  [1, 4],
  [4, 13],
  [13, 26],
  [26, YEAR],
] as const

/** A member's weight falls with this power of its error relative to the best member of the same series. */
export const ERROR_POWER = 8

/** Weight of an origin's errors against those of the next origin: a series may change its nature. */
export const TEST_MEMORY = 0.9

/**
 * For each of `TESTED_SPANS`, so many tests of a series' members weigh as much as how they did in the whole pool. One week says
 * less about a member than half a year.
 */
export const POOL_WEIGHTS = [4, 2, 1, 1, 0.5] as const

/**
 * Histories of which a season was seen once, in the first two of `TESTED_SPANS`: up to `fromWeeks` this share, up to `toWeeks` less and less of
 * the newest weeks as they are. Before the members were tested these decide alone.
 */
export const SHORT_HISTORY = { shares: [0.5, 0.25], fromWeeks: 78, toWeeks: 2 * YEAR } as const

/** Share of each season's shape that is taken from the most similar series of the pool. */
export const NEIGHBOUR_SHARE = 0.3

/** Similarity is cosine to this power, so that only nearly equal shapes count. */
export const NEIGHBOUR_POWER = 8

/** At most this many neighbours a series, so that a large pool costs no more per series than a small one. */
export const MOST_NEIGHBOURS = 24

/** Weeks between two past origins: four a year, each a quarter further than the last. */
export const BACK_TEST_STEP = 13

/** A season fitted on less than a year says little about later forecasts, so past origins start here. */
export const FEWEST_BACK_TEST_WEEKS = 53
/** Shorter histories are tested from half-way on, but not below this. */
export const FEWEST_SHORT_TEST_WEEKS = 20

/** Year-over-year growth over fewer weeks than this is mostly noise. */
export const FEWEST_GROWTH_WEEKS = 8

/** Ridge penalty of the growth regression: this share of the pairs, plus so many pairs that say "no effect". */
export const GROWTH_PENALTY = { share: 0.1, pairs: 30 } as const

/**
 * What growth foretells of the year arrives evenly over this many weeks: the week after the origin is like the one
 * before it.
 */
export const GROWTH_ARRIVAL_WEEKS = 13

/** Growths are cut off here, so that a small series which came from nowhere does not decide the slope. */
export const GROWTH_LIMIT = { feature: 0.4, surprise: 0.2 } as const

/**
 * Share of the noise variance that squaring back from the square-root scale gives back. 1 would be the mean, 0 the
 * median; absolute error wants the median, yearly growth wants the mean.
 */
export const NOISE_SHARE = 0.5

/** A gap longer than half a year starts a new history: the season across it would be invented. */
export const LONGEST_GAP = 26

/**
 * Errors shrink with the square root of the history, as far as origins before the judged year show: up to three years.
 * Errors of a past origin are scaled by it before they tell how wide today's band is.
 */
export const LEARNING_WEEKS = 3 * YEAR

/**
 * A series has moved when the mean of its newest weeks lies further from the forecast of a quarter earlier than the noise
 * of one week, and than this share of its level.
 */
export const MOVED = { weeks: 8, shareOfLevel: 0.01 } as const

/** A level that has moved counts whole when it has lasted so long: one of four weeks may be gone as fast as it came. */
export const LASTING_WEEKS = 8

/**
 * What nobody foresaw: the median of the newest weeks lies off the forecast of a quarter earlier by so many times what such
 * surprises were before. From `from` on the members that follow the newest weeks are trusted beside those of the best
 * past, from `to` on alone; beyond four weeks ahead as far as it has lasted (`LASTING_WEEKS`). Before the series has shown its surprises, `belief` of them as large as its noise are assumed.
 */
export const UNFORESEEN = { weeks: 4, from: 3, to: 5, belief: 2 } as const
