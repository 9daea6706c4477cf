import {
  type PostCount,
  type UnsureCounts,
  evidenceOfCount,
  evidenceOfEngagement,
} from '@trendee/core/posts/post-counts'
import type { Format } from '../format/format'
import { evidenceSign } from '../products/product-figures'

/** A count of a post with the sign of how it is known: `≥ 1.2K`. */
export function writtenCount<Count extends PostCount>(
  post: UnsureCounts & Readonly<Record<Count, number | null>>,
  count: Count,
  format: Format,
): string {
  return `${evidenceSign(evidenceOfCount(post, count))}${format.short(post[count])}`
}

/** Likes and comments by followers likewise. */
export function writtenEngagement(
  post: UnsureCounts & { readonly engagement_rate: number | null },
  format: Format,
): string {
  return `${evidenceSign(evidenceOfEngagement(post))}${format.share(post.engagement_rate)}`
}
