import { lookCount } from '@trendee/analytics/rankings/look-ranking'
import { postTotals } from '@trendee/analytics/rankings/post-ranking'
import { productCounts, productRanking } from '@trendee/analytics/rankings/product-ranking'
import { withFurtherShops } from '@trendee/analytics/tables/further-shops'
import type { CONTRACT } from '@trendee/contract/contract'
import { productRankingInput } from '@trendee/contract/rankings/ranking-filters'
import { SELLING_PLATFORMS } from '@trendee/contract/selling/platforms'
import type { Handler } from '../../http/handler'
import { rankingAnswer } from './ranking-answer'

/** Records by source. Of products, those of each platform, as their days differ. */
export const analysisOverview: Handler<typeof CONTRACT.overviews.analysisOverview> = async (input, { runtime }) => {
  const { analytics: db } = runtime
  const { gender, primaryCategory, secondaryCategory, window } = input
  const garments = { gender, primaryCategory, secondaryCategory }
  const shops = await withFurtherShops(db, Object.values(SELLING_PLATFORMS))
  const [posts, looks, products] = await Promise.all([
    postTotals(db, { ...garments, window }),
    lookCount(db, garments),
    productCounts(db, shops, { ...garments, window }),
  ])
  return {
    sources: [
      {
        source: 'posts' as const,
        platform: '',
        records: posts.now.posts,
        before: posts.before?.posts ?? null,
        new_arrivals: null,
        as_of: posts.asOf,
        season: '',
      },
      {
        source: 'looks' as const,
        platform: 'runway',
        records: looks.totalRecords,
        before: null,
        new_arrivals: null,
        as_of: looks.asOf,
        season: looks.season,
      },
      ...shops.flatMap((platform) => {
        const counted = products.get(platform)
        if (counted === undefined) return []
        const { totalRecords, newArrivals, asOf, season } = counted
        return [
          {
            source: 'products' as const,
            platform,
            records: totalRecords,
            before: null,
            new_arrivals: newArrivals,
            as_of: asOf,
            season,
          },
        ]
      }),
    ],
  }
}

const SHOWN = 10
const PARTS = ['category', 'attribute', 'brand', 'price_band'] as const

export const ecommerceAnalyze: Handler<typeof CONTRACT.overviews.ecommerceAnalyze> = async (input, { runtime }) => {
  const { analytics: db } = runtime
  const { platform, gender, primaryCategory, secondaryCategory, window } = input
  const page = { page: 1, pageSize: SHOWN }
  const question = productRankingInput.parse({ gender, primaryCategory, secondaryCategory, window, ...page })
  const rankings = await Promise.all(PARTS.map((part) => productRanking(db, platform, part, question)))
  const answers = await Promise.all(
    rankings.map((ranking, place) => rankingAnswer(db, PARTS[place] ?? 'category', ranking, page)),
  )
  const [categories, attributes, brands, bands] = answers.map(({ list }) => list)
  return {
    total_products: rankings[0]?.totalRecords ?? 0,
    as_of: rankings[0]?.asOf ?? null,
    categories: categories ?? [],
    attributes: attributes ?? [],
    brands: brands ?? [],
    price_bands: bands ?? [],
  }
}
