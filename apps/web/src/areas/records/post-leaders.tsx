import { socialRankings } from '@trendee/contract/rankings/social-rankings'
import { RankingPanel } from '../../shared/rankings/ranking-panel'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import { askedPosts } from './asked-posts'
import type { posts } from './post-wall'

const { topCategories, topAttributes, topTopics, topInfluencers, topBrands } = socialRankings
const QUESTIONS = {
  category: topCategories,
  attribute: topAttributes,
  hashtag: topTopics,
  creator: topInfluencers,
  brand: topBrands,
} as const

type Search = ReturnType<(typeof posts)['codec']['read']>

/** What leads among the posts that the wall shows. */
export function PostLeaders({ search, change }: Pick<ScreenSearch<Search>, 'search' | 'change'>) {
  return (
    <RankingPanel
      questions={QUESTIONS}
      filters={askedPosts(search)}
      records="posts"
      search={search}
      change={(part) => change({ ...(part as Partial<Search>), page: undefined })}
    />
  )
}
