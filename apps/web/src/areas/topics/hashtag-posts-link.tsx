import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { HashtagSummary } from '@trendee/contract/social/social-fields'
import { POST_WALL } from '../../shared/records/record-path'

interface LinkProps {
  readonly tag: Pick<HashtagSummary, 'hashtag' | 'platform'>
  readonly children: ReactNode
}

/** To the wall of a hashtag's posts, over the days of which `own_posts` tells. */
export function HashtagPostsLink({ tag: { hashtag, platform }, children }: LinkProps) {
  return (
    <Link to={POST_WALL} search={{ hashtag, platform, window: 90 }}>
      {children}
    </Link>
  )
}
