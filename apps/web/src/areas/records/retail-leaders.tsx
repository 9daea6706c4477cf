import { retailRankings } from '@trendee/contract/rankings/retail-rankings'
import { RankingPanel } from '../../shared/rankings/ranking-panel'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import type { retailWall } from './product-walls'

const { topCategories, topAttributes } = retailRankings
const QUESTIONS = { category: topCategories, attribute: topAttributes } as const

type Search = ReturnType<(typeof retailWall)['codec']['read']>

/** What leads among the products that the wall shows. */
export function RetailLeaders({ search, change }: Pick<ScreenSearch<Search>, 'search' | 'change'>) {
  const {
    gender,
    department,
    primaryCategory,
    secondaryCategory,
    productCategories,
    attributeType,
    attributeName,
    region,
    brand,
    seller,
    evidence,
    price_min,
    price_max,
    q,
    window,
    arrival,
  } = search
  const isOfArrivals = arrival === 'new'
  return (
    <RankingPanel
      questions={QUESTIONS}
      filters={{
        gender,
        department,
        primaryCategory,
        secondaryCategory,
        productCategories,
        attributeType,
        attributeName,
        region,
        brand,
        seller,
        evidence,
        price_min,
        price_max,
        q,
        window,
        // The bars show how many there are.
        by: isOfArrivals ? 'new_arrivals' : 'products',
      }}
      isOfArrivals={isOfArrivals}
      records="products"
      search={search}
      change={(part) => change({ ...(part as Partial<Search>), page: undefined })}
    />
  )
}
