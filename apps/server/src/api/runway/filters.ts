import { brandNames } from '@trendee/analytics/rankings/brand-names'
import { type LookCount, lookCounts, seasons } from '@trendee/analytics/runway/filters'
import type { CONTRACT } from '@trendee/contract/contract'
import { primaryCategories } from '@trendee/core/lexicon/primary-categories'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { countedByGroup } from '@trendee/core/lexicon/gender-groups'
import { cityName } from '@trendee/core/runway/city-name'
import { seasonName } from '@trendee/core/runway/season-name'
import { type ValueNames, textNames, valueNames } from '../../answers/value-names'
import type { Handler } from '../../http/handler'

const asNames = ({ en, zh }: { readonly en: string; readonly zh: string }): ValueNames => ({ name: en, name_zh: zh })

const asOptions = (counts: readonly LookCount[], namesOf: (count: LookCount) => ValueNames) =>
  counts.map((count) => ({ value: count.value, ...namesOf(count), count: count.looks }))

/** Every value that looks can be filtered by beside what is chosen. Seasons are the newest first, the rest by count. */
export const lookFilters: Handler<typeof CONTRACT.runway.filters> = async (input, { runtime }) => {
  const { season, city, brand, show, gender, primaryCategory, secondaryCategory, attributeType, attributeName, q } =
    input
  const [counts, inOrder] = await Promise.all([
    lookCounts(runtime.analytics, {
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
    }),
    seasons(runtime.analytics),
  ])
  const of = (kind: string, parent = '') => counts.filter((count) => count.kind === kind && count.parent === parent)
  const houses = of('brand')
  const names = await brandNames(
    runtime.analytics,
    houses.map(({ value }) => value),
  )
  const houseNames = ({ value, name }: LookCount) => names.get(value) ?? { name: name || value, name_zh: name || value }
  const ofSeasons = new Map(of('season').map(({ value, looks }) => [value, looks]))
  return {
    seasons: inOrder.flatMap(({ season: value }) => {
      const count = ofSeasons.get(value)
      return count === undefined ? [] : [{ value, ...asNames(seasonName(value)), count }]
    }),
    cities: asOptions(of('city'), ({ value }) => asNames(cityName(value))),
    brands: asOptions(houses, houseNames),
    genders: countedByGroup(of('gender').map(({ value, looks }) => ({ value, count: looks }))).map((option) =>
      Object.assign(option, textNames('gender', option.value)),
    ),
    categories: primaryCategories().flatMap(({ value, en, zh }) =>
      of('primary')
        .filter((count) => count.value === value)
        .map(({ looks }) => ({
          value,
          name: en,
          name_zh: zh,
          count: looks,
          secondary: asOptions(of('secondary', value), (count) => valueNames('category', count.value)),
        })),
    ),
    attributes: ATTRIBUTE_TYPES.flatMap((type) => {
      const values = asOptions(of('attribute', type), (count) => valueNames(type, count.value))
      return values.length > 0 ? [{ type, values }] : []
    }),
  }
}

/** Runway seasons with their shows. */
export const collections: Handler<typeof CONTRACT.runway.collections> = async (_input, { runtime }) =>
  (await seasons(runtime.analytics)).map(({ season, shows, looks, from_day, to_day }) => ({
    value: season,
    ...asNames(seasonName(season)),
    count: looks,
    shows,
    from: from_day,
    to: to_day,
  }))
