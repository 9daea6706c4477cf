import { isKnownTrend } from '@trendee/analytics/trends/known-trend'
import { itemsLooks, itemsPosts } from '@trendee/analytics/trends/trend-items'
import { styleBoardProducts, styleCreators, stylePrices, styleTally } from '@trendee/analytics/styles/style-products'
import { itemsOf } from '@trendee/analytics/tables/trend-key'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import { lexiconEntry } from '@trendee/core/lexicon/lexicon'
import { inTurn } from '@trendee/core/styles/in-turn'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { type StyleDay, firstStyleDay, styleDays, styleOfDay } from '@trendee/store/styles/style-days'
import { lookAnswer, picturedLook } from '../../answers/look'
import { pageAnswer } from '../../answers/page'
import { Photos } from '../../answers/picture-address'
import { picturedPost, postAnswer } from '../../answers/post'
import { picturedProduct, productSummary } from '../../answers/product'
import { trendPictureAddress } from '../../answers/trend'
import { colorHex, valueNames } from '../../answers/value-names'
import type { Handler } from '../../http/handler'

type Board = OutputOf<typeof CONTRACT.trends.styleBoard>

const BOARD_SIZE = 18

function dayAnswer({ day, trendId }: Pick<StyleDay, 'day' | 'trendId'>) {
  const { name, name_zh } = valueNames('style', trendId)
  return {
    day,
    trend_id: trendId,
    name,
    trend_name_zh: name_zh,
    picture: trendPictureAddress({ trend_id: trendId, gender: '' }, 0),
  }
}

export const styleOfTheDay: Handler<typeof CONTRACT.trends.styleOfTheDay> = async (
  { day, page, pageSize },
  { runtime },
) => {
  const store = runtime.store.db
  const [days, newest, first, asked] = await Promise.all([
    styleDays(store, { page, pageSize }),
    styleOfDay(store, undefined),
    firstStyleDay(store),
    day === undefined ? null : styleOfDay(store, day),
  ])
  const style = day === undefined ? newest : asked
  return {
    ...pageAnswer(days, { page, pageSize }, dayAnswer),
    style:
      style === null
        ? null
        : {
            ...dayAnswer(style),
            region: style.region,
            rise: style.rise,
            rise_weeks: style.riseWeeks,
            weeks: style.weeks,
            level: style.level,
            rising: style.rising,
            rest_days: style.restDays,
          },
    newest: newest?.day ?? null,
    first,
  }
}

export const styleBoard: Handler<typeof CONTRACT.trends.styleBoard> = async ({ name, day }, { runtime }) => {
  const { analytics } = runtime
  const question = { name, day }
  const items = itemsOf(name)
  // A style of the lexicon may have been one of a day although nobody tells of it today.
  if (lexiconEntry('style', trendIdOf(name)) === null && !(await isKnownTrend(analytics, name))) {
    throw new ApiError('not_found', 'The trend has not yet been included in the database')
  }
  const [tally, posts, looks, products, creators] = await Promise.all([
    styleTally(analytics, question),
    itemsPosts(analytics, items, day),
    itemsLooks(analytics, items, day),
    styleBoardProducts(analytics, question),
    styleCreators(analytics, question),
  ])
  const prices = await stylePrices(
    analytics,
    question,
    tally.categories.map(({ value }) => value),
  )
  const priced = [...(prices?.levels.values() ?? [])].flatMap((levels) => levels.flatMap(({ shown }) => shown))
  const photos = await Photos.of(analytics, [
    ...posts.map(picturedPost),
    ...looks.map(picturedLook),
    ...[...products, ...priced].map(picturedProduct),
  ])
  const board = inTurn<Board['board'][number]>(
    [
      posts.map((post) => ({ kind: 'post', post: postAnswer(post, photos) })),
      looks.map((look) => ({ kind: 'look', look: lookAnswer(look, photos) })),
      products.map((product) => ({ kind: 'product', product: productSummary(product, 30, photos) })),
    ],
    BOARD_SIZE,
  )
  const share = (count: number) => (tally.products === 0 ? 0 : count / tally.products)
  const told = tally.genders.filter(({ value }) => value !== '')
  const ofTold = told.reduce((sum, { products: count }) => sum + count, 0)
  return {
    board,
    products: tally.products,
    palette: tally.colors.flatMap(({ value, products: count }) => {
      const hex = colorHex(value)
      return hex === null ? [] : [{ value, ...valueNames('color', value), hex, products: count, share: share(count) }]
    }),
    currency: prices?.currency ?? null,
    items: tally.categories.map(({ value, products: count }) => ({
      value,
      ...valueNames('category', value),
      products: count,
      share: share(count),
      levels: (prices?.levels.get(value) ?? []).map(({ shown, ...level }) => ({
        ...level,
        shown: shown.map((product) => productSummary(product, 30, photos)),
      })),
    })),
    genders: told.map(({ value: gender, products: count }) => ({ gender, products: count, share: count / ofTold })),
    brands: tally.brands.map(({ brandId, name, nameZh, products: count }) => ({
      brand_id: brandId,
      brand: name,
      brand_zh: nameZh,
      products: count,
    })),
    creators: creators.map(({ id, ...creator }) => ({ id, platform: id.slice(0, id.indexOf('.')), ...creator })),
  }
}
