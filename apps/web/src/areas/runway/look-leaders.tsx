import { runwayRankings } from '@trendee/contract/rankings/runway-rankings'
import { RankingPanel } from '../../shared/rankings/ranking-panel'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import type { lookWall } from './look-wall'

const { topCategories, topAttributes, topProducts } = runwayRankings
const QUESTIONS = { category: topCategories, attribute: topAttributes, garment: topProducts } as const

type Search = ReturnType<(typeof lookWall)['codec']['read']>

/** What leads among the looks that the wall shows. */
export function LookLeaders({ search, change }: Pick<ScreenSearch<Search>, 'search' | 'change'>) {
  const { season, city, brand, show, gender, primaryCategory, secondaryCategory, attributeType, attributeName, q } =
    search
  return (
    <RankingPanel
      questions={QUESTIONS}
      filters={{
        season,
        city,
        brand,
        show,
        gender,
        primaryCategory,
        secondaryCategory,
        attributeType,
        attributeName,
        q,
      }}
      records="looks"
      search={search}
      change={(part) => change({ ...(part as Partial<Search>), page: undefined })}
    />
  )
}
