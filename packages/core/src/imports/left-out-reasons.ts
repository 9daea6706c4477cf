/** Why a well-formed row of a file is not taken. */
export const LEFT_OUT_REASONS = [
  'not_fashion',
  'other_language',
  'repeated_header',
  'total_row',
  'not_offered',
  'no_points',
  'hour_of_day',
  'unfinished_step',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]
