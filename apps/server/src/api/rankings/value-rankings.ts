import { isKnownTrend } from '@trendee/analytics/trends/known-trend'
import { lookRanking } from '@trendee/analytics/rankings/look-ranking'
import { postRanking } from '@trendee/analytics/rankings/post-ranking'
import { productRanking } from '@trendee/analytics/rankings/product-ranking'
import type { RankedGroup } from '@trendee/analytics/rankings/garment-filter'
import type { Ranking } from '@trendee/analytics/rankings/ranked-row'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { ApiError } from '@trendee/contract/errors'
import { lookRankingInput, postRankingInput, productRankingInput } from '@trendee/contract/rankings/ranking-filters'
import type {
  ValueInfo,
  ValueInfoOutput,
  ValueRankingInput,
  valueRankings,
} from '@trendee/contract/rankings/value-rankings'
import { lexiconEntry } from '@trendee/core/lexicon/lexicon'
import { ATTRIBUTE_TYPES, type AttributeType } from '@trendee/core/lexicon/types'
import { colorHex, valueNames } from '../../answers/value-names'
import type { Handler } from '../../http/handler'
import { rankingAnswer } from './ranking-answer'

type Ranked = 'category' | 'attribute' | 'brand'
type Source = ValueRankingInput['source']
type Asked = Pick<ValueRankingInput, 'platform' | 'gender' | 'window' | 'pageSize'> &
  Partial<Omit<ValueRankingInput, 'source'>> & { readonly attributeName?: string }

/** The one question, asked of posts, of a platform's products or of looks. */
function ranked(db: AnalyticsDb, source: Source, of: Ranked, asked: Asked, only?: RankedGroup): Promise<Ranking> {
  const { platform, window, by, ...garments } = asked
  const isGrowth = by === 'growth'
  if (source === 'looks') {
    return lookRanking(db, of, lookRankingInput.parse({ ...garments, by: isGrowth ? 'growth' : 'looks' }), only)
  }
  if (source === 'posts') {
    return postRanking(db, of, postRankingInput.parse({ ...garments, window, by: isGrowth ? 'growth' : 'posts' }), only)
  }
  const input = productRankingInput.parse({ ...garments, window, by: isGrowth ? 'growth' : 'products' })
  return productRanking(db, platform, of, input, { only })
}

/** Categories or attribute values, counted where the caller asks. */
export function valuesOf(of: 'category' | 'attribute'): Handler<typeof valueRankings.categoryList> {
  return async (input, { runtime: { analytics } }) => {
    const { source, platform, gender, primaryCategory, secondaryCategory, attributeType, window, by } = input
    const paging = { page: input.page, pageSize: input.pageSize }
    const garments = { gender, primaryCategory, secondaryCategory, attributeType }
    const ranking = await ranked(analytics, source, of, { platform, window, by, ...garments, ...paging })
    return rankingAnswer(analytics, of, ranking, paging)
  }
}

const WORN_WITH = 12
const BRANDS = 8

interface Value {
  readonly value: string
  readonly type: AttributeType | 'category'
}

/** What one source tells of a value: its own place, what is worn with it, whose it is. */
async function inSource(
  db: AnalyticsDb,
  source: Source,
  { value, type }: Value,
  asked: Asked,
): Promise<ValueInfoOutput['posts']> {
  const own = type === 'category' ? { secondaryCategory: value } : { attributeType: type, attributeName: value }
  const of = type === 'category' ? 'category' : 'attribute'
  // One more than is shown: the value itself is the first of those that its records carry.
  const pages = { page: 1, pageSize: WORN_WITH + 1 }
  const [self, attributes, brands] = await Promise.all([
    // Its share and its growth are of all records, not of those that carry it.
    ranked(db, source, of, { ...asked, page: 1, pageSize: 1 }, { type: type === 'category' ? '' : type, id: value }),
    ranked(db, source, 'attribute', { ...asked, ...own, ...pages }),
    ranked(db, source, 'brand', { ...asked, ...own, page: 1, pageSize: BRANDS }),
  ])
  const answers = await Promise.all([
    rankingAnswer(db, of, self, { page: 1, pageSize: 1 }),
    rankingAnswer(db, 'attribute', attributes, pages),
    rankingAnswer(db, 'brand', brands, { page: 1, pageSize: BRANDS }),
  ])
  const isSelf = (item: { readonly id: string; readonly attribute_type: string | null }) =>
    item.id === value && (type === 'category' || item.attribute_type === type)
  return {
    self: answers[0].list[0] ?? null,
    worn_with: answers[1].list.filter((item) => !isSelf(item)).slice(0, WORN_WITH),
    brands: answers[2].list,
    as_of: self.asOf,
    season: self.season,
  }
}

/** A category, or an attribute value of the asked type or of the first that has it. */
function valueNamed(kind: 'category' | 'attribute', value: string, type: AttributeType | undefined): Value {
  const types = kind === 'category' ? (['category'] as const) : type === undefined ? ATTRIBUTE_TYPES : [type]
  const found = types.find((each) => lexiconEntry(each, value) !== null)
  if (found === undefined) throw new ApiError('not_found', 'The lexicon has no such value.')
  return { value, type: found }
}

export function valueInfoOf(kind: 'category' | 'attribute'): Handler<ValueInfo> {
  return async ({ value: asked, type, platform, gender, window }, { runtime: { analytics } }) => {
    const value = valueNamed(kind, asked, type)
    const filters = { platform, gender, window, pageSize: 1 }
    const [posts, products, looks, listed] = await Promise.all([
      inSource(analytics, 'posts', value, filters),
      inSource(analytics, 'products', value, filters),
      inSource(analytics, 'looks', value, filters),
      isKnownTrend(analytics, value.value),
    ])
    return {
      ...value,
      ...valueNames(value.type, value.value),
      hex: value.type === 'color' ? colorHex(value.value) : null,
      trend_id: listed ? value.value : null,
      posts,
      products,
      looks,
    }
  }
}
