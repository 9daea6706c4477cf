import { CONTRACT } from '@trendee/contract/contract'
import type { SellingListOutput } from '@trendee/contract/selling/list'
import { type MarketplacePath, SELLING_PLATFORMS } from '@trendee/contract/selling/platforms'
import type { OutputOf } from '@trendee/contract/endpoint'
import { type AskedPath, type RequestClient, pathOf } from './request-client'

/** Requests of each kind in a round; no two rounds have the same order. */
const PER_ROUND = 4

/** Lists and details of products, pages of trends, and what charts are drawn from; what each may take at p95. */
export const REQUEST_KINDS = {
  'selling list': 150,
  'selling list, filtered': 150,
  'selling list, searched': 150,
  'selling detail': 150,
  'selling leaders': 300,
  'trends list': 150,
  'trends detail': 300,
  'trend lines': 300,
  'related trends': 300,
  'trend by country': 300,
  'filter options': 300,
  'picture, first': 150,
  'picture, again': 150,
} as const
export type RequestKind = keyof typeof REQUEST_KINDS

const SORTS = ['demand', 'revenue', 'growth', 'reviews', 'rating', 'price', 'first_seen'] as const
const WINDOWS = [7, 30, 90] as const
const FILTERS: readonly Readonly<Record<string, string | number>>[] = [
  { gender: 'women' },
  { gender: 'men', primaryCategory: 'menswear' },
  { secondaryCategory: 'dresses' },
  { attributeType: 'color', attributeName: 'black' },
  { attributeType: 'pattern', attributeName: 'floral', gender: 'women' },
  { price_min: 10, price_max: 30 },
  { arrival: 'new' },
  { gender: 'kids', price_max: 25 },
]
const WORDS = [
  'dress',
  'linen',
  'black jeans',
  'floral midi',
  'cardigan',
  'satin skirt',
  'oversized',
  'cotton shirt',
  'red',
  'denim jacket',
  'sandals',
  'knit',
] as const
const PAGES = 5
const REGIONS = ['US', 'GB', 'DE', 'FR'] as const
const TREND_SORTS = ['level', 'growth', 'score', 'yoy'] as const
const LEADERS = ['topPrimary', 'topSecondary', 'topAttribute', 'topCategory'] as const

/** The item at a running number, round and round. */
function nth<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('the demo world has none of something that the measurement asks for')
  return item
}

/** Random numbers that are the same in every run, so that every run makes the same requests. */
function draws(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffled<Item>(items: readonly Item[], draw: () => number): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(draw() * (last + 1))
    const [a, b] = [result[last], result[other]]
    if (a === undefined || b === undefined) continue
    result[last] = b
    result[other] = a
  }
  return result
}

/** The requests of eight screens: pages, filters and details of everything that is stored. */
export class RequestMix {
  private constructor(
    private readonly shops: readonly MarketplacePath[],
    private readonly products: readonly {
      readonly shop: MarketplacePath
      readonly id: string
      readonly picture: string
    }[],
    private readonly trends: readonly { readonly trend: string; readonly region: string }[],
  ) {}

  /** Learns from the server which products and trends there are. */
  static async of(client: RequestClient): Promise<RequestMix> {
    const shops: MarketplacePath[] = []
    const products: { shop: MarketplacePath; id: string; picture: string }[] = []
    for (const shop of Object.keys(SELLING_PLATFORMS) as MarketplacePath[]) {
      const pages: SellingListOutput[] = []
      for (const sort of ['demand', 'price', 'first_seen'] as const) {
        pages.push((await client.data(CONTRACT.selling[shop].list, { sort, pageSize: 100 })) as SellingListOutput)
      }
      if ((pages[0]?.total ?? 0) > 0) shops.push(shop)
      for (const { list } of pages) {
        for (const { id, picture } of list) products.push({ shop, id, picture })
      }
    }
    const trends: { trend: string; region: string }[] = []
    for (const region of REGIONS) {
      const { list } = (await client.data(CONTRACT.trends.topList, { region, pageSize: 100 })) as OutputOf<
        typeof CONTRACT.trends.topList
      >
      for (const { trend_id: trend } of list) trends.push({ trend, region })
    }
    return new RequestMix(shops, shuffled(products, draws(7)), shuffled(trends, draws(8)))
  }

  /** The addresses of a number of rounds, each round shuffled. */
  rounds(count: number, seed: number): AskedPath[] {
    const draw = draws(seed)
    return Array.from({ length: count }, (_, round) =>
      shuffled(
        (Object.keys(REQUEST_KINDS) as RequestKind[]).flatMap((kind) =>
          Array.from({ length: PER_ROUND }, (_unused, index) => ({
            kind,
            path: this.path(kind, round * PER_ROUND + index, draw),
          })),
        ),
        draw,
      ),
    ).flat()
  }

  /**
   * Filters are drawn anew for each request, as no two users ask the same. Products and trends come in turn, to cover all.
   */
  private path(kind: RequestKind, index: number, draw: () => number): string {
    const any = <Item>(items: readonly Item[]): Item => nth(items, Math.floor(draw() * items.length))
    const page = 1 + Math.floor(draw() * PAGES)
    const shop = any(this.shops)
    const list = CONTRACT.selling[shop].list
    const { trend, region } = nth(this.trends, index)
    const product = nth(this.products, index)
    switch (kind) {
      case 'selling list':
        return pathOf(list, { sort: any(SORTS), window: any(WINDOWS), page })
      case 'selling list, filtered':
        return pathOf(list, { ...any(FILTERS), sort: any(SORTS), window: any(WINDOWS) })
      case 'selling list, searched':
        return pathOf(list, { q: any(WORDS), sort: any(SORTS) })
      case 'selling detail':
        return pathOf(CONTRACT.selling[product.shop].detail, { id: product.id, window: any(WINDOWS) })
      case 'selling leaders':
        return pathOf(CONTRACT.selling[shop][any(LEADERS)], {
          window: any(WINDOWS),
          ...(draw() < 0.5 ? any(FILTERS) : {}),
        })
      case 'trends list':
        return pathOf(CONTRACT.trends.topList, { region, sort: any(TREND_SORTS), page, window: any(WINDOWS) })
      case 'trends detail':
        return pathOf(CONTRACT.trends.detail, { name: trend, region })
      case 'trend lines':
        return pathOf(CONTRACT.trends.trendLine, { names: `${trend},${any(this.trends).trend}`, region })
      case 'related trends':
        return pathOf(CONTRACT.trends.related, { name: trend, region })
      case 'trend by country':
        return pathOf(CONTRACT.trends.regionCountry, { name: trend })
      case 'filter options':
        return pathOf(CONTRACT.filters.index, draw() < 0.5 ? {} : { platform: SELLING_PLATFORMS[shop] })
      case 'picture, first':
        return product.picture
      case 'picture, again':
        return nth(this.products, index % 20).picture
    }
  }
}
