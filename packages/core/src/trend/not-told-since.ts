/** Why it is not told what came: too few weeks have, too few are known, another source tells it, or the data knows it no more. */
export const NOT_TOLD_SINCE = ['too_soon', 'too_few', 'other_source', 'unknown_now'] as const
export type NotToldSince = (typeof NOT_TOLD_SINCE)[number]
