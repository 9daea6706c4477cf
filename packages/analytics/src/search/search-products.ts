import type { ProductSearchInput } from '@trendee/contract/search/product-search'
import type { UnderstoodSearch } from '@trendee/core/search/understand-search'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { PRODUCT_KEY, productCards } from '../tables/product-cards'
import type { ProductRow } from '../tables/product-row'
import { itemCondition } from './search'
import { understand } from '../tables/understand'

const COUNT = z.object({ total: z.number() })

/** Sort key → SQL; the only text that a caller's choice puts into the query. */
const SORTS = {
  standing: 'standing {reverse}',
  price: 'price_usd {order} NULLS LAST, standing',
  first_seen: 'day {order} NULLS LAST, standing',
} as const

export interface ProductSearchAnswer {
  readonly understood: UnderstoodSearch
  readonly list: ProductRow[]
  readonly total: number
}

/** Products of some platforms that have what the words ask for and fit the filters; one page. */
export async function searchProducts(
  db: AnalyticsDb,
  platforms: readonly string[],
  question: ProductSearchInput,
): Promise<ProductSearchAnswer> {
  const understood = await understand(db, question.q)
  const asked = question.platforms?.length
    ? platforms.filter((platform) => question.platforms?.includes(platform))
    : platforms
  if (asked.length === 0 || (question.q !== '' && understood.groups.length === 0)) {
    return { understood, list: [], total: 0 }
  }
  const { sql, parameters } = itemCondition(question, understood, [...asked])
  const order = question.order === 'asc' ? 'ASC' : 'DESC'
  const sorted = SORTS[question.sort].replace('{order}', order).replace('{reverse}', order === 'ASC' ? 'DESC' : 'ASC')
  const where = `FROM trendee.search_item ${sql} AND kind = 'product'`
  const [found, [count]] = await Promise.all([
    db.rows(
      PRODUCT_KEY,
      `SELECT platform, id ${where} ORDER BY ${sorted}, id LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
      { ...parameters, limit: question.pageSize, offset: (question.page - 1) * question.pageSize },
      { route: 'search.products', isKept: true },
    ),
    db.rows(COUNT, `SELECT count() AS total ${where}`, parameters, { route: 'search.products.count', isKept: true }),
  ])
  return {
    understood,
    list: await productCards(db, found, question.window, 'search.products.cards'),
    total: count?.total ?? 0,
  }
}
