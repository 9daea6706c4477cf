import type { RangeCategory } from '@trendee/contract/range/range-fields'
import { categoryFamily, categoryFamilies } from '@trendee/core/lexicon/category-families'
import type { GenderGroup } from '@trendee/core/lexicon/types'
import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import { type RangeStanding, pricePosition, rangeStanding } from '@trendee/core/selling/range-position'
import { median } from '@trendee/core/series/robust-statistics'
import type { WindowDays } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'
import { analysisCategory } from './analysis-category'

/** What of an own item the comparison reads. */
export interface ComparedItem {
  readonly secondaryCategory: string
  readonly gender: string
  readonly priceUsd: number | null
  readonly stock: number | null
}

export interface MarketAsked {
  readonly platform: string
  readonly gender?: GenderGroup | undefined
  readonly window: WindowDays
}

export type RangeRow = Omit<RangeCategory, 'name' | 'name_zh'>

const COVERED = new Map(categoryFamilies().flatMap(({ value, covers }) => covers.map((one) => [one, value] as const)))

/** The category that a market's row is of: the broad one that covers it, where there is one. */
export function marketCategory(secondary: string): string {
  return categoryFamily(secondary)?.value ?? COVERED.get(secondary) ?? secondary
}

/** Whether an item may be of the asked gender: one whose words tell none is for anybody. */
export function isOfGender(gender: string, asked: GenderGroup | undefined): boolean {
  return asked === undefined || gender === '' || GENDERS_OF_GROUP[asked].includes(gender as never)
}

/** What wants a decision comes first, the widest apart on top. */
const FIRST: Readonly<Record<RangeStanding, number>> = { empty: 0, thin: 0, thick: 0, level: 1, few: 1, untold: 2 }

/**
 * An own range against one marketplace, category by category; without one (`null`) the market alone. `market`: `null` where nothing is
 * known of the platform.
 */
export async function rangeAgainstMarket(db: AnalyticsDb, range: readonly ComparedItem[] | null, asked: MarketAsked) {
  const { platform, gender, window } = asked
  const items = range ?? []
  const sorted = { sort: 'share_of_demand', order: 'desc' } as const
  const question = { platform: [platform], gender, window, ...sorted }
  const { list: market, platforms } = await analysisCategory(db, question)
  const own = items.filter(
    ({ secondaryCategory, gender: worn }) => secondaryCategory !== '' && isOfGender(worn, gender),
  )
  const owned = new Map<string, ComparedItem[]>()
  for (const item of own) {
    const category = marketCategory(item.secondaryCategory)
    owned.set(category, [...(owned.get(category) ?? []), item])
  }
  const hasStock = items.some(({ stock }) => stock !== null)
  const offered = new Map(market.map((row) => [row.category, row]))
  const rows = [...new Set([...offered.keys(), ...owned.keys()])].map((category): RangeRow => {
    const there = offered.get(category)
    const here = owned.get(category) ?? []
    const prices = here.flatMap(({ priceUsd }) => (priceUsd === null || priceUsd <= 0 ? [] : [priceUsd]))
    const ownMedian = median(prices)
    const growth = there?.growth ?? null
    const known = here.flatMap(({ stock }) => stock ?? [])
    return {
      category,
      items: range === null ? null : here.length,
      own_share: own.length === 0 ? null : here.length / own.length,
      offers: there?.offers ?? 0,
      share_of_offers: there?.share_of_offers ?? null,
      share_of_demand: there?.share_of_demand ?? null,
      growth,
      growth_reason: there?.growth_reason ?? null,
      standing:
        range === null
          ? null
          : rangeStanding({
              items: here.length,
              range: own.length,
              marketShare: there?.share_of_demand ?? there?.share_of_offers ?? 0,
              growth,
            }),
      own_median_usd: ownMedian,
      market_median_usd: there?.median_price_usd ?? null,
      price_position: pricePosition(prices, ownMedian, there?.median_price_usd ?? null),
      stock: !hasStock || known.length === 0 ? null : known.reduce((sum, pieces) => sum + pieces, 0),
    }
  })
  const apart = (row: RangeRow) => Math.abs((row.share_of_demand ?? row.share_of_offers ?? 0) - (row.own_share ?? 0))
  const place = ({ standing }: RangeRow) => (standing === null ? 0 : FIRST[standing])
  const ordered = rows.toSorted((a, b) => place(a) - place(b) || apart(b) - apart(a))
  return { list: ordered, market: platforms.find((facts) => facts.platform === platform) ?? null }
}
