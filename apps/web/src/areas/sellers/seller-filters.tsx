import { filters } from '@trendee/contract/filters/filters'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import type { SellingPath } from '@trendee/contract/selling/platforms'
import type { FilterIndex } from '../../shared/api/use-names'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { type Texts, useTexts } from '../../shared/i18n/use-texts'
import { addressOfPlatform } from '../../shared/products/product-path'
import type { ScreenSearch } from '../../shared/url/use-screen-search'
import {
  type Choice,
  FilterBar,
  FilterMulti,
  FilterPrice,
  FilterSegment,
  FilterSelect,
} from '../../shared/ui/filter-bar'
import { type SellerListSearch, filterCount } from './seller-search'

interface SellerFiltersProps {
  readonly platform: SellingPath
  readonly search: SellerListSearch
  readonly onChange: ScreenSearch<SellerListSearch>['change']
  readonly onClear: () => void
}

type Option = FilterIndex['genders'][number]

function choicesOf(options: readonly Option[], { nameOf, format }: Texts): Choice[] {
  return options.map((option) => ({
    value: option.value,
    label: `${nameOf(option.name, option.name_zh)}  ${format.short(option.count)}`,
  }))
}

/** Several primary categories hold the same secondary one: named once, counted together. */
function merged(options: readonly Option[]): Option[] {
  const byValue = new Map<string, Option>()
  for (const option of options) {
    const count = option.count + (byValue.get(option.value)?.count ?? 0)
    byValue.set(option.value, { ...option, count })
  }
  return [...byValue.values()].toSorted((a, b) => b.count - a.count)
}

/** The specification's query filters, filled with what the platform's data holds. */
export function SellerFilters({ platform, search, onChange, onClear }: SellerFiltersProps) {
  const texts = useTexts()
  const { t, format } = texts
  const { data } = useEndpoint(filters.index, { platform: addressOfPlatform(platform) })
  const category = data?.categories.find((candidate) => candidate.value === search.primaryCategory)
  const secondary = category?.secondary ?? merged(data?.categories.flatMap((candidate) => candidate.secondary) ?? [])
  const attributes = data?.attributes.find((group) => group.type === search.attributeType)?.values ?? []
  // A changed filter starts at the first page again.
  const set = (part: Parameters<typeof onChange>[0]) => onChange({ ...part, page: undefined })
  return (
    <FilterBar count={filterCount(search)} onClear={onClear}>
      <FilterSegment
        label={t('filter.window')}
        value={String(search.window ?? 30)}
        choices={WINDOWS.map((days) => ({ value: String(days), label: t('window.short', { days }) }))}
        onChange={(days) => set({ window: days === '30' ? undefined : (Number(days) as 1 | 7 | 90) })}
      />
      <FilterSelect
        label={t('filter.department')}
        value={search.department}
        choices={choicesOf(data?.genders ?? [], texts)}
        onChange={(value) => set({ department: value as SellerListSearch['department'] })}
        width={136}
      />
      <FilterSelect
        label={t('filter.category')}
        value={search.primaryCategory}
        choices={choicesOf(data?.categories ?? [], texts)}
        onChange={(value) =>
          set({ primaryCategory: value, secondaryCategory: undefined, productCategories: undefined })
        }
        width={140}
      />
      <FilterMulti
        label={t('filter.subcategory')}
        values={search.productCategories ?? (search.secondaryCategory === undefined ? [] : [search.secondaryCategory])}
        choices={choicesOf(secondary, texts)}
        onChange={(values) =>
          set({
            secondaryCategory: values.length === 1 ? values[0] : undefined,
            productCategories: values.length > 1 ? values : undefined,
          })
        }
        width={150}
      />
      <FilterSelect
        label={t('filter.attribute_type')}
        value={search.attributeType}
        choices={(data?.attributes ?? []).map((group) => ({
          value: group.type,
          label: t(`type.${group.type as 'color'}`),
        }))}
        onChange={(value) =>
          set({ attributeType: value as SellerListSearch['attributeType'], attributeName: undefined })
        }
        width={124}
      />
      {search.attributeType !== undefined && (
        <FilterSelect
          label={t(`type.${search.attributeType}`)}
          value={search.attributeName}
          choices={choicesOf(attributes, texts)}
          onChange={(value) => set({ attributeName: value })}
          width={170}
        />
      )}
      <FilterPrice
        from={search.price_min}
        to={search.price_max}
        onChange={(from, to) => set({ price_min: from, price_max: to })}
      />
      <FilterSelect
        label={t('filter.region')}
        value={search.region}
        choices={(data?.regions ?? []).map((region) => ({ value: region.value, label: format.region(region.value) }))}
        onChange={(value) => set({ region: value })}
        width={140}
      />
      <FilterSelect
        label={t('filter.brand')}
        value={search.brand}
        choices={choicesOf(data?.brands ?? [], texts)}
        onChange={(value) => set({ brand: value })}
        width={140}
      />
    </FilterBar>
  )
}
