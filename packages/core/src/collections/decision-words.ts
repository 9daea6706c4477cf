/** Words of decisions on collected trends; apart from how they are judged, as every page of the browser loads them. */

/** What somebody decides on a trend. To watch is no bet: it is never right or wrong. */
export const CHOICES = ['make', 'watch', 'drop'] as const
export type Choice = (typeof CHOICES)[number]
export const WHY_CHARACTERS = 1000
/** Decisions on one trend in one project. */
export const MOST_DECISIONS_OF_TREND = 50
/** A decision is held against so many weeks, the first of which begins after its day. */
export const JUDGED_WEEKS = 13

export const VERDICTS = ['right', 'wrong', 'level'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Why a decision is not judged: not due, corrected soon after, or the data says nothing of its weeks. */
export const NOT_JUDGED = [
  'not_due',
  'corrected',
  'data_ends',
  'other_source',
  'unknown_now',
  'no_growth',
  'few_others',
] as const
export type NotJudged = (typeof NOT_JUDGED)[number]
