import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { type FilterOption, filterOptions } from '@trendee/analytics/selling/filter-options'
import { toldWindows } from '@trendee/analytics/selling/told-windows'
import { platformsOfChannel } from '@trendee/analytics/tables/further-shops'
import { platformNamesOf } from '../../answers/platform-names'
import { type ValueNames, colorHex, regionNames, textNames, valueNames } from '../../answers/value-names'
import type { CONTRACT } from '@trendee/contract/contract'
import type { FilterIndexInput, FilterIndexOutput } from '@trendee/contract/filters/filter-index'
import { ApiError } from '@trendee/contract/errors'
import { categoryFamilies } from '@trendee/core/lexicon/category-families'
import { countedByGroup } from '@trendee/core/lexicon/gender-groups'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { SELLING_PLATFORMS, isShopPlatform } from '@trendee/contract/selling/platforms'
import { primaryCategories } from '@trendee/core/lexicon/primary-categories'
import { PLATFORMS } from '@trendee/feeds/records'
import type { Handler } from '../../http/handler'

function platformOf(asked: string): string {
  const name = (SELLING_PLATFORMS as Readonly<Record<string, string>>)[asked] ?? asked
  if (!(PLATFORMS as readonly string[]).includes(name) && !isShopPlatform(name)) {
    throw new ApiError('bad_input', 'platform: not a platform', { field: 'platform' })
  }
  return name
}

/** The platform that is asked, of the channel that is; `null` for all. */
async function platformsOf(
  db: AnalyticsDb,
  { platform, channel }: FilterIndexInput,
): Promise<readonly string[] | null> {
  const name = platform === undefined ? null : platformOf(platform)
  if (channel === undefined) return name === null ? null : [name]
  const all = await platformsOfChannel(db, channel)
  return name === null ? all : all.filter((one) => one === name)
}

const asOptions = (options: readonly FilterOption[], namesOf: (value: string) => ValueNames) =>
  options.map(({ value, number }) => Object.assign({ value, count: number }, namesOf(value)))

/** Categories with the broad one that covers each; what has its own family among the options names that. */
function secondaryOptions(options: readonly FilterOption[]) {
  const heads = categoryFamilies().filter(({ value, covers }) => {
    const isHere = options.some((option) => option.value === value)
    return isHere && options.some((option) => covers.includes(option.value))
  })
  return asOptions(options, (slug) => valueNames('category', slug)).map((option) => {
    const family = heads.find(({ value }) => value === option.value)
    const parent = heads.find(({ covers }) => covers.includes(option.value))?.value ?? null
    return Object.assign(option, {
      parent,
      family: family === undefined ? null : { name: family.en, name_zh: family.zh },
    })
  })
}

/** Every filter value that the data holds. Categories and attribute types are in screen order, the rest by count. */
export async function filterTree(db: AnalyticsDb, asked: FilterIndexInput): Promise<FilterIndexOutput> {
  const platforms = await platformsOf(db, asked)
  const [options, windows, platformNames] = await Promise.all([
    filterOptions(db, platforms),
    toldWindows(db, platforms),
    platformNamesOf(db),
  ])
  const inGroup = (list: readonly FilterOption[], group: string) => list.filter((option) => option.group === group)
  return {
    genders: countedByGroup(options.genders.map(({ value, number }) => ({ value, count: number }))).map((option) =>
      Object.assign(option, textNames('gender', option.value)),
    ),
    categories: primaryCategories().flatMap(({ value, en, zh }) => {
      const primary = options.primaryCategories.find((option) => option.value === value)
      if (!primary) return []
      const secondary = secondaryOptions(inGroup(options.secondaryCategories, value))
      return [{ value, name: en, name_zh: zh, count: primary.number, secondary }]
    }),
    attributes: ATTRIBUTE_TYPES.flatMap((type) => {
      const values = inGroup(options.attributes, type).map(({ value, number }) => ({
        value,
        ...valueNames(type, value),
        count: number,
        hex: type === 'color' ? colorHex(value) : null,
      }))
      return values.length > 0 ? [{ type, values }] : []
    }),
    platforms: asOptions(options.platforms, platformNames),
    regions: asOptions(options.regions, regionNames),
    trend_regions: asOptions(options.trendRegions, regionNames),
    brands: options.brands.map(({ value, name, name_zh: nameZh, number }) => ({
      value,
      name,
      name_zh: nameZh || name,
      count: number,
    })),
    price_bands: options.priceBands.map(({ from, to }) => ({ from, to })),
    windows: [...windows.demand],
    arrival_windows: [...windows.arrivals],
  }
}

/** The same tree, under whichever of its names it is asked. */
export const filtersIndex: Handler<typeof CONTRACT.filters.index> = ({ platform, channel }, { runtime }) =>
  filterTree(runtime.analytics, { platform, channel })
