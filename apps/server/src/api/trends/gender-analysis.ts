import { type TrendWearer, trendWearers } from '@trendee/analytics/trends/trend-wearers'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { isKnownTrend } from '@trendee/analytics/trends/known-trend'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { valueNames } from '../../answers/value-names'
import type { Handler } from '../../http/handler'

const products = (wearers: readonly TrendWearer[]) => wearers.reduce((sum, wearer) => sum + wearer.products, 0)

/** A trend that nobody measures and no product shows is none. */
async function wearersOf(db: AnalyticsDb, name: string): Promise<TrendWearer[]> {
  const wearers = await trendWearers(db, trendIdOf(name))
  if (wearers.length === 0 && !(await isKnownTrend(db, name))) {
    throw new ApiError('not_found', 'There is no such trend.')
  }
  return wearers
}

export const genderAnalysis: Handler<typeof CONTRACT.trends.genderAnalysis> = async ({ name }, { runtime }) => {
  const wearers = await wearersOf(runtime.analytics, name)
  const known = wearers.filter(({ gender }) => gender !== '')
  const all = products(known)
  return {
    genders: known.map(({ gender, products: number, median_price_usd }) => ({
      gender,
      products: number,
      share: all === 0 ? null : number / all,
      median_price_usd,
    })),
    unknown: products(wearers) - all,
  }
}

export const genderTopSecondary: Handler<typeof CONTRACT.trends.genderTopSecondary> = async ({ name }, { runtime }) => {
  const wearers = await wearersOf(runtime.analytics, name)
  return {
    genders: wearers
      .filter(({ gender }) => gender !== '')
      .map((wearer) => ({
        gender: wearer.gender,
        categories: wearer.categories.map(([value, number]) => ({
          value,
          ...valueNames('category', value),
          products: number,
          share: number / wearer.products,
        })),
      })),
  }
}
