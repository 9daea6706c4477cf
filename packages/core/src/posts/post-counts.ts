import type { Evidence } from '../series/evidence'

/** What a network counts of a post. */
export const POST_COUNTS = ['views', 'likes', 'comments', 'shares'] as const
export type PostCount = (typeof POST_COUNTS)[number]

/** Counts that a file tells less surely than it counts: "1.2K+" is a floor, "1.2K" rounded. Others are measured. */
export interface UnsureCounts {
  readonly at_least: readonly PostCount[]
  readonly estimated: readonly PostCount[]
}

/** How a count of a post is known. */
export function evidenceOfCount(unsure: UnsureCounts, count: PostCount): Evidence {
  if (unsure.at_least.includes(count)) return 'at_least'
  return unsure.estimated.includes(count) ? 'estimated' : 'measured'
}

/** How likes and comments by followers are known: no surer than either. */
export function evidenceOfEngagement(unsure: UnsureCounts): Evidence {
  const [likes, comments] = [evidenceOfCount(unsure, 'likes'), evidenceOfCount(unsure, 'comments')]
  if (likes === 'at_least' || comments === 'at_least') return 'at_least'
  return likes === 'estimated' ? likes : comments
}
