import { socialRankings } from '@trendee/contract/rankings/social-rankings'
import { RankingPanel } from '../../shared/rankings/ranking-panel'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
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
  const { platform, gender, region, primaryCategory, secondaryCategory, attributeType, attributeName, window } = search
  const { trend, brand, creator, hashtag, media_type, q } = search
  return (
    <RankingPanel
      questions={QUESTIONS}
      filters={{
        platform,
        gender,
        region,
        primaryCategory,
        secondaryCategory,
        attributeType,
        attributeName,
        trend,
        brand,
        creator,
        hashtag,
        media_type,
        q,
        window,
      }}
      records="posts"
      search={search}
      change={(part) => change({ ...(part as Partial<Search>), page: undefined })}
    />
  )
}
