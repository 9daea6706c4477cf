import { ATTRIBUTE_TYPES } from '../lexicon/types'

/** The words in which a trend is described and asked for, each list in the order in which screens show it. */

export const LEVELS = ['breakout', 'very_hot', 'hot', 'none'] as const
export type Level = (typeof LEVELS)[number]

export const LIFECYCLES = ['emerging', 'growing', 'peaking', 'stable', 'declining', 'seasonal'] as const
export type Lifecycle = (typeof LIFECYCLES)[number]

export const TREND_TYPES = ['category', 'product', ...ATTRIBUTE_TYPES, 'topic', 'keyword'] as const

/** Days over which growth and sales are shown, ending at the newest day in the data. */
export const WINDOWS = [1, 7, 30, 90] as const
export type WindowDays = (typeof WINDOWS)[number]
/** Those over which trends, which are told by week, are asked for, as addresses write them: of a day or a week nothing is known to compare. */
export const WEEKLY_WINDOWS = ['30', '90'] as const satisfies readonly `${WindowDays}`[]

/** How far ahead the highlights look for seasons unless the reader says otherwise: every plan shows which trends peak so soon. */
export const PEAK_SOON_WEEKS = 12

/** What becomes of a file of a term when the term's files are joined; all but the first two leave it out. */
export const SERIES_OUTCOMES = [
  'reference',
  'joined',
  'no_overlap',
  'too_small_to_scale',
  'disagrees',
  'other_spelling',
  'empty',
] as const
export type SeriesOutcome = (typeof SERIES_OUTCOMES)[number]

/** Why it is not told who runs ahead: too few weeks are shared, or at no shift do both move alike. */
export const NO_LEAD = ['too_few_weeks', 'no_fit'] as const
export type NoLead = (typeof NO_LEAD)[number]

/** Where a trend shows, in the order in which it usually passes through them. */
export const LEAD_SOURCES = ['runway', 'tiktok', 'search', 'new_arrivals', 'best_sellers'] as const
export type LeadSource = (typeof LEAD_SOURCES)[number]
