import { type SellingDetail, detail } from '@trendee/analytics/selling/detail'
import { Photos } from '../../answers/picture-address'
import { namedAttributes, picturedProduct, productSummary } from '../../answers/product'
import { ApiError } from '@trendee/contract/errors'
import { EVIDENCE_SOURCES } from '@trendee/core/extraction/garment'
import type { SellingDetailOutput } from '@trendee/contract/selling/detail'
import type { SellingEntries } from '@trendee/contract/selling/selling'
import type { Handler } from '../../http/handler'

/** Of a photograph on a page of its own, in pixels. */
const PAGE_WIDTH = 1200

function foundOf({ product, words }: SellingDetail): SellingDetailOutput['found'] {
  return product.attribute_values.flatMap((value, index) => {
    const [attribute] = namedAttributes([product.attribute_types[index] ?? ''], [value])
    const from = EVIDENCE_SOURCES.find((source) => source === words.attribute_from[index])
    return attribute && from ? [{ ...attribute, words: words.attribute_words[index] ?? '', from }] : []
  })
}

/** One product of a platform, or 1002. */
export function detailOf(platformName: string): Handler<SellingEntries['detail']> {
  return async (input, { runtime }) => {
    const answer = await detail(runtime.analytics, platformName, input.id, input.window)
    if (!answer) throw new ApiError('not_found', 'There is no product of this id here.', { id: input.id })
    const photos = await Photos.of(runtime.analytics, [answer.product, ...answer.similar].map(picturedProduct))
    const product = productSummary(answer.product, input.window, photos)
    return {
      product,
      description: answer.words.description,
      pictures: [product.picture_kind === 'photo' ? `${product.picture}?width=${PAGE_WIDTH}` : product.picture],
      category_path: answer.words.category_path,
      inferred_brand: answer.words.title_brand || null,
      found: foundOf(answer),
      history: answer.history.map((day) => ({
        day: day.day_text,
        price_usd: day.price,
        units: day.units,
        units_total: day.total,
        units_in_period: day.in_period,
        sales_rank: day.rank,
        reviews: day.review_count,
        favorites: day.liked,
        rating: day.stars,
        in_stock: day.is_in_stock === null ? null : day.is_in_stock === 1,
      })),
      sold_out_on: answer.product.sold_out_day,
      similar: answer.similar.map((product) =>
        Object.assign(productSummary(product, input.window, photos), { likeness: product.likeness }),
      ),
    }
  }
}
